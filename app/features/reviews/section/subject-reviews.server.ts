import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { findOwnReview } from "../own.server.ts";
import { reviewsOf } from "../queries.server.ts";
import type { Subject, SubjectReviews } from "../review.ts";
import { subjectPath } from "../subject-path.ts";

/**
 * What the page of a race or an expert shows of its reviews. The server puts it together, so that the
 * page of a race has little code for it.
 * @param options.page - from the address: anything that is not a number counts as the first page
 */
export async function findSubjectReviews(
  { db, mail, now }: Pick<Services, "db" | "mail" | "now">,
  subject: Subject & { name: string },
  {
    viewer,
    page,
    rating,
  }: {
    viewer: Pick<Viewer, "userId"> | null;
    page: string | null;
    rating: SubjectReviews["rating"];
  },
): Promise<SubjectReviews> {
  const { kind, id, name } = subject;
  const [shown, own] = await Promise.all([
    reviewsOf({ db }, kind, id, { page: Number(page) }),
    viewer && findOwnReview({ db }, viewer, { kind, id }),
  ]);
  return {
    subject: { kind, id, name },
    path: subjectPath(subject),
    own,
    isGuest: !viewer,
    mustSignIn: !viewer && mail.mode === "unavailable",
    today: toDay(now()),
    rating,
    reviews: shown.reviews,
    page: shown.page,
    pages: shown.pages,
  };
}
