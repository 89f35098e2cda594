import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import {
  findGuestReview,
  type GuestLink,
  readGuestLink,
} from "#features/reviews/guests/guest-links.server.ts";
import { services } from "#services/context.ts";

/**
 * The review that a link of the mail is about, by its id and whole unless it is deleted; `null` for a
 * link that is forged or too old.
 */
export async function linkedReview(args: RequestArgs, link: GuestLink, token: string) {
  const { db, tokens } = services(args.context);
  const reviewId = readGuestLink({ tokens }, link, token);
  return reviewId === null ? null : { reviewId, review: await findGuestReview({ db }, reviewId) };
}

/** The data of the page behind such a link. A dead link is answered with 404. */
export async function loadLinkedReview(args: RequestArgs, link: GuestLink, token: string) {
  const linked = await linkedReview(args, link, token);
  return linked
    ? { isDead: false, review: linked.review }
    : data({ isDead: true, review: null }, 404);
}
