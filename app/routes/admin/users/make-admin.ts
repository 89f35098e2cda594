import { promotePerson } from "#features/accounts/people/commands.server.ts";
import type { Route } from "./+types/make-admin.ts";
import { change, seePerson } from "./change.server.ts";

/** `POST /admin/users/:id/make-admin` opens the back office to somebody. */
export function action(args: Route.ActionArgs) {
  return change(args, promotePerson, (email) => `${email} is an admin.`);
}

export function loader(args: Route.LoaderArgs) {
  return seePerson(args);
}
