import { demotePerson } from "#features/accounts/people/commands.server.ts";
import type { Route } from "./+types/remove-admin.ts";
import { changeUser, seeUser } from "./with-user.server.ts";

/** `POST /admin/users/:id/remove-admin` closes the back office to a person. */
export function action(args: Route.ActionArgs) {
  return changeUser(args, demotePerson, (email) => `${email} is no admin any more.`);
}

export function loader(args: Route.LoaderArgs) {
  return seeUser(args);
}
