import { requireViewer } from "#features/accounts/viewer.server.ts";
import { answerProblems } from "#features/reviews/answers/answer.ts";
import { deleteAnswer } from "#features/reviews/answers/answers.server.ts";
import { dropPages, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { postOnly } from "../post-only.ts";
import type { Route } from "./+types/delete-answer.ts";
import { answeredList } from "./answered-list.ts";

/** `POST /reviews/:id/answer/delete` deletes the expert's own answer to a review. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const reviewId = readId(args.params.id);
  if (reviewId === null) throw new Response(answerProblems["not-yours"].en, { status: 404 });
  const { problem } = await deleteAnswer(services(args.context), viewer, reviewId);
  if (problem === "not-yours") throw new Response(answerProblems["not-yours"].en, { status: 404 });
  if (problem === null) dropPages(args.context);
  const sentence =
    problem === null
      ? { en: "Your answer is deleted.", es: "Tu respuesta fue eliminada." }
      : answerProblems[problem];
  return seeOtherSaying(answeredList(form), sentence);
}

export const loader = postOnly("/account/expert/reviews");
