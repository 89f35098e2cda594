import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { readRow } from "#db/rows.ts";
import { reviewGuests, reviews, userProfiles, users } from "#db/schema.ts";
import type { Lang } from "#values/say.ts";

type GuestAuthor = { email: string; firstName: string; lastName: string };

/** Transactions that change the reviews of one address run one after another. */
export async function lockGuestAddress(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('review-guest:' || lower(${email}), 0))`);
}

/** The guest who wrote a review, with the address locked; `null` for a review of a person. */
export async function lockGuestOf(
  tx: Database,
  reviewId: string,
): Promise<{ id: string; email: string } | null> {
  const [guest] = await tx
    .select({ id: reviewGuests.userId, email: reviewGuests.email })
    .from(reviews)
    .innerJoin(reviewGuests, eq(reviewGuests.userId, reviews.userId))
    .where(eq(reviews.id, reviewId));
  if (!guest) return null;
  await lockGuestAddress(tx, guest.email);
  return guest;
}

/**
 * The temporary account that the reviews from an address belong to, created by the first one. There is
 * one for each address, and it is never the account of a person: it has no password and an address
 * that leads nowhere, so nobody can sign in to it. Its letters are in the language of the latest review.
 * The caller holds the lock of the address.
 */
export async function guestAccount(tx: Database, author: GuestAuthor, lang: Lang): Promise<string> {
  const account = await readRow(
    tx,
    { id: users.id },
    sql`
    with known as (
      update users set lang = ${lang} from review_guests g
      where g.user_id = users.id and lower(g.email) = lower(${author.email})
      returning users.id
    ), made as (
      insert into users (email, is_temporary, lang)
      select 'guest-' || gen_random_uuid() || '@guest.invalid', true, ${lang}
      where not exists (select from known)
      returning id
    ), profile as (
      insert into user_profiles (user_id, email) select id, ${author.email} from made
    ), guest as (
      insert into review_guests (user_id, email) select id, ${author.email} from made
    )
    select id from known union all select id from made`,
  );
  if (!account) throw new Error("The temporary account was not made.");
  return account.id;
}

/** Gives the temporary account the name that was typed last. */
export async function nameGuest(
  tx: Database,
  guestId: string,
  { firstName, lastName }: GuestAuthor,
): Promise<void> {
  await tx
    .update(userProfiles)
    .set({ firstName, lastName, isActive: true })
    .where(eq(userProfiles.userId, guestId));
}

/**
 * Gives a guest's reviews to the person who owns the address: all of them or only one, without those
 * of subjects that the person has reviewed and of the own page of an expert. The temporary account is deleted with its last review.
 */
export async function giveReviews(
  tx: Database,
  from: string,
  to: string,
  { at, only = null }: { at: Date; only?: string | null },
): Promise<void> {
  await fillName(tx, from, to);
  try {
    await tx.transaction((inner) =>
      inner.execute(sql`
        update reviews r set
          user_id = ${to}::uuid, is_anonymous = false,
          author_first_name = null, author_last_name = null,
          verified_at = coalesce(verified_at, ${at.toISOString()}::timestamptz)
        where user_id = ${from}::uuid and (${only}::uuid is null or id = ${only}::uuid)
          and not exists (
            select from reviews own
            where own.user_id = ${to}::uuid
              and own.entity_type = r.entity_type and own.entity_id = r.entity_id
          )
          and not exists (
            select from experts kept
            where kept.user_id = ${to}::uuid
              and r.entity_type = 'expert' and kept.id = r.entity_id
          )`),
    );
  } catch (problem) {
    // The person reviewed the same subject at this very moment: then the review stays the guest's.
    if (violatedConstraint(problem) !== "reviews_once") throw problem;
  }
  await endEmptyGuest(tx, from);
}

/** Deletes a temporary account that has no reviews. */
export async function endEmptyGuest(tx: Database, guestId: string): Promise<void> {
  const left = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, guestId));
  await tx
    .delete(users)
    .where(and(eq(users.id, guestId), eq(users.isAnonymous, true), notExists(left)));
}

/** A person without a name gets the guest's, once a review of the guest was confirmed by mail. */
async function fillName(tx: Database, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update user_profiles own set first_name = guest.first_name, last_name = guest.last_name
    from user_profiles guest
    where own.user_id = ${to}::uuid and guest.user_id = ${from}::uuid
      and coalesce(own.first_name, '') = '' and coalesce(own.last_name, '') = ''
      and exists (
        select from reviews where user_id = ${from}::uuid and verified_at is not null
      )`);
}
