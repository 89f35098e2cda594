import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { removeReview } from "#features/reviews/moderation/commands.server.ts";
import { failedToDelete } from "#features/reviews/moderation/messages.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf } from "#values/form/form.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/delete.ts";
import { moderate } from "./moderate.server.ts";

/** `POST /admin/reviews/:id/delete` deletes a review for good. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  return moderate(args, await formOf(args.request), {
    work: removeReview,
    said: "The review is deleted.",
    problem: "delete",
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return dialogAnswer(serverAction(), failedToDelete);
}

export const loader = adminPostOnly(href("/admin/reviews"));
