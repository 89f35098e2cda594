import { isAway } from "#db/failures/away.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { homeDay } from "#values/zone.ts";
import { failedToLoad } from "../moderation/moderation.ts";
import { findOwnReview, reviewsOf } from "../queries.server.ts";
import { type Subject, type SubjectReviews, subjectPath } from "../review.ts";

/**
 * What the page of a race or an expert shows of its reviews. The server puts it together, so that the
 * page of a race has little code for it. Reviews that cannot be read do not take the page with them.
 * @param options.page - from the address: anything that is not a number counts as the first page
 */
export async function findSubjectReviews(
  { db, mail, now, log }: Pick<Services, "db" | "mail" | "now" | "log">,
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
  const read = Promise.all([
    reviewsOf({ db }, kind, id, { page: Number(page) }),
    viewer && findOwnReview({ db }, viewer, { kind, id }),
  ]);
  const [shown, own] = await read.catch((error: unknown) => {
    if (isAway(error)) throw error;
    log.error({ error, subject: id }, "reviews could not be read");
    return [null, null] as const;
  });
  return {
    subject: { kind, id, name },
    path: subjectPath(subject),
    own,
    isGuest: !viewer,
    mustSignIn: !viewer && mail.mode === "unavailable",
    today: homeDay(now()),
    rating,
    failure: shown ? null : failedToLoad,
    reviews: shown?.reviews ?? [],
    page: shown?.page ?? 1,
    pages: shown?.pages ?? 1,
  };
}
