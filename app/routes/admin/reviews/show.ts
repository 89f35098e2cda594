import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { showReview } from "#features/reviews/moderation/commands.server.ts";
import { failedToUpdate } from "#features/reviews/moderation/messages.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf } from "#values/form/form.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/show.ts";
import { moderate } from "./moderate.server.ts";

/** `POST /admin/reviews/:id/show` shows a hidden review again. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  return moderate(args, await formOf(args.request), {
    work: showReview,
    said: "The review is shown again.",
    problem: "visibility",
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return dialogAnswer(serverAction(), failedToUpdate);
}

export const loader = adminPostOnly(href("/admin/reviews"));
