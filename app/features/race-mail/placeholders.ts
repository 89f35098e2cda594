import { type Day, formatDay } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import { fold } from "#values/text/fold.ts";

/** What stands for a fact of the runner or the race in a message, by its names in both languages. */
const names = {
  firstName: { en: "first_name", es: "nombre" },
  lastName: { en: "last_name", es: "apellido" },
  race: { en: "race", es: "carrera" },
  date: { en: "date", es: "fecha" },
  city: { en: "city", es: "ciudad" },
  distance: { en: "distance", es: "distancia" },
  category: { en: "category", es: "categoria" },
  bib: { en: "bib", es: "dorsal" },
  wave: { en: "wave", es: "oleada" },
  extras: { en: "extras", es: "adicionales" },
} as const;

export type Placeholder = keyof typeof names;

/** What each placeholder becomes for one runner; `null` where the entry has no such fact. */
export type PlaceholderValues = Record<Placeholder, string | null>;

const byName = new Map(
  (Object.keys(names) as Placeholder[]).flatMap((placeholder) =>
    Object.values(names[placeholder]).map((name) => [name as string, placeholder] as const),
  ),
);

/** Braces with anything else in them, such as a line break, are text. */
const BRACES = /\{([^{}\n]{1,40})\}/g;

const nameIn = (inside: string) => fold(inside.trim()).replace(/\s+/g, "_");

/** The placeholders as a page in this language offers them: `{first_name}`. */
export function placeholderNames(lang: Lang): string[] {
  return Object.values(names).map((name) => `{${name[lang]}}`);
}

/** What is written in braces and stands for nothing, each once: `["{nickname}"]`. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(BRACES)].filter(([, inside = ""]) => !byName.has(nameIn(inside)));
  return [...new Set(found.map(([whole]) => whole))];
}

/** Whether a text says something else to each runner. */
export function isPersonal(text: string): boolean {
  const ofRace: readonly (Placeholder | undefined)[] = ["race", "date", "city"];
  return [...text.matchAll(BRACES)].some(([, inside = ""]) => {
    const placeholder = byName.get(nameIn(inside));
    return placeholder !== undefined && !ofRace.includes(placeholder);
  });
}

/**
 * A text with the facts of one runner, or with those of the race only: other placeholders stay. What a runner has
 * typed is not read for placeholders.
 */
export function fillIn(text: string, values: Partial<PlaceholderValues>): string {
  return text.replace(BRACES, (whole, inside: string) => {
    const placeholder = byName.get(nameIn(inside));
    const value = placeholder && values[placeholder];
    return value === undefined ? whole : (value ?? "–");
  });
}

/** The facts that are the same for all runners of a race. */
export function factsOfRace(
  { name, startDate, city }: { name: string; startDate: Day; city: string },
  lang: Lang,
): Pick<PlaceholderValues, "race" | "date" | "city"> {
  return { race: name, date: formatDay(startDate, lang), city };
}
