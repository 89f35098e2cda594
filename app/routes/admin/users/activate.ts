import { activatePerson } from "#features/accounts/people/commands.server.ts";
import type { Route } from "./+types/activate.ts";
import { change, seePerson } from "./change.server.ts";

/** `POST /admin/users/:id/activate` lets somebody in again. */
export function action(args: Route.ActionArgs) {
  return change(args, activatePerson, (email) => `${email} is active.`);
}

export function loader(args: Route.LoaderArgs) {
  return seePerson(args);
}
