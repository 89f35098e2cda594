import { demotePerson } from "#features/accounts/people/commands.server.ts";
import type { Route } from "./+types/remove-admin.ts";
import { change, seePerson } from "./change.server.ts";

/** `POST /admin/users/:id/remove-admin` closes the back office for somebody. */
export function action(args: Route.ActionArgs) {
  return change(args, demotePerson, (email) => `${email} is no admin any more.`);
}

export function loader(args: Route.LoaderArgs) {
  return seePerson(args);
}
