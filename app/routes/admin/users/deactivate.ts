import { deactivatePerson } from "#features/accounts/people/commands.server.ts";
import type { Route } from "./+types/deactivate.ts";
import { change, seePerson } from "./change.server.ts";

/** `POST /admin/users/:id/deactivate` keeps somebody out. */
export function action(args: Route.ActionArgs) {
  return change(args, deactivatePerson, (email) => `${email} is deactivated.`);
}

export function loader(args: Route.LoaderArgs) {
  return seePerson(args);
}
