import { href } from "react-router";
import { demotePerson } from "#features/accounts/people/commands.server.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/remove-admin.ts";
import { changeUser } from "./with-user.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/users/:id/remove-admin` closes the back office to a person. */
export function action(args: Route.ActionArgs) {
  return changeUser(args, demotePerson, (email) => `${email} is no admin any more.`);
}

export const loader = adminPostOnly(({ id }: { id: string }) => href("/admin/users/:id", { id }));
