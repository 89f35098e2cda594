import { sql } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { endEmptyGuest, giveReviews, lockGuestAddress } from "./guest-account.server.ts";
import { type ReviewRow, reviewColumns, toReview } from "./queries.server.ts";
import type { GuestReviewPage } from "./review.ts";

/** How long the links of a guest's mail work, in days. */
const linkDays = 30;

export type GuestLink = "confirm" | "remove";

/** The absolute addresses under which whoever got the mail confirms or removes the review. */
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

/** What the page behind a link shows; `null` when the review is gone. */
export async function findGuestReview(
  { db }: Pick<Services, "db">,
  reviewId: string,
): Promise<GuestReviewPage | null> {
  type Row = ReviewRow & Omit<GuestReviewPage, keyof ReviewRow>;
  const [row] = await db.execute<Row>(sql`
    select ${reviewColumns}, r.verified_at is not null as "isConfirmed",
      json_build_object(
        'kind', r.entity_type, 'id', r.entity_id,
        'name', coalesce(race.race_name, concat_ws(' ', expert.first_name, expert.last_name))
      ) as subject
    from reviews r
    left join user_profiles p on p.user_id = r.user_id
    left join races race on r.entity_type = 'race' and race.id = r.entity_id
    left join experts expert on r.entity_type = 'expert' and expert.id = r.entity_id
    where r.id = ${reviewId}::uuid`);
  if (!row) return null;
  const { isConfirmed, subject, ...review } = row;
  return { ...toReview(review), isConfirmed, subject };
}

/**
 * Marks a guest's review as confirmed, and gives it to the account of a person who has its address
 * and has not reviewed the subject. Confirming again changes nothing.
 * @returns whether it is confirmed by this
 */
export async function confirmGuestReview(
  { db, now }: Pick<Services, "db" | "now">,
  reviewId: string,
): Promise<boolean> {
  return withRetry(db, async (tx) => {
    const guest = await lockGuestOf(tx, reviewId);
    if (!guest) return false;
    const confirmed = await tx.execute(sql`
      update reviews set verified_at = ${now().toISOString()}::timestamptz
      where id = ${reviewId}::uuid and user_id = ${guest.id}::uuid and verified_at is null
      returning id`);
    const [person] = await tx.execute<{ id: string }>(sql`
      select u.id from users u join user_profiles p on p.user_id = u.id
      where lower(u.email) = lower(${guest.email})
        and u.email_verified and not u.is_temporary and p.is_active`);
    if (person) await giveReviews(tx, guest.id, person.id, { at: now(), only: reviewId });
    return confirmed.length > 0;
  });
}

/**
 * Deletes a review as long as it is a guest's; one that was given to an account is its owner's.
 * @returns whether it was there to delete
 */
export async function removeGuestReview(
  { db }: Pick<Services, "db">,
  reviewId: string,
): Promise<boolean> {
  return withRetry(db, async (tx) => {
    const guest = await lockGuestOf(tx, reviewId);
    if (!guest) return false;
    await tx.execute(sql`
      delete from reviews where id = ${reviewId}::uuid and user_id = ${guest.id}::uuid`);
    await endEmptyGuest(tx, guest.id);
    return true;
  });
}

/**
 * Gives all reviews that were written as a guest with a person's address to that person, once the
 * address is confirmed. To be called after every such confirmation; without guest reviews, and for
 * an address that is not confirmed, nothing happens.
 */
export async function takeOverGuestReviews(
  { db, now }: Pick<Services, "db" | "now">,
  userId: string,
): Promise<void> {
  await withRetry(db, async (tx) => {
    const [person] = await tx.execute<{ email: string }>(sql`
      select email from users
      where id = ${userId}::uuid and email_verified and not is_temporary`);
    if (!person) return;
    await lockGuestAddress(tx, person.email);
    const [guest] = await tx.execute<{ id: string }>(sql`
      select user_id as id from review_guests where lower(email) = lower(${person.email})`);
    if (guest) await giveReviews(tx, guest.id, userId, { at: now() });
  });
}

function purpose(link: GuestLink): string {
  return `review-${link}`;
}

/** The guest who wrote a review, with the address locked; `null` when it is no guest's. */
async function lockGuestOf(
  tx: Database,
  reviewId: string,
): Promise<{ id: string; email: string } | null> {
  const [guest] = await tx.execute<{ id: string; email: string }>(sql`
    select g.user_id as id, g.email from reviews r join review_guests g using (user_id)
    where r.id = ${reviewId}::uuid`);
  if (!guest) return null;
  await lockGuestAddress(tx, guest.email);
  return guest;
}
