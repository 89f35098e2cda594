import { type Lang, langs, type Words } from "#values/say.ts";

/** Whether a race asks for something, and whether its runners have to answer. */
export const demands = ["required", "optional", "hidden"] as const;
export type Demand = (typeof demands)[number];

/** What the organizer of a race decides about: the first is in the usual form, the others are not. */
export const ruledParts = ["insurance", "gender", "document", "club"] as const;
export type RuledPart = (typeof ruledParts)[number];

export type EntryRules = Record<RuledPart, Demand>;

/** A race's own waiver, in one language or both. Each change of its text is a new version. */
export type OwnWaiver = { version: number; texts: Partial<Record<Lang, string>> };

/** The form of a race: what it asks for, and the waiver that it shows instead of the usual one. */
export type EntryForm = {
  rules: EntryRules;
  waiver: OwnWaiver | null;
  /** How many people one order may have. */
  people: number;
};

/** The most people that an organizer may allow. */
export const mostPeople = 60;

/** The form that the organizer has not changed: insurance has to be given, and nothing is added. */
export const usualForm: EntryForm = {
  rules: { insurance: "required", gender: "hidden", document: "hidden", club: "hidden" },
  waiver: null,
  people: 1,
};

/** The form of what is saved of a person: it asks for everything, and requires what every race asks for. */
export const savedForm: EntryForm = {
  rules: { insurance: "optional", gender: "optional", document: "optional", club: "optional" },
  waiver: null,
  people: 1,
};

/** Those in whose categories a runner can be placed. */
export const genders = ["female", "male", "nonbinary"] as const;
export type Gender = (typeof genders)[number];

export const genderWords: Record<Gender, Words> = {
  female: { en: "Female", es: "Femenino" },
  male: { en: "Male", es: "Masculino" },
  nonbinary: { en: "Non-binary", es: "No binario" },
};

/** The waiver as it is shown on a page in `lang`: an own one in the other language if there is only that. */
export function shownWaiver(
  { version, texts }: OwnWaiver,
  lang: Lang,
): { version: number; lang: Lang; paragraphs: string[] } {
  const shown = texts[lang] === undefined ? (langs.find((other) => texts[other]) ?? lang) : lang;
  const paragraphs = (texts[shown] ?? "").split(/\n\s*\n/).map((each) => each.trim());
  return { version, lang: shown, paragraphs: paragraphs.filter(Boolean) };
}

/** The language in which a page in `lang` shows the waiver of a race. */
export function waiverLangOn({ waiver }: Pick<EntryForm, "waiver">, lang: Lang): Lang {
  return waiver ? shownWaiver(waiver, lang).lang : lang;
}
