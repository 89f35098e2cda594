import { promotePerson } from "#features/accounts/people/commands.server.ts";
import type { Route } from "./+types/make-admin.ts";
import { changeUser, seeUser } from "./with-user.server.ts";

/** `POST /admin/users/:id/make-admin` opens the back office to a person. */
export function action(args: Route.ActionArgs) {
  return changeUser(args, promotePerson, (email) => `${email} is an admin.`);
}

export function loader(args: Route.LoaderArgs) {
  return seeUser(args);
}
