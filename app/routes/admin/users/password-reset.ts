import { href } from "react-router";
import { askerOf } from "#features/accounts/asker.server.ts";
import { sendPasswordReset } from "#features/accounts/people/commands.server.ts";
import type { Handle } from "../../handle.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/password-reset.ts";
import { answerOf, userPath, withUser } from "./with-user.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/users/:id/password-reset` sends a person a link to set a new password. */
export async function action(args: Route.ActionArgs) {
  const done = await withUser(args, (own, admin, userId) =>
    sendPasswordReset(own, admin, askerOf(args), userId),
  );
  return answerOf(
    done,
    { page: userPath(args) },
    (email) => `A link to set a new password goes to ${email}.`,
  );
}

export const loader = adminPostOnly(({ id }: { id: string }) => href("/admin/users/:id", { id }));
