import { deactivatePerson } from "#features/accounts/people/commands.server.ts";
import type { Route } from "./+types/deactivate.ts";
import { changeUser, seeUser } from "./with-user.server.ts";

/** `POST /admin/users/:id/deactivate` keeps a person out. */
export function action(args: Route.ActionArgs) {
  return changeUser(args, deactivatePerson, (email) => `${email} is deactivated.`);
}

export function loader(args: Route.LoaderArgs) {
  return seeUser(args);
}
