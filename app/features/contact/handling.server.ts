import { sql } from "drizzle-orm";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { messageName } from "./message.ts";

type Needs = Pick<Services, "db" | "now">;
type Kept = { createdAt: Date };

/**
 * Notes that somebody has dealt with a message, or that it waits again after all. What is so already
 * stays as it is.
 * @returns whether there is such a message
 */
export async function markMessage(
  { db, now }: Needs,
  admin: Admin,
  id: string,
  isHandled: boolean,
): Promise<boolean> {
  const handledAt = isHandled ? now().toISOString() : null;
  return db.transaction(async (tx) => {
    const [kept] = await tx.execute<Kept & { wasHandled: boolean }>(sql`
      select created_at as "createdAt", handled_at is not null as "wasHandled"
      from contact_messages where id = ${id}::uuid for update`);
    if (!kept) return false;
    if (kept.wasHandled === isHandled) return true;
    await tx.execute(sql`
      update contact_messages
      set handled_at = ${handledAt}::timestamptz,
        handled_by = ${isHandled ? admin.userId : null}::uuid
      where id = ${id}::uuid`);
    await recordChange({ db: tx, now }, admin, {
      ...entryOf(id, kept),
      action: isHandled ? "handled" : "reopened",
    });
    return true;
  });
}

/**
 * Deletes a message for good.
 * @returns whether there was such a message
 */
export async function deleteMessage(
  { db, now }: Needs,
  admin: Admin,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [kept] = await tx.execute<Kept>(sql`
      delete from contact_messages where id = ${id}::uuid returning created_at as "createdAt"`);
    if (!kept) return false;
    await recordChange({ db: tx, now }, admin, { ...entryOf(id, kept), action: "deleted" });
    return true;
  });
}

/** Neither who wrote nor what: a message may be deleted because of just that. */
function entryOf(id: string, { createdAt }: Kept) {
  return { subjectType: "message", subjectId: id, subjectName: messageName(createdAt) };
}
