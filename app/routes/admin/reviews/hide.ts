import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { hideReview } from "#features/reviews/moderation/commands.server.ts";
import { failedToUpdate } from "#features/reviews/moderation/messages.ts";
import { hideForm } from "#features/reviews/moderation/schema.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { adminPostOnly } from "../admin-post-only.server.ts";
import type { Route } from "./+types/hide.ts";
import { listOf, moderate, seeProblem } from "./moderate.server.ts";

/** `POST /admin/reviews/:id/hide` takes a review out of all lists and averages. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const form = await formOf(args.request);
  const { value } = readForm(hideForm, form);
  if (!value) return seeProblem(listOf(form), "reason");
  return moderate(args, form, {
    work: (services, admin, reviewId) => hideReview(services, admin, reviewId, value),
    said: "The review is hidden.",
    problem: "visibility",
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return dialogAnswer(serverAction(), failedToUpdate);
}

export const loader = adminPostOnly(href("/admin/reviews"));
