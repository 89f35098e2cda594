import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { readAnswerMark } from "#features/reviews/answers/schema.ts";
import { markAnswer } from "#features/reviews/moderation/commands.server.ts";
import { failedToUpdate } from "#features/reviews/moderation/moderation.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf } from "#values/form/form.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/mark-answer.ts";
import { moderate } from "./moderation.server.ts";

/** `POST /admin/reviews/:id/answer/hide` hides an expert's answer to a review, `…/show` shows it again. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const mark = readAnswerMark(args.params.mark);
  if (mark === null) throw new Response("There is no such page.", { status: 404 });
  const isHidden = mark === "hide";
  return moderate(args, await formOf(args.request), {
    work: (services, admin, reviewId) => markAnswer(services, admin, reviewId, { isHidden }),
    said: isHidden ? "The answer is hidden." : "The answer is shown again.",
    problem: "visibility",
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return dialogAnswer(serverAction(), failedToUpdate);
}

export const loader = adminPostOnly(href("/admin/reviews"));
