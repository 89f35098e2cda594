import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";

/** Whoever works on the reviews of one address waits for the others, until the transaction ends. */
export async function lockGuestAddress(tx: Database, email: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('review-guest:' || lower(${email}), 0))`);
}

/**
 * The temporary account that the reviews from an address belong to, made when there is none: one for
 * each address, and never the account of a person. It has no password at all and an address that
 * leads nowhere, so nobody can sign in to it. Needs the lock of the address.
 */
export async function guestAccount(tx: Database, author: GuestAuthor): Promise<string> {
  const [account] = await tx.execute<{ id: string }>(sql`
    with known as (
      select user_id as id from review_guests where lower(email) = lower(${author.email})
    ), made as (
      insert into users (email, is_temporary)
      select 'guest-' || gen_random_uuid() || '@guest.invalid', true
      where not exists (select from known)
      returning id
    ), profile as (
      insert into user_profiles (user_id, email) select id, ${author.email} from made
    ), guest as (
      insert into review_guests (user_id, email) select id, ${author.email} from made
    )
    select id from known union all select id from made`);
  if (!account) throw new Error("The temporary account was not made.");
  return account.id;
}

/** The name that was typed last is that of the temporary account. */
export async function nameGuest(tx: Database, guestId: string, author: GuestAuthor) {
  await tx.execute(sql`
    update user_profiles
    set first_name = ${author.firstName}, last_name = ${author.lastName}, is_active = true
    where user_id = ${guestId}::uuid`);
}

type GuestAuthor = { email: string; firstName: string; lastName: string };

/**
 * Gives a guest's reviews to the person whose address it is, all or only one, besides those of
 * subjects that the person has reviewed already. The temporary account ends with its last review.
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
          )`),
    );
  } catch (problem) {
    // The person reviewed the same subject at this very moment: then the guest's stays a guest's.
    if (violatedConstraint(problem) !== "reviews_once") throw problem;
  }
  await endEmptyGuest(tx, from);
}

export async function endEmptyGuest(tx: Database, guestId: string): Promise<void> {
  await tx.execute(sql`
    delete from users
    where id = ${guestId}::uuid and is_temporary
      and not exists (select from reviews where user_id = ${guestId}::uuid)`);
}

/** Who has no name yet gets the guest's, once one of the guest's reviews was confirmed by mail. */
async function fillName(tx: Database, from: string, to: string) {
  await tx.execute(sql`
    update user_profiles own set first_name = guest.first_name, last_name = guest.last_name
    from user_profiles guest
    where own.user_id = ${to}::uuid and guest.user_id = ${from}::uuid
      and coalesce(own.first_name, '') = '' and coalesce(own.last_name, '') = ''
      and exists (
        select from reviews where user_id = ${from}::uuid and verified_at is not null
      )`);
}
