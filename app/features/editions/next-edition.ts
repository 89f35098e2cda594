import { editingProblems } from "#features/races/editing/messages.ts";
import { addDays, type Day, yearOf } from "#values/day.ts";
import type { Words } from "#values/say.ts";

/** 52 weeks: the same day of the week. */
const yearOfWeeks = 364;

/** How many days after today or after the last edition the next one can be. */
const farthestAhead = 3 * 365;

/** The day that is suggested: the same day of the week 52 weeks later, and not one that is over. */
export function suggestedDay(startDate: Day, today: Day): Day {
  let day = addDays(startDate, yearOfWeeks);
  while (day <= today) day = addDays(day, yearOfWeeks);
  return day;
}

/** A name with the year of the new day where it has the year of the old one: `Lima 42K 2027`. */
export function nextName(name: string, from: Day, to: Day): string {
  return name.replaceAll(new RegExp(`\\b${yearOf(from)}\\b`, "g"), String(yearOf(to)));
}

/** Why a race cannot be held on a day as the next edition of another one; `null` if it can. */
export function dayProblem(
  day: Day,
  { startDate, today }: { startDate: Day; today: Day },
): "not-later" | "day-over" | "too-far" | null {
  if (day <= startDate) return "not-later";
  if (day <= today) return "day-over";
  const latest = startDate > today ? startDate : today;
  return day > addDays(latest, farthestAhead) ? "too-far" : null;
}

/** Why the next edition was not prepared. */
export const editionProblems = {
  "no-race": editingProblems["no-race"],
  "not-later": {
    en: "The next edition comes after this one: choose a later day",
    es: "La próxima edición va después de esta: elige un día posterior",
  },
  "day-over": {
    en: "This day is over: choose a later day",
    es: "Este día ya pasó: elige un día posterior",
  },
  "too-far": {
    en: "Choose a day within three years",
    es: "Elige un día dentro de los próximos tres años",
  },
  exists: {
    en: "The next edition of this race has been prepared already.",
    es: "La próxima edición de esta carrera ya está preparada.",
  },
  "changed-meanwhile": {
    en: "Someone else has just changed this race. Please look at it again.",
    es: "Otra persona acaba de cambiar esta carrera. Revísala otra vez.",
  },
  "too-often": {
    en: "You have prepared many races today. Please try again tomorrow.",
    es: "Hoy preparaste muchas carreras. Inténtalo de nuevo mañana.",
  },
  failed: {
    en: "The next edition was not prepared. Please try again.",
    es: "No se preparó la próxima edición. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type EditionProblem = keyof typeof editionProblems;
