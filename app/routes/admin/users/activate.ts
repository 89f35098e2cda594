import { activatePerson } from "#features/accounts/people/commands.server.ts";
import type { Route } from "./+types/activate.ts";
import { changeUser, seeUser } from "./with-user.server.ts";

/** `POST /admin/users/:id/activate` lets a person sign in again. */
export function action(args: Route.ActionArgs) {
  return changeUser(args, activatePerson, (email) => `${email} is active.`);
}

export function loader(args: Route.LoaderArgs) {
  return seeUser(args);
}
