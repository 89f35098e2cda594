import { data } from "react-router";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { saveReview } from "#features/reviews/commands.server.ts";
import { writeGuestReview } from "#features/reviews/guests/guests.server.ts";
import {
  failedToSubmit,
  guestsNeedMail,
  mustBeLoggedIn,
  reviewProblems,
  tooManyReviews,
} from "#features/reviews/messages.ts";
import type { ReviewProblem, Subject } from "#features/reviews/review.ts";
import { guestReviewForm, reviewForm } from "#features/reviews/schema.ts";
import { clientAddress, dropPages, publicOrigin, requestId, services } from "#services/context.ts";
import { formErrors, readForm } from "#values/form/form.ts";
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
