import type { FieldTexts } from "#values/form/three-way.ts";

/** What an administrator typed into the form of a post and did not save. */
export type KeptWork = {
  id: string;
  fields: FieldTexts;
  /** The revision that the work began with; `null` for a new post. */
  basedOn: number | null;
  savedAt: Date;
};

/** Another tab or person that has a post open. */
export type OtherEditor = { name: string; isSelf: boolean };

/** The answer to what a tab of the editor tells. */
export type WorkAnswer = {
  others: OtherEditor[];
  /** `null` where there was nothing to keep. */
  isKept: boolean | null;
  /** When it was kept, as the administrator's clock shows it. */
  keptAt: string | null;
};

/** Fields that are not part of the work: they belong to the page that it was typed on. */
const passing = new Set(["zone", "draft_id", "race_words", "add_race", "remove_race", "tab"]);

/** What of a form is work: its texts. */
export function workIn(form: FormData): FieldTexts {
  const fields: FieldTexts = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !passing.has(name)) fields[name] = value;
  }
  return fields;
}
