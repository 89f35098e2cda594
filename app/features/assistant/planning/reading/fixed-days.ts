import type { DayRange } from "#features/races/calendar/calendar.ts";
import { addDays, type Day, weekdayOf, yearOf } from "#values/day.ts";
import { phraseAt, phrasebook, wordsOfBook } from "../words/phrasebook.ts";

/** Days that have a name, in a year. */
const holidays = phrasebook<(year: number) => DayRange>([
  ["christmas, xmas, navidad", (year) => ({ from: `${year}-12-20`, to: `${year}-12-26` })],
  [
    "new years eve, new years, new year, ano nuevo, san silvestre, nochevieja",
    (year) => ({ from: `${year}-12-31`, to: `${year + 1}-01-01` }),
  ],
  ["halloween", (year) => ({ from: `${year}-10-25`, to: `${year}-10-31` })],
  ["thanksgiving, accion de gracias", thanksgiving],
  [
    "valentines, valentines day, san valentin",
    (year) => ({ from: `${year}-02-14`, to: `${year}-02-14` }),
  ],
  [
    `[the] end of [the|this] year, years end, fin de ano, fin del ano, fines de ano,
      finales de ano, finales del ano`,
    (year) => ({ from: `${year}-12-31`, to: `${year}-12-31` }),
  ],
]);

/** Holidays as a sentence names them: the coming ones. */
export const fixedDays = {
  words: wordsOfBook(holidays),
  at(words: readonly string[], at: number, today: Day): { days: DayRange; size: number } | null {
    const found = phraseAt(holidays, words, at);
    if (!found) return null;
    const days = [yearOf(today), yearOf(today) + 1].map(found.value).find(({ to }) => to >= today);
    return days ? { days, size: found.size } : null;
  },
};

/** From the fourth Thursday of November to its Sunday. */
function thanksgiving(year: number): DayRange {
  const first = `${year}-11-01`;
  const thursday = addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21);
  return { from: thursday, to: addDays(thursday, 3) };
}
