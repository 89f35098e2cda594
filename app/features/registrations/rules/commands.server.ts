import { sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { raceEntryRules, raceWaivers } from "#db/schema.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { EntryForm } from "./entry-rules.ts";
import { findEntryForm } from "./queries.server.ts";
import type { EntryFormChoice } from "./schema.ts";

/**
 * Changes what a race asks of its runners, and its waiver. A changed waiver is a new version, which those who have not
 * sent their form yet have to accept; entries keep the version that they accepted. A waiver that somebody else has
 * changed since is not overwritten.
 */
export async function changeEntryForm(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  {
    edited_version,
    waiver_en: en,
    waiver_es: es,
    people_per_order: peoplePerOrder,
    ...rules
  }: EntryFormChoice,
): Promise<{ problem: "no-race" | "changed-meanwhile" | null }> {
  const known = readId(raceId);
  if (known === null) return { problem: "no-race" };
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const [race] = await lockRace(tx, editor, known);
    if (!race) return { problem: "no-race" };
    const before = await findEntryForm(inside, known);
    const newRules = difference(before.rules, rules) !== null || before.people !== peoplePerOrder;
    const isNewWaiver = isOtherWaiver(before, { en, es });
    if (isNewWaiver && edited_version !== String(before.waiver?.version ?? "")) {
      return { problem: "changed-meanwhile" };
    }
    if (newRules) {
      await tx
        .insert(raceEntryRules)
        .values({ raceId: known, ...rules, peoplePerOrder })
        .onConflictDoUpdate({
          target: raceEntryRules.raceId,
          set: { ...rules, peoplePerOrder, updatedAt: services.now() },
        });
    }
    if (isNewWaiver) {
      const newest = sql`(
        select coalesce(max(version), 0) + 1 from race_waivers where race_id = ${known}::uuid)`;
      await tx.insert(raceWaivers).values({
        raceId: known,
        version: newest,
        textEn: en,
        textEs: es,
        createdAt: services.now(),
      });
    }
    const change = difference(audited(before), audited(await findEntryForm(inside, known)));
    if (!change) return { problem: null };
    await recordChange(inside, editor, {
      action: "changed",
      subjectType: "entry form",
      subjectId: known,
      subjectName: race.name,
      ...change,
    });
    return { problem: null };
  });
}

function isOtherWaiver({ waiver }: EntryForm, texts: { en: string | null; es: string | null }) {
  return (waiver?.texts.en ?? null) !== texts.en || (waiver?.texts.es ?? null) !== texts.es;
}

/** What the audit log says of a form: its texts are in the versions of the waiver. */
function audited({ rules, waiver, people }: EntryForm) {
  return {
    ...rules,
    people_per_order: people,
    waiver: waiver ? `version ${waiver.version}` : "usual",
  };
}
