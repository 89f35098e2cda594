import { data, redirect } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import {
  findGuestReview,
  type GuestLink,
  readGuestLink,
} from "#features/reviews/guests/guest-links.server.ts";
import { dropPages, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { pathOf } from "#values/web/language.ts";

/**
 * The review that a link of the mail is about, by its id and whole unless it is deleted; `null` for a
 * link that is forged or too old.
 */
async function linkedReview(args: RequestArgs, link: GuestLink, token: string) {
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

/**
 * Does what the button of such a page offers, and shows the page again.
 * @param change - returns whether it changed what visitors see
 */
export async function changeLinkedReview(
  args: RequestArgs & { url: URL },
  link: GuestLink,
  token: string,
  change: (services: Services, reviewId: string) => Promise<boolean>,
) {
  const linked = await linkedReview(args, link, token);
  if (linked && (await change(services(args.context), linked.reviewId))) dropPages(args.context);
  return redirect(pathOf(args.url), 303);
}
