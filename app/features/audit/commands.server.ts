import { auditEntries } from "#db/schema.ts";
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
  { action, subjectType, subjectId = null, subjectName, before, after, reason }: Change,
): Promise<void> {
  await db.insert(auditEntries).values({
    adminId: admin.userId,
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
