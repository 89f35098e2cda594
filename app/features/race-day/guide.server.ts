import { eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { raceGuides } from "#db/schema.ts";
import { difference, recorded } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import type { RaceGuide } from "./race-day.ts";
import type { GuideForm } from "./schema.ts";

/** What the organizer of a race tells everyone who is entered. */
export async function guideOf({ db }: Pick<Services, "db">, raceId: string): Promise<RaceGuide> {
  const [row] = await db.select().from(raceGuides).where(eq(raceGuides.raceId, raceId));
  const text = (en: string | null | undefined, es: string | null | undefined) => ({
    en: en ?? null,
    es: es ?? null,
  });
  return {
    texts: {
      arrival: text(row?.arrivalEn, row?.arrivalEs),
      bring: text(row?.bringEn, row?.bringEs),
      documents: text(row?.documentsEn, row?.documentsEs),
      kit: text(row?.kitEn, row?.kitEs),
    },
    mapLink: row?.mapLink ?? null,
  };
}

/** Stores what runners are told before the race. */
export async function saveGuide(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  form: GuideForm,
): Promise<{ problem: "no-race" | null }> {
  return withRetry(db, async (tx) => {
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const columns = {
      kitEn: form.kit_en,
      kitEs: form.kit_es,
      arrivalEn: form.arrival_en,
      arrivalEs: form.arrival_es,
      bringEn: form.bring_en,
      bringEs: form.bring_es,
      documentsEn: form.documents_en,
      documentsEs: form.documents_es,
      mapLink: form.map_link,
    };
    const [before] = await tx.select().from(raceGuides).where(eq(raceGuides.raceId, raceId));
    const change = difference(before ?? {}, columns);
    if (!change) return { problem: null };
    await tx
      .insert(raceGuides)
      .values({ raceId, ...columns })
      .onConflictDoUpdate({ target: raceGuides.raceId, set: { ...columns, updatedAt: now() } });
    await recordChange({ db: tx, now }, editor, {
      action: "changed",
      subjectType: "race guide",
      subjectId: raceId,
      subjectName: race.name,
      before: recorded(change.before ?? {}),
      after: recorded(change.after ?? {}),
    });
    return { problem: null };
  });
}
