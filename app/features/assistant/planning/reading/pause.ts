import { monthIn } from "#features/races/reading/months.ts";
import { readNumber } from "#features/races/reading/number-words.ts";
import { type Day, daysBetween, yearOf } from "#values/day.ts";

/** Says that the runner has not run for a while. */
const stopped =
  /\b(?:(?:havent|have not|hadnt|didnt|not) (?:been )?(?:run|ran|running|trained|training|jogged)|(?:stopped|quit) (?:running|training|jogging)|off (?:from )?running|(?:weeks?|months?|years?) (?:off|without running)|after (?:a |my )?(?:long )?(?:break|layoff)|(?:ya )?no (?:corro|entreno|troto|he corrido|he entrenado|salgo a correr)|(?:deje|dejado|pare) de (?:correr|entrenar|trotar)|sin (?:correr|entrenar|trotar)|pare (?=(?:como |unos |unas )?(?:\w+) (?:dias?|semanas?|mes|meses|anos?)))/;

/** What has rules of its own for the way back, and what is only imagined. */
const other =
  /\b(?:surger\w+|operat\w+|birth|baby|pregnan\w+|postpartum|injur\w+|fractur\w+|broke|ill|illness|sick|covid|flu|heart|chest|missed|if i|cirugia|operaci\w+|operad[ao]|parto|bebe|embaraz\w+|lesion\w*|enferm\w+|gripe|corazon|pecho|falte|perdi|si (?:dejo|paro))\b/;

const units = { day: 1 / 7, week: 1, month: 30.4 / 7, year: 365 / 7 } as const;
const unitOf = (name: string): keyof typeof units =>
  /^d/.test(name) ? "day" : /^(?:w|s)/.test(name) ? "week" : /^m/.test(name) ? "month" : "year";

/** Numbers that stand only beside a length of time. */
const vague: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  few: 3,
  unos: 3,
  unas: 3,
  varios: 3,
  varias: 3,
};

/**
 * How many weeks a runner has not run, from `since March` or `hace dos meses`; `null` where a message tells
 * of no pause, or of one with rules of its own.
 */
export function pauseWeeks(folded: string, today: Day): number | null {
  const text = folded.replace(/['’]/g, "");
  if (!stopped.test(text) || other.test(text)) return null;
  const [, since = ""] =
    /\b(?:since|desde|in|en) (?:early |late |mid |fines de |el mes de )?(\w+)/.exec(text) ?? [];
  const month = monthIn(since, false);
  if (month !== null) {
    const year = yearOf(today);
    const first = (of: number): Day => `${of}-${String(month).padStart(2, "0")}-01`;
    const from = first(year) <= today ? first(year) : first(year - 1);
    return daysBetween(from, today) / 7;
  }
  const [, number = "", unit = ""] =
    /\b(\d{1,2}|[a-z]+) (?:of |de )?(days?|weeks?|months?|years?|dias?|semanas?|mes|meses|anos?)\b/.exec(
      text,
    ) ?? [];
  const count = vague[number] ?? readNumber(number);
  return count === null || unit === "" ? null : count * units[unitOf(unit)];
}
