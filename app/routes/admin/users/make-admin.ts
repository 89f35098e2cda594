import { href } from "react-router";
import { promotePerson } from "#features/accounts/people/commands.server.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/make-admin.ts";
import { changeUser } from "./with-user.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/users/:id/make-admin` opens the back office to a person. */
export function action(args: Route.ActionArgs) {
  return changeUser(args, promotePerson, (email) => `${email} is an admin.`);
}

export const loader = adminPostOnly(({ id }: { id: string }) => href("/admin/users/:id", { id }));
