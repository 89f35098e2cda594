import { failedToSubmit } from "#features/reviews/messages.ts";
import { readSubject } from "#features/reviews/schema.ts";
import { dialogAnswer } from "#ui/form/server-answer.ts";
import { formOf } from "#values/form/form.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/guest.ts";
import { submitGuestReview } from "./submission.server.ts";

/** `POST /reviews/guest` takes a visitor's review of the subject that the form names. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const subject = readSubject(form.get("subject"), form.get("id"));
  if (!subject) throw new Response("There is nothing to review here.", { status: 404 });
  return submitGuestReview(args, subject, form);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return dialogAnswer(serverAction(), failedToSubmit);
}

export const loader = postOnly("/");
