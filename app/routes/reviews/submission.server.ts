import { data } from "react-router";
import { findViewer, type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { deleteReview, saveReview } from "#features/reviews/commands.server.ts";
import { writeGuestReview } from "#features/reviews/guests/guests.server.ts";
import {
  failedToDelete,
  failedToSubmit,
  guestsNeedMail,
  mustBeLoggedIn,
  reviewProblems,
  tooManyReviews,
} from "#features/reviews/messages.ts";
import type { ReviewProblem, ReviewSubject, Subject } from "#features/reviews/review.ts";
import { guestReviewForm, reviewForm } from "#features/reviews/schema.ts";
import { clientAddress, dropPages, publicOrigin, requestId, services } from "#services/context.ts";
import { formErrors, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { languageOf } from "#values/web/language.ts";
import { homeDay } from "#values/zone.ts";

/** Saves the review of a signed-in viewer. @throws 404 for an unknown subject */
export async function submitReview(args: RequestArgs, subject: Subject, form: FormData) {
  const viewer = await findViewer(args);
  if (!viewer) return data(formErrors(mustBeLoggedIn, form), 401);
  const { db, now } = services(args.context);
  const { value, errors } = readForm(reviewForm(homeDay(now())), form);
  if (errors) return data(errors, 400);
  return submitted(args, form, () => saveReview({ db }, viewer, subject, value));
}

/** Saves the review of a visitor. @throws 404 for an unknown subject */
export async function submitGuestReview(args: RequestArgs, subject: Subject, form: FormData) {
  const { context, request } = args;
  const { db, now, mail, tokens, limits } = services(context);
  if (mail.mode === "unavailable") return data(formErrors(guestsNeedMail, form), 503);
  const { value, errors } = readForm(guestReviewForm(homeDay(now())), form);
  if (errors) return data(errors, 400);
  const isWithinLimits =
    (await limits.allow("guestReview", clientAddress(context))) &&
    (await limits.allow("guestReviewTo", value.email.toLowerCase()));
  if (!isWithinLimits) return data(formErrors(tooManyReviews, form), 429);
  return submitted(args, form, async () => {
    const origin = publicOrigin(request);
    const review = { ...value, lang: languageOf(new URL(request.url)) };
    const isKnown = await writeGuestReview({ db, now, mail, tokens }, subject, review, origin);
    return isKnown ? subject.id : null;
  });
}

/** @param write - gives `null` where there is no such subject */
async function submitted(
  { context }: RequestArgs,
  form: FormData,
  write: () => Promise<string | { problem: ReviewProblem } | null>,
) {
  const saved = await write().catch((error: unknown) => {
    services(context).log.error({ error, id: requestId(context) }, "review could not be saved");
    return undefined;
  });
  if (saved === undefined) return data(formErrors(failedToSubmit, form), 500);
  if (saved === null) throw data("There is nothing to review here.", 404);
  if (typeof saved === "object") {
    return data(formErrors(reviewProblems[saved.problem], form), 403);
  }
  dropPages(context);
  return "done" as const;
}

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
