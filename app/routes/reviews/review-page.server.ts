import { data, redirect } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import { keepsPage, subjectName } from "#features/reviews/commands.server.ts";
import { findOwnReview } from "#features/reviews/own.server.ts";
import { type ReviewSubject, type Subject, subjectPath } from "#features/reviews/review.ts";
import { readSubject } from "#features/reviews/schema.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { pathOf } from "#values/web/language.ts";
import { homeDay } from "#values/zone.ts";
import { submitGuestReview, submitReview } from "./submission.server.ts";

type PageArgs = RequestArgs & { params: { id: string }; url: URL };

/** What the page of the review form of a race or an expert shows. */
export async function loadReviewPage(args: PageArgs, kind: ReviewSubject) {
  const { db, now, mail } = services(args.context);
  const subject = subjectOf(kind, args.params.id);
  const name = await subjectName({ db }, subject);
  if (name === null) throw missing(kind);
  const viewer = await findViewer(args);
  if (!viewer && mail.mode === "unavailable") throw redirect(loginPath(pathOf(args.url)), 303);
  return {
    subject,
    name,
    own: viewer && (await findOwnReview({ db }, viewer, subject)),
    isOwnPage: viewer !== null && (await keepsPage({ db }, viewer, subject)),
    isGuest: !viewer,
    isSent: args.url.searchParams.has("sent"),
    today: homeDay(now()),
    url: publicOrigin(args.request) + pathOf(args.url),
  };
}

/** A form with an address in it is a guest's. */
export async function submitReviewPage(args: PageArgs, kind: ReviewSubject) {
  const form = await formOf(args.request);
  const subject = subjectOf(kind, args.params.id);
  const submit = form.has("email") ? submitGuestReview : submitReview;
  const outcome = await submit(args, subject, form);
  if (outcome !== "done") return outcome;
  const path = subjectPath(subject);
  return redirect(form.has("email") ? `${path}/review?sent` : `${path}#reviews`, 303);
}

function subjectOf(kind: ReviewSubject, id: string): Subject {
  const subject = readSubject(kind, id);
  if (!subject) throw missing(kind);
  return subject;
}

function missing(kind: ReviewSubject) {
  return data(`There is no such ${kind}.`, 404);
}
