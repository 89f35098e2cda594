import { and, eq, isNotNull } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { raceRegistrations } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { categoryCorrected } from "./correction.ts";
import type { correctionProblems } from "./messages.ts";
import { categoriesOf } from "./queries.server.ts";

/**
 * Puts an entry in a category of its race, whether or not it fits; `null` gives it the automatic one
 * again.
 */
export async function correctCategory(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  { registrationId, categoryId }: { registrationId: string; categoryId: string | null },
): Promise<{ problem: keyof typeof correctionProblems | null }> {
  return withRetry(db, async (tx) => {
    const isTheirs = and(
      eq(raceRegistrations.id, registrationId),
      isNotNull(raceRegistrations.bib),
      mayEdit(editor, raceRegistrations.raceId),
    );
    const [of] = await tx
      .select({ raceId: raceRegistrations.raceId })
      .from(raceRegistrations)
      .where(isTheirs);
    // The race first, as the commands that change its categories do.
    const [race] = of ? await lockRace(tx, editor, of.raceId) : [];
    const [entry] = await tx
      .select(correctedColumns)
      .from(raceRegistrations)
      .where(isTheirs)
      .for("no key update");
    if (!race || !entry || entry.userId === null) return { problem: "gone" };
    if (entry.categoryId === categoryId) return { problem: null };
    const categories = await categoriesOf(tx, entry.raceId);
    const find = (id: string | null) => categories.find((category) => category.id === id);
    const chosen = find(categoryId);
    if (categoryId !== null && !chosen) return { problem: "no-category" };
    if (chosen?.distanceId && chosen.distanceId !== entry.distanceId) {
      return { problem: "no-category" };
    }
    // Triggers: event; see app/db/functions/registrations.sql
    await tx
      .update(raceRegistrations)
      .set({ categoryId, updatedAt: now() })
      .where(eq(raceRegistrations.id, registrationId));
    await recordChange({ db: tx, now }, editor, {
      action: categoryCorrected,
      subjectType: "registration",
      subjectId: registrationId,
      subjectName: race.name,
      before: { category: find(entry.categoryId)?.name ?? null },
      after: { category: chosen?.name ?? null },
    });
    return { problem: null };
  });
}

const correctedColumns = {
  raceId: raceRegistrations.raceId,
  distanceId: raceRegistrations.distanceId,
  categoryId: raceRegistrations.categoryId,
  userId: raceRegistrations.userId,
};
