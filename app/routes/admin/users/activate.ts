import { href } from "react-router";
import { activatePerson } from "#features/accounts/people/commands.server.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/activate.ts";
import { changeUser } from "./with-user.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/users/:id/activate` lets a person sign in again. */
export function action(args: Route.ActionArgs) {
  return changeUser(args, activatePerson, (email) => `${email} is active.`);
}

export const loader = adminPostOnly(({ id }: { id: string }) => href("/admin/users/:id", { id }));
