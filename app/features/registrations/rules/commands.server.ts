import { sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { raceEntryRules, races, raceWaivers } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type Editor, isEditable } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { type EntryForm, type EntryRules, ruledParts } from "./entry-rules.ts";
import { findEntryForm } from "./queries.server.ts";
import type { EntryFormChoice } from "./schema.ts";

/**
 * Changes what a race asks of its runners, and its waiver. A changed waiver is a new version, which those who have not
 * sent their form yet have to accept; entries keep the version that they accepted.
 */
export async function changeEntryForm(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  { waiver_en: en, waiver_es: es, ...rules }: EntryFormChoice,
): Promise<{ problem: "no-race" | null }> {
  const known = readId(raceId);
  if (known === null) return { problem: "no-race" };
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const [race] = await tx
      .select({ id: races.id, name: races.raceName })
      .from(races)
      .where(isEditable(editor, known))
      .for("no key update");
    if (!race) return { problem: "no-race" };
    const before = await findEntryForm(inside, race.id);
    const changed = changedParts(before.rules, rules);
    if (changed.length > 0) {
      await tx
        .insert(raceEntryRules)
        .values({ raceId: race.id, ...rules })
        .onConflictDoUpdate({
          target: raceEntryRules.raceId,
          set: { ...rules, updatedAt: services.now() },
        });
    }
    const isNewWaiver = isOtherWaiver(before, { en, es });
    if (isNewWaiver) {
      const newest = sql`(
        select coalesce(max(version), 0) + 1 from race_waivers where race_id = ${race.id}::uuid)`;
      await tx.insert(raceWaivers).values({
        raceId: race.id,
        version: newest,
        textEn: en,
        textEs: es,
        createdAt: services.now(),
      });
    }
    if (changed.length === 0 && !isNewWaiver) return { problem: null };
    const { waiver } = await findEntryForm(inside, race.id);
    await recordChange(inside, editor, {
      action: "changed",
      subjectType: "entry form",
      subjectId: race.id,
      subjectName: race.name,
      before: recorded(before, changed, isNewWaiver),
      after: recorded({ rules, waiver }, changed, isNewWaiver),
    });
    return { problem: null };
  });
}

function changedParts(before: EntryRules, after: EntryRules) {
  return ruledParts.filter((part) => before[part] !== after[part]);
}

function isOtherWaiver({ waiver }: EntryForm, texts: { en: string | null; es: string | null }) {
  return (waiver?.texts.en ?? null) !== texts.en || (waiver?.texts.es ?? null) !== texts.es;
}

/** What the audit log says of a form: its texts are in the versions of the waiver. */
function recorded(
  { rules, waiver }: EntryForm,
  parts: readonly (keyof EntryRules)[],
  isNewWaiver: boolean,
): Record<string, string> {
  const waiverName = waiver ? `version ${waiver.version}` : "usual";
  return {
    ...Object.fromEntries(parts.map((part) => [part, rules[part]])),
    ...(isNewWaiver && { waiver: waiverName }),
  };
}
