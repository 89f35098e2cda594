import { inArray } from "drizzle-orm";
import { raceNonTwins, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";

/** Marks two similar races as different. Marking them again changes nothing. */
export async function keepBoth(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  pair: { first: string; second: string },
): Promise<{ isKnown: boolean }> {
  const [first = "", second = ""] = [pair.first, pair.second].sort();
  return db.transaction(async (tx) => {
    const named = await tx
      .select({ name: races.raceName })
      .from(races)
      .where(inArray(races.id, [first, second]))
      .orderBy(races.id)
      .for("key share");
    if (named.length !== 2) return { isKnown: false };
    const noted = await tx
      .insert(raceNonTwins)
      .values({ firstId: first, secondId: second, decidedBy: admin.userId, createdAt: now() })
      .onConflictDoNothing()
      .returning({ firstId: raceNonTwins.firstId });
    if (noted.length > 0) {
      await recordChange({ db: tx, now }, admin, {
        action: "kept as not a duplicate",
        subjectType: "race",
        subjectId: first,
        subjectName: named.map(({ name }) => name).join(" and "),
        after: { other: second },
      });
    }
    return { isKnown: true };
  });
}
