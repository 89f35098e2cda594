import { type Lang, sayIn, type Words } from "#values/say.ts";
import {
  fieldWords,
  formatResultTime,
  resultSexes,
  resultStatuses,
  type sexWords,
  statusWords,
} from "./result.ts";

/** Corrections and differences that a page lists; the audit log has all. */
export const mostListed = 200;

/** The fields that can be corrected, in display order. */
const correctedFields = [
  "bib",
  "name",
  "sex",
  "category",
  "club",
  "team",
  "status",
  "gunMs",
  "chipMs",
  "isNameHidden",
] as const;
type CorrectedField = (typeof correctedFields)[number];

const words: Record<CorrectedField, Words> = {
  bib: fieldWords.bib,
  name: { en: "Name", es: "Nombre" },
  sex: fieldWords.sex,
  category: fieldWords.category,
  club: fieldWords.club,
  team: fieldWords.team,
  status: fieldWords.status,
  gunMs: { en: "Gun time", es: "Tiempo oficial" },
  chipMs: fieldWords.chip,
  isNameHidden: { en: "Name hidden", es: "Nombre oculto" },
};

/** The old and the new values of a result, by their fields. */
export type ResultChange = { before: Record<string, unknown>; after: Record<string, unknown> };

/** `Chip time: 41:10 → 41:05`, a line for each field that changed. */
export function changeLines({ before, after }: ResultChange, lang: Lang): string[] {
  const say = sayIn(lang);
  return correctedFields
    .filter((field) => before[field] !== after[field])
    .map((field) => {
      const [old, next] = [before[field], after[field]].map((value) => shown(field, value, lang));
      return `${say(words[field])}: ${old} → ${next}`;
    });
}

function shown(field: CorrectedField, value: unknown, lang: Lang): string {
  const say = sayIn(lang);
  if (field === "isNameHidden") {
    return value === true ? say({ en: "yes", es: "sí" }) : say({ en: "no", es: "no" });
  }
  if (typeof value === "number") return formatResultTime(value);
  if (typeof value !== "string" || value === "") return "–";
  const status = resultStatuses.find((one) => field === "status" && one === value);
  const sex = resultSexes.find((one) => field === "sex" && one === value);
  if (status) return say(statusWords[status]);
  return sex ? say(oneOfSex[sex]) : value;
}

const oneOfSex: typeof sexWords = {
  female: { en: "woman", es: "mujer" },
  male: { en: "man", es: "hombre" },
  nonbinary: { en: "non-binary", es: "persona no binaria" },
};
