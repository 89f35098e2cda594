import { addDays, type Day, weekdayOf, yearOf } from "#values/day.ts";

const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * When a race takes place, as a rule that holds every year:
 * `{ month: 5, weekday: "sunday", week: 3 }` is the third Sunday of May,
 * `{ month: 11, weekday: "sunday", from: 18 }` the first Sunday on or after November 18
 * (which is the Sunday before Thanksgiving), `{ month: 7, day: 4 }` always July 4.
 */
export type Edition =
  | { month: number; weekday: Weekday; week: 1 | 2 | 3 | 4 | "last" }
  | { month: number; weekday: Weekday; from: number }
  | { month: number; day: number };

/** The first edition on `today` or after it. */
export function nextEdition(edition: Edition, today: Day): Day {
  const year = yearOf(today);
  // A rule late in December may fall into January of the year after its own.
  const candidates = [year - 1, year, year + 1].map((each) => editionIn(edition, each));
  const next = candidates.find((day) => day >= today);
  if (!next) throw new Error(`no edition after ${today} for ${JSON.stringify(edition)}`);
  return next;
}

/** The edition `yearsAgo` years (1 or more) before the next one. */
export function pastEdition(edition: Edition, today: Day, yearsAgo: number): Day {
  const next = nextEdition(edition, today);
  const ruleYear = editionIn(edition, yearOf(next)) === next ? yearOf(next) : yearOf(next) - 1;
  return editionIn(edition, ruleYear - yearsAgo);
}

/** The day of the edition that belongs to `year`. */
export function editionIn(edition: Edition, year: number): Day {
  const month = `${year}-${String(edition.month).padStart(2, "0")}`;
  const first = `${month}-01`;
  if ("day" in edition) return addDays(first, edition.day - 1);
  if ("from" in edition) return onOrAfter(addDays(first, edition.from - 1), edition.weekday);
  if (edition.week !== "last") {
    return onOrAfter(addDays(first, 7 * (edition.week - 1)), edition.weekday);
  }
  const fourth = onOrAfter(addDays(first, 21), edition.weekday);
  const fifth = addDays(fourth, 7);
  return fifth.startsWith(month) ? fifth : fourth;
}

function onOrAfter(day: Day, weekday: Weekday): Day {
  return addDays(day, (weekdays.indexOf(weekday) - weekdayOf(day) + 7) % 7);
}
