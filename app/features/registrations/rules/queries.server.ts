import { sql } from "drizzle-orm";
import { object, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { raceEntryRules, raceWaivers } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type EntryForm, type OwnWaiver, usualForm } from "./entry-rules.ts";

const storedForm = {
  rules: orNull(
    object({
      insurance: raceEntryRules.insurance,
      gender: raceEntryRules.gender,
      document: raceEntryRules.document,
      club: raceEntryRules.club,
      people: raceEntryRules.peoplePerOrder,
    }),
  ),
  waiver: orNull(
    object({
      version: raceWaivers.version,
      en: raceWaivers.textEn,
      es: raceWaivers.textEs,
    }),
  ),
};

/** The form of a race, with the newest version of its waiver. */
export async function findEntryForm(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<EntryForm> {
  const row = await readRow(
    db,
    storedForm,
    sql`
    select
      (select json_build_object('insurance', insurance, 'gender', gender, 'document', document, 'club', club,
          'people', people_per_order)
        from race_entry_rules where race_id = ${raceId}::uuid) as rules,
      (select json_build_object('version', version, 'en', text_en, 'es', text_es)
        from race_waivers where race_id = ${raceId}::uuid
        order by version desc limit 1) as waiver`,
  );
  const { people, ...rules } = row?.rules ?? { ...usualForm.rules, people: usualForm.people };
  return { rules, waiver: row?.waiver ? waiverOf(row.waiver) : null, people };
}

type StoredWaiver = { version: number; en: string | null; es: string | null };

/** `null` where the newest version went back to the usual waiver. */
function waiverOf({ version, en, es }: StoredWaiver): OwnWaiver | null {
  if (en === null && es === null) return null;
  return { version, texts: { ...(en !== null && { en }), ...(es !== null && { es }) } };
}
