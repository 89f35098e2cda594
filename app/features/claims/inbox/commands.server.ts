import { sql } from "drizzle-orm";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { ClaimStatus } from "./inbox.ts";
import type { ClaimHandling } from "./schema.ts";

type Before = { status: ClaimStatus; note: string | null; race: string };

/** Keeps how far somebody has got with a claim; false when there is no such claim. */
export async function handleClaim(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { claim, status, note }: ClaimHandling,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx.execute<Before>(sql`
      select c.status, c.note, r.race_name as race
      from race_claims c join races r on r.id = c.race_id
      where c.id = ${claim}::uuid for no key update of c`);
    if (!before) return false;
    if (before.status === status && (before.note ?? "") === note) return true;
    await tx.execute(sql`
      update race_claims set status = ${status}, note = ${note || null},
        updated_at = ${now().toISOString()}::timestamptz
      where id = ${claim}::uuid`);
    // What is noted may be about a person: only that it changed is kept for good.
    const isNoted = (before.note ?? "") !== note;
    await recordChange({ db: tx, now }, admin, {
      action: "changed",
      subjectType: "claim",
      subjectId: claim,
      subjectName: before.race,
      before: { status: before.status },
      after: { status, ...(isNoted && { note: "changed" }) },
    });
    return true;
  });
}
