import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { reviews } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { keepsPage, lockedSubject, subjectName } from "../commands.server.ts";
import { guestReviewLetter } from "../emails.tsx";
import type { Subject } from "../review.ts";
import type { GuestReview } from "../schema.ts";
import { guestAccount, lockGuestAddress, nameGuest } from "./guest-account.server.ts";
import { guestLinks } from "./guest-links.server.ts";

/**
 * Publishes the review of a visitor under the typed name, marked as a guest's, and sends a mail with
 * links to confirm and to remove it. No account of a person is read or changed, whatever address was
 * typed. A second review from the same address replaces the first until that one is confirmed by
 * mail; a confirmed review stays.
 * @param review - what was typed, and the language of the page, which letters to the guest are written in
 * @param origin - of the links in the mail
 * @returns `false` when there is no such subject; otherwise always the same, so that a stranger
 *   learns nothing about an address
 */
export async function writeGuestReview(
  { db, now, mail, tokens }: Pick<Services, "db" | "now" | "mail" | "tokens">,
  subject: Subject,
  { lang, ...review }: GuestReview & { lang: Lang },
  origin: string,
): Promise<boolean> {
  const name = await subjectName({ db }, subject);
  if (name === null) return false;
  if (review.trap) return true;
  // No expert reviews the own page. To say so would tell whose address it is.
  if (await keepsPage({ db }, review, subject)) return true;

  return withRetry(db, async (tx) => {
    await lockGuestAddress(tx, review.email);
    const guestId = await guestAccount(tx, review, lang);
    const earlier = await earlierReview(tx, guestId, subject);
    const isKept = earlier?.isVerified ?? false;
    const reviewId = isKept ? earlier?.id : await putReview(tx, guestId, subject, review);
    if (!reviewId) return false;
    const links = guestLinks({ tokens, now }, reviewId, origin);
    const isReplacing = earlier !== undefined && !isKept;
    const { rating } = review;
    const letter = guestReviewLetter({ subject: name, rating, isKept, isReplacing, ...links });
    await mail.send({ address: review.email, lang }, letter, { within: tx });
    return true;
  });
}

async function earlierReview(tx: Database, guestId: string, subject: Subject) {
  const [earlier] = await tx
    .select({ id: reviews.id, isVerified: isNotNull(reviews.verifiedAt).mapWith(boolean) })
    .from(reviews)
    .where(isReviewOf(guestId, subject));
  return earlier;
}

/** A new row each time: the links of an earlier mail must not confirm what was written after it. */
async function putReview(tx: Database, guestId: string, subject: Subject, review: GuestReview) {
  // A hidden review stays hidden, for the same reason.
  // Triggers: rating in the search; see app/db/functions/reviews.sql
  const [replaced] = await tx.delete(reviews).where(isReviewOf(guestId, subject)).returning({
    isHidden: reviews.isHidden,
    reason: reviews.hiddenReason,
    note: reviews.hiddenNote,
    by: reviews.hiddenBy,
    at: reviews.hiddenAt,
  });
  // Triggers: search words, rating in the search, event; see app/db/functions/reviews.sql
  const written = await readRow(
    tx,
    { id: reviews.id },
    sql`
    with subject as (${lockedSubject(subject, guestId)})
    insert into reviews (
      user_id, entity_type, entity_id, rating, comment, experience_date,
      is_hidden, hidden_reason, hidden_note, hidden_by, hidden_at,
      is_anonymous, author_first_name, author_last_name
    )
    select ${guestId}::uuid, ${subject.kind}, id, ${review.rating}::smallint,
      ${review.comment}::text, ${review.experience_date}::date,
      ${replaced?.isHidden ?? false}, ${replaced?.reason ?? null}::text,
      ${replaced?.note ?? null}::text, ${replaced?.by ?? null}::uuid,
      ${replaced?.at?.toISOString() ?? null}::timestamptz, true, ${review.firstName}, ${review.lastName}
    from subject
    returning id`,
  );
  if (written) await nameGuest(tx, guestId, review);
  return written?.id;
}

function isReviewOf(userId: string, { kind, id }: Subject) {
  return and(eq(reviews.userId, userId), eq(reviews.entityType, kind), eq(reviews.entityId, id));
}
