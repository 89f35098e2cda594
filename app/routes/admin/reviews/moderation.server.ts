import { portraitAddress } from "#features/experts/portrait.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import type { ModeratedReview, ReviewSearch } from "#features/reviews/moderation/moderation.ts";
import { hiddenByReason, searchReviews } from "#features/reviews/moderation/queries.server.ts";
import type { Services } from "#services/services.ts";
import { shownPicture } from "#values/web/shown-picture.ts";

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
