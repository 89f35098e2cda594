import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { endEmptyGuest, lockGuestAddress } from "../guest-account.server.ts";
import type { HideForm } from "./schema.ts";

type Needs = Pick<Services, "db" | "now">;

/** What became of the review; `gone` when somebody else has deleted it. */
export type Moderated = "done" | "already" | "gone";

/**
 * Takes a review out of all lists and averages. Its author still sees it, with the reason. Of two
 * administrators who hide it the first one's reason stays.
 */
export async function hideReview(
  { db, now }: Needs,
  admin: Admin,
  reviewId: string,
  { reason, note }: HideForm,
): Promise<Moderated> {
  return withRetry(db, async (tx) => {
    const [hidden] = await tx.execute<{ id: string }>(sql`
      update reviews set is_hidden = true, hidden_reason = ${reason}, hidden_note = ${note},
        hidden_by = ${admin.userId}::uuid, hidden_at = ${now().toISOString()}::timestamptz
      where id = ${reviewId}::uuid and not is_hidden
      returning id`);
    if (!hidden) return unchanged(tx, reviewId);
    await record(tx, { now }, admin, {
      action: "hid",
      reviewId,
      reason: note,
      before: { is_hidden: false },
      after: { is_hidden: true, hidden_reason: reason },
    });
    return "done";
  });
}

/** Shows a hidden review to everybody again. */
export async function showReview(
  { db, now }: Needs,
  admin: Admin,
  reviewId: string,
): Promise<Moderated> {
  return withRetry(db, async (tx) => {
    const [found] = await tx.execute<{ hidden_reason: string | null }>(sql`
      select hidden_reason from reviews where id = ${reviewId}::uuid and is_hidden for update`);
    if (!found) return unchanged(tx, reviewId);
    await tx.execute(sql`
      update reviews set is_hidden = false, hidden_reason = null, hidden_note = null,
        hidden_by = null, hidden_at = null
      where id = ${reviewId}::uuid`);
    const before = { is_hidden: true, hidden_reason: found.hidden_reason };
    const after = { is_hidden: false, hidden_reason: null };
    await record(tx, { now }, admin, { action: "showed", reviewId, before, after });
    return "done";
  });
}

/** Deletes a review for good; the temporary account of a guest ends with its last one. */
export async function removeReview(
  { db, now }: Needs,
  admin: Admin,
  reviewId: string,
): Promise<Moderated> {
  return withRetry(db, async (tx) => {
    const [guest] = await tx.execute<{ id: string; email: string }>(sql`
      select g.user_id as id, g.email from reviews r join review_guests g using (user_id)
      where r.id = ${reviewId}::uuid`);
    if (guest) await lockGuestAddress(tx, guest.email);
    const [found] = await tx.execute<{ rating: number; is_hidden: boolean }>(sql`
      select rating, is_hidden from reviews where id = ${reviewId}::uuid for update`);
    if (!found) return "gone";
    await record(tx, { now }, admin, { action: "deleted", reviewId, before: { ...found } });
    await tx.execute(sql`delete from reviews where id = ${reviewId}::uuid`);
    if (guest) await endEmptyGuest(tx, guest.id);
    return "done";
  });
}

async function unchanged(tx: Database, reviewId: string): Promise<Moderated> {
  const [found] = await tx.execute(sql`select from reviews where id = ${reviewId}::uuid`);
  return found ? "already" : "gone";
}

type Entry = {
  action: string;
  reviewId: string;
  before: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string | null;
};

/** The entry names what was reviewed and not by whom, and keeps no comment. */
async function record(
  tx: Database,
  { now }: Pick<Services, "now">,
  admin: Admin,
  { reviewId, ...entry }: Entry,
): Promise<void> {
  const [subject] = await tx.execute<{ name: string }>(sql`
    select coalesce(race.race_name, concat_ws(' ', expert.first_name, expert.last_name)) as name
    from reviews r
    left join races race on r.entity_type = 'race' and race.id = r.entity_id
    left join experts expert on r.entity_type = 'expert' and expert.id = r.entity_id
    where r.id = ${reviewId}::uuid`);
  await recordChange({ db: tx, now }, admin, {
    ...entry,
    subjectType: "review",
    subjectId: reviewId,
    subjectName: `of ${subject?.name ?? ""}`,
  });
}
