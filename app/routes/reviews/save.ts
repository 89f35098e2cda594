import { failedToSubmit } from "#features/reviews/messages.ts";
import { readSubject } from "#features/reviews/schema.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf } from "#values/form/form.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/save.ts";
import { submitGuestReview, submitReview } from "./submission.server.ts";

/**
 * `POST /reviews/save` writes the viewer's review of the subject that the form names, or edits it;
 * `POST /reviews/guest` takes the review of a visitor without an account.
 */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const subject = readSubject(form.get("subject"), form.get("id"));
  if (!subject) throw new Response("There is nothing to review here.", { status: 404 });
  const submit = args.pattern.endsWith("/guest") ? submitGuestReview : submitReview;
  return submit(args, subject, form);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return dialogAnswer(serverAction(), failedToSubmit);
}

export const loader = postOnly("/");
