import { and, eq, isNull, sql } from "drizzle-orm";
import { href } from "react-router";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, object, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { reviewGuests, reviews, userProfiles, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { reviewColumns, reviewLine, toReview } from "../queries.server.ts";
import type { GuestReviewPage } from "../review.ts";
import {
  endEmptyGuest,
  giveReviews,
  lockGuestAddress,
  lockGuestOf,
} from "./guest-account.server.ts";

/** How long the links of a guest's mail work, in days. */
const linkDays = 30;

export type GuestLink = "confirm" | "remove";

/** The absolute addresses that confirm or remove the review, for the mail to the guest. */
export function guestLinks(
  { tokens, now }: Pick<Services, "tokens" | "now">,
  reviewId: string,
  origin: string,
): { confirmUrl: string; removeUrl: string } {
  const expires = new Date(now().getTime() + linkDays * msPerDay);
  const token = (link: GuestLink) => tokens.sign(purpose(link), reviewId, { expires });
  return {
    confirmUrl: origin + href("/reviews/confirm/:token", { token: token("confirm") }),
    removeUrl: origin + href("/reviews/remove/:token", { token: token("remove") }),
  };
}

/** The id of the review that a link is about; `null` for a link that is forged or too old. */
export function readGuestLink(
  { tokens }: Pick<Services, "tokens">,
  link: GuestLink,
  token: string,
): string | null {
  return tokens.read(purpose(link), token);
}

const guestReviewLine = {
  ...reviewLine,
  isConfirmed: boolean,
  subject: object({ kind: reviews.entityType, id: reviews.entityId, name: text }),
};

/** What the page behind a link shows; `null` when the review is deleted. */
export async function findGuestReview(
  { db }: Pick<Services, "db">,
  reviewId: string,
): Promise<GuestReviewPage | null> {
  const row = await readRow(
    db,
    guestReviewLine,
    sql`
    select ${reviewColumns}, r.verified_at is not null as "isConfirmed",
      json_build_object(
        'kind', r.entity_type, 'id', r.entity_id,
        'name', coalesce(race.race_name, concat_ws(' ', expert.first_name, expert.last_name))
      ) as subject
    from reviews r
    left join user_profiles p on p.user_id = r.user_id
    left join races race on r.entity_type = 'race' and race.id = r.entity_id
    left join experts expert on r.entity_type = 'expert' and expert.id = r.entity_id
    where r.id = ${reviewId}::uuid`,
  );
  if (!row) return null;
  const { isConfirmed, subject, ...review } = row;
  return { ...toReview(review), isConfirmed, subject };
}

/**
 * Marks a guest's review as confirmed. A person whose account has the address and who has not
 * reviewed the subject gets the review. Confirming again changes nothing.
 * @returns whether it is confirmed by this
 */
export async function confirmGuestReview(
  { db, now }: Pick<Services, "db" | "now">,
  reviewId: string,
): Promise<boolean> {
  return withRetry(db, async (tx) => {
    const guest = await lockGuestOf(tx, reviewId);
    if (!guest) return false;
    const confirmed = await tx
      .update(reviews)
      .set({ verifiedAt: now() })
      .where(
        and(eq(reviews.id, reviewId), eq(reviews.userId, guest.id), isNull(reviews.verifiedAt)),
      )
      .returning({ id: reviews.id });
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(
        and(
          sql`lower(${users.email}) = lower(${guest.email})`,
          eq(users.emailVerified, true),
          eq(users.isAnonymous, false),
          eq(userProfiles.isActive, true),
        ),
      );
    if (person) await giveReviews(tx, guest.id, person.id, { at: now(), only: reviewId });
    return confirmed.length > 0;
  });
}

/**
 * Deletes a review that is a guest's; one that was given to an account belongs to its owner.
 * @returns whether it was there to delete
 */
export async function removeGuestReview(
  { db }: Pick<Services, "db">,
  reviewId: string,
): Promise<boolean> {
  return withRetry(db, async (tx) => {
    const guest = await lockGuestOf(tx, reviewId);
    if (!guest) return false;
    // Triggers: rating in the search; see app/db/functions/reviews.sql
    await tx.delete(reviews).where(and(eq(reviews.id, reviewId), eq(reviews.userId, guest.id)));
    await endEmptyGuest(tx, guest.id);
    return true;
  });
}

/**
 * Gives a person all reviews that were written as a guest with the person's address. To be called
 * each time that an address is confirmed; does nothing for an address that is not confirmed.
 */
export async function takeOverGuestReviews(
  { db, now }: Pick<Services, "db" | "now">,
  userId: string,
): Promise<void> {
  await withRetry(db, async (tx) => {
    const [person] = await tx
      .select({ email: users.email })
      .from(users)
      .where(
        and(eq(users.id, userId), eq(users.emailVerified, true), eq(users.isAnonymous, false)),
      );
    if (!person) return;
    await lockGuestAddress(tx, person.email);
    const [guest] = await tx
      .select({ id: reviewGuests.userId })
      .from(reviewGuests)
      .where(sql`lower(${reviewGuests.email}) = lower(${person.email})`);
    if (guest) await giveReviews(tx, guest.id, userId, { at: now() });
  });
}

function purpose(link: GuestLink): string {
  return `review-${link}`;
}
