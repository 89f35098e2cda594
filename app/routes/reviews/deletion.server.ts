import { data } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { deleteReview } from "#features/reviews/commands.server.ts";
import { failedToDelete } from "#features/reviews/messages.ts";
import type { ReviewSubject } from "#features/reviews/review.ts";
import { dropPages, requestId, services } from "#services/context.ts";
import { formErrors } from "#values/form/form.ts";
import { readId } from "#values/id.ts";

/**
 * Deletes a review of the viewer's own.
 * @param kind - of the subject, which the sentence of a failure depends on
 * @throws 404 for another person's review, 303 to the sign-in page
 */
export async function submitDeletion(args: RequestArgs, typed: unknown, kind: ReviewSubject) {
  const viewer = await requireViewer(args);
  const { db, log } = services(args.context);
  const reviewId = readId(typed);
  if (reviewId === null) throw data("There is no such review.", 404);
  const isDone = await deleteReview({ db }, viewer, reviewId).catch((error: unknown) => {
    log.error({ error, id: requestId(args.context) }, "review could not be deleted");
    return null;
  });
  if (isDone === null) return data(formErrors(failedToDelete[kind], new FormData()), 500);
  if (!isDone) throw data("There is no such review.", 404);
  dropPages(args.context);
  return "done" as const;
}
