import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { Change } from "./change.ts";

/** Names longer than this are cut: an entry tells what was done, it is no copy. */
const nameLimit = 300;

/**
 * Writes down what an administrator did. Call it with the transaction of the change itself, so that
 * neither is kept without the other: `await recordChange({ db: tx, now }, admin, { … })`.
 * @param admin - an `Admin`; only its `userId` is read
 */
export async function recordChange(
  { db, now }: Pick<Services, "db" | "now">,
  admin: { userId: string },
  change: Change,
): Promise<void> {
  await db.execute(sql`
    insert into audit_entries (
      admin_id, action, subject_type, subject_id, subject_name, before, after, reason, created_at
    )
    values (
      ${admin.userId}::uuid, ${change.action}, ${change.subjectType},
      ${change.subjectId ?? null}::uuid, ${change.subjectName.slice(0, nameLimit)},
      ${json(change.before)}::text::jsonb, ${json(change.after)}::text::jsonb,
      ${change.reason ?? null}, ${now().toISOString()}::timestamptz
    )`);
}

function json(columns: Change["before"]): string | null {
  return columns ? JSON.stringify(columns) : null;
}
