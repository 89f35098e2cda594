import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import type { Services } from "#services/services.ts";
import { guestReviewLetter } from "./emails.tsx";
import { guestAccount, lockGuestAddress, nameGuest } from "./guest-account.server.ts";
import { guestLinks } from "./guest-links.server.ts";
import type { Subject } from "./review.ts";
import type { GuestReview } from "./schema.ts";
import { lockedSubject, subjectName } from "./subject.server.ts";

/**
 * Shows the review of a visitor at once, under the typed name and marked as a guest's, and sends a
 * mail with links to confirm and to remove it. No account of a person is looked at or changed,
 * whatever address was typed. A second review from the same address takes the place of the first
 * until that one is confirmed by mail; after that the first one stays.
 * @param origin - where the links of the mail lead
 * @returns `false` when there is no such subject; the same for everything else, so that a stranger
 *   learns nothing about an address
 */
export async function writeGuestReview(
  { db, now, mail, tokens }: Pick<Services, "db" | "now" | "mail" | "tokens">,
  subject: Subject,
  review: GuestReview,
  origin: string,
): Promise<boolean> {
  const name = await subjectName({ db }, subject);
  if (name === null) return false;
  if (review.trap) return true;

  return withRetry(db, async (tx) => {
    await lockGuestAddress(tx, review.email);
    const guestId = await guestAccount(tx, review);
    const earlier = await earlierReview(tx, guestId, subject);
    const isKept = earlier?.isVerified ?? false;
    const reviewId = isKept ? earlier?.id : await putReview(tx, guestId, subject, review);
    if (!reviewId) return false;
    const links = guestLinks({ tokens, now }, reviewId, origin);
    const isReplacing = earlier !== undefined && !isKept;
    const { rating } = review;
    const letter = guestReviewLetter({ subject: name, rating, isKept, isReplacing, ...links });
    await mail.send({ address: review.email }, letter, { within: tx });
    return true;
  });
}

async function earlierReview(tx: Database, guestId: string, { kind, id }: Subject) {
  const [earlier] = await tx.execute<{ id: string; isVerified: boolean }>(sql`
    select id, verified_at is not null as "isVerified" from reviews
    where user_id = ${guestId}::uuid and entity_type = ${kind} and entity_id = ${id}::uuid`);
  return earlier;
}

/** A new row each time: the links of an earlier mail must not confirm what was written after it. */
async function putReview(tx: Database, guestId: string, subject: Subject, review: GuestReview) {
  const [replaced] = await tx.execute<Hidden>(sql`
    delete from reviews
    where user_id = ${guestId}::uuid
      and entity_type = ${subject.kind} and entity_id = ${subject.id}::uuid
    returning is_hidden, hidden_reason, hidden_note, hidden_by, hidden_at::text`);
  const [written] = await tx.execute<{ id: string }>(sql`
    with subject as (${lockedSubject(subject)})
    insert into reviews (
      user_id, entity_type, entity_id, rating, comment, experience_date,
      is_hidden, hidden_reason, hidden_note, hidden_by, hidden_at,
      is_anonymous, author_first_name, author_last_name
    )
    select ${guestId}::uuid, ${subject.kind}, id, ${review.rating}::smallint,
      ${review.comment}::text, ${review.experience_date}::date,
      ${replaced?.is_hidden ?? false}, ${replaced?.hidden_reason ?? null}::text,
      ${replaced?.hidden_note ?? null}::text, ${replaced?.hidden_by ?? null}::uuid,
      ${replaced?.hidden_at ?? null}::timestamptz, true, ${review.firstName}, ${review.lastName}
    from subject
    returning id`);
  if (written) await nameGuest(tx, guestId, review);
  return written?.id;
}

/** What is hidden stays hidden, for the same reason. */
type Hidden = {
  is_hidden: boolean;
  hidden_reason: string | null;
  hidden_note: string | null;
  hidden_by: string | null;
  hidden_at: string | null;
};
