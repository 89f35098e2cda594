import { data } from "react-router";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { saveReview } from "#features/reviews/commands.server.ts";
import { writeGuestReview } from "#features/reviews/guests.server.ts";
import {
  failedToSubmit,
  guestsNeedMail,
  mustBeLoggedIn,
  tooManyReviews,
} from "#features/reviews/messages.ts";
import type { Subject } from "#features/reviews/review.ts";
import { guestReviewForm, reviewForm } from "#features/reviews/schema.ts";
import { clientAddress, dropPages, publicOrigin, requestId, services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import { formErrors, readForm } from "#values/form/form.ts";

/** Saves the review of a signed-in viewer. @throws 404 for an unknown subject */
export async function submitReview(args: RequestArgs, subject: Subject, form: FormData) {
  const viewer = await findViewer(args);
  if (!viewer) return data(formErrors(mustBeLoggedIn, form), 401);
  const { db, now } = services(args.context);
  const { value, errors } = readForm(reviewForm(toDay(now())), form);
  if (errors) return data(errors, 400);
  return submitted(args, form, async () => {
    return (await saveReview({ db }, viewer, subject, value)) !== null;
  });
}

/** Saves the review of a visitor. @throws 404 for an unknown subject */
export async function submitGuestReview(args: RequestArgs, subject: Subject, form: FormData) {
  const { context, request } = args;
  const { db, now, mail, tokens, limits } = services(context);
  if (mail.mode === "unavailable") return data(formErrors(guestsNeedMail, form), 503);
  const { value, errors } = readForm(guestReviewForm(toDay(now())), form);
  if (errors) return data(errors, 400);
  const isWithinLimits =
    (await limits.allow("guestReview", clientAddress(context))) &&
    (await limits.allow("guestReviewTo", value.email.toLowerCase()));
  if (!isWithinLimits) return data(formErrors(tooManyReviews, form), 429);
  return submitted(args, form, () =>
    writeGuestReview({ db, now, mail, tokens }, subject, value, publicOrigin(request)),
  );
}

async function submitted({ context }: RequestArgs, form: FormData, write: () => Promise<boolean>) {
  const isKnown = await write().catch((error: unknown) => {
    services(context).log.error({ error, id: requestId(context) }, "review could not be saved");
    return null;
  });
  if (isKnown === null) return data(formErrors(failedToSubmit, form), 500);
  if (!isKnown) throw data("There is nothing to review here.", 404);
  dropPages(context);
  return "done" as const;
}
