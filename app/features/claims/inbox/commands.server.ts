import { eq } from "drizzle-orm";
import { raceClaims, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { ClaimHandling } from "./schema.ts";

/** Stores the status of a claim; `false` for an unknown claim. */
export async function handleClaim(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { claim, status, note }: ClaimHandling,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: raceClaims.status, note: raceClaims.note, race: races.raceName })
      .from(raceClaims)
      .innerJoin(races, eq(races.id, raceClaims.raceId))
      .where(eq(raceClaims.id, claim))
      .for("no key update", { of: raceClaims });
    if (!before) return false;
    const isNoted = (before.note ?? "") !== note;
    if (before.status === status && !isNoted) return true;
    await tx
      .update(raceClaims)
      .set({ status, note: note || null, updatedAt: now() })
      .where(eq(raceClaims.id, claim));
    await recordChange({ db: tx, now }, admin, {
      action: "changed",
      subjectType: "claim",
      subjectId: claim,
      subjectName: before.race,
      before: { status: before.status },
      // A note may be about a person: the log only keeps that it changed.
      after: { status, ...(isNoted && { note: "changed" }) },
    });
    return true;
  });
}
