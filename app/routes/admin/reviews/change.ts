import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  hideReview,
  removeReview,
  showReview,
} from "#features/reviews/moderation/commands.server.ts";
import { failedToDelete, failedToUpdate } from "#features/reviews/moderation/moderation.ts";
import { hideForm } from "#features/reviews/moderation/schema.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { changeOf } from "../../changes.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/change.ts";
import { listOf, moderate, seeProblem } from "./moderation.server.ts";

const changes = {
  /** Takes a review out of all lists and averages. */
  hide: { said: "The review is hidden.", problem: "visibility" },
  show: { work: showReview, said: "The review is shown again.", problem: "visibility" },
  /** Deletes a review for good. */
  delete: { work: removeReview, said: "The review is deleted.", problem: "delete" },
} as const;

/** `POST /admin/reviews/:id/:change` moderates a review. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const change = changeOf<(typeof changes)[keyof typeof changes]>(changes, args.params.change);
  const form = await formOf(args.request);
  if ("work" in change) return moderate(args, form, change);
  const { value } = readForm(hideForm, form);
  if (!value) return seeProblem(listOf(form), "reason");
  return moderate(args, form, {
    work: (services, admin, reviewId) => hideReview(services, admin, reviewId, value),
    ...change,
  });
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return dialogAnswer(serverAction(), params.change === "delete" ? failedToDelete : failedToUpdate);
}

export const loader = adminPostOnly(href("/admin/reviews"), changes);
