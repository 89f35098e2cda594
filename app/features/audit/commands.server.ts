import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { auditEntries } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { AuditedChange } from "./change.ts";

/** Longer names are cut. */
const nameLimit = 300;

/**
 * Records what an administrator did, or an organizer with a race. Call it with the transaction of the change, so that both are
 * kept or neither: `await recordChange({ db: tx, now }, admin, { … })`.
 * @param admin - the actor; only its `userId` is read. `null` for a job, whose action begins with `automatically`
 */
export async function recordChange(
  { db, now }: Pick<Services, "db" | "now">,
  admin: { userId: string } | null,
  { action, subjectType, subjectId = null, subjectName, before, after, reason }: AuditedChange,
): Promise<void> {
  // Trigger: search text; see app/db/functions/audit.sql
  await db.insert(auditEntries).values({
    adminId: admin?.userId ?? null,
    action,
    subjectType,
    subjectId,
    subjectName: subjectName.slice(0, nameLimit),
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
    createdAt: now(),
  });
}

/**
 * Keeps the audit entries about a person, but removes the reference to the person.
 * @param subjects - selects the ids of the rows about the person
 */
export async function emptyAuditEntries(
  tx: Database,
  { userId, email }: { userId: string; email: string },
  subjects: SQL,
) {
  await tx.execute(sql`
    update audit_entries
    set subject_name = '', before = null, after = null, reason = null,
      subject_id = nullif(subject_id, ${userId}::uuid)
    where lower(subject_name) = lower(${email})
      or subject_id in (select ${userId}::uuid union all ${subjects})`);
}
