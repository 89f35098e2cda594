import { href } from "react-router";
import { deactivatePerson } from "#features/accounts/people/commands.server.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/deactivate.ts";
import { changeUser } from "./with-user.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/users/:id/deactivate` keeps a person out. */
export function action(args: Route.ActionArgs) {
  return changeUser(args, deactivatePerson, (email) => `${email} is deactivated.`);
}

export const loader = adminPostOnly(({ id }: { id: string }) => href("/admin/users/:id", { id }));
