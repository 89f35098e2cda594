import type { Asked } from "#features/accounts/viewer.server.ts";
import {
  findGuestReview,
  type GuestLink,
  readGuestLink,
} from "#features/reviews/guest-links.server.ts";
import { services } from "#services/context.ts";

/**
 * What a link of the mail is about: the review's id, and the review itself unless it is gone;
 * `null` for a link that is forged or too old.
 */
export async function linkedReview(asked: Asked, link: GuestLink, token: string) {
  const { db, tokens } = services(asked.context);
  const reviewId = readGuestLink({ tokens }, link, token);
  return reviewId === null ? null : { reviewId, review: await findGuestReview({ db }, reviewId) };
}
