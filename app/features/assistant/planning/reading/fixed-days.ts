import type { DayRange } from "#features/races/filters/days.ts";
import { daysOfHoliday, holidays } from "#features/races/search/reading/holidays.ts";
import type { Day } from "#values/day.ts";
import { phraseAt, phrasebook, wordsOfBook } from "../words/phrasebook.ts";

/** Days that have a name, in a year. */
const named = phrasebook<(year: number) => DayRange>([
  ...holidays.map(({ names, days }) => [names.join(", "), days] as const),
  ["san silvestre", (year) => ({ from: `${year}-12-31`, to: `${year + 1}-01-01` })],
  [
    `[the] end of [the|this] year, years end, fin del ano, fines de ano, finales de ano,
      finales del ano`,
    (year) => ({ from: `${year}-12-31`, to: `${year}-12-31` }),
  ],
]);

/** Holidays as a sentence names them: the coming ones. */
export const fixedDays = {
  words: wordsOfBook(named),
  at(words: readonly string[], at: number, today: Day): { days: DayRange; size: number } | null {
    const found = phraseAt(named, words, at);
    const days = found && daysOfHoliday({ days: found.value }, today, null);
    return days && { days, size: found.size };
  },
};
