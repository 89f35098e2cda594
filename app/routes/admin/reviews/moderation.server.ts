import { data, href, redirect } from "react-router";
import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { portraitAddress } from "#features/experts/portrait.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import type { ModerationResult } from "#features/reviews/moderation/commands.server.ts";
import {
  alreadyGone,
  type ModeratedReview,
  type ModerationProblem,
  type ReviewSearch,
} from "#features/reviews/moderation/moderation.ts";
import { hiddenByReason, searchReviews } from "#features/reviews/moderation/queries.server.ts";
import { dropPages, requestId, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { pathOf } from "#values/web/language.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { shownPicture } from "#values/web/shown-picture.ts";
import { backToList } from "../admin-post-only.server.ts";

/** A review with the picture of its subject. */
export type ShownReview = ModeratedReview & { picture: string };

/** A page of the list, and how many reviews are hidden for each reason. */
export async function readModeration(
  { db }: Pick<Services, "db">,
  search: ReviewSearch,
  page: number,
) {
  const [found, hidden] = [await searchReviews({ db }, search, page), await hiddenByReason({ db })];
  const rows = found.rows.map((review): ShownReview => ({ ...review, picture: pictureOf(review) }));
  return { reviews: { ...found, rows }, hidden };
}

function pictureOf({ subject: { id, photo, race } }: ModeratedReview): string {
  const drawn = race ? coverAddress({ id, ...race }, "card") : portraitAddress("expert", id);
  return shownPicture(photo) ?? drawn;
}

type AboutReview = RequestArgs & { params: { id: string } };

/**
 * Changes a review and leads back to the list of the field `to`, which says what was done, or that it
 * failed.
 */
export async function moderate(
  args: AboutReview,
  form: FormData,
  {
    work,
    said,
    problem,
  }: {
    work: (services: Services, admin: Admin, reviewId: string) => Promise<ModerationResult>;
    said: string;
    problem: ModerationProblem;
  },
) {
  const admin = await requireAdmin(args);
  const reviewId = readId(args.params.id);
  if (reviewId === null) throw data("There is no such review.", 404);
  const own = services(args.context);
  const to = listOf(form);
  try {
    const moderated = await work(own, admin, reviewId);
    dropPages(args.context);
    return seeOtherSaying(to, moderated === "gone" ? alreadyGone : said);
  } catch (error) {
    own.log.error({ error, id: requestId(args.context) }, "a review could not be moderated");
    return seeProblem(to, problem);
  }
}

/** Leads back to the list, which says on top what is wrong. */
export function seeProblem(to: string, problem: ModerationProblem) {
  const list = new URL(to, "http://list.invalid");
  list.searchParams.set("problem", problem);
  return redirect(pathOf(list) + list.search, 303);
}

/** The list to return to. */
export function listOf(form: FormData): string {
  return backToList(href("/admin/reviews"), form.get("to"));
}
