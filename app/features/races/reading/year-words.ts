import { type Day, daysBetween } from "#values/day.ts";
import { readDays } from "./date-words.ts";
import { both, isJoining } from "./filler-words.ts";
import { monthIn } from "./months.ts";
import { comingMonth } from "./one-date.ts";
import type { Meaning, Term } from "./term.ts";

/** `2027` alone. */
export function isYear(word: string): boolean {
  return /^20\d\d$/.test(word);
}

/**
 * The days and seasons in the year that is said once: `march or april 2028` is one year for both, also
 * where the year stands apart, `march or april lima 2028`. `december or january 2028` begins in the
 * year before.
 */
export function inOneYear(unread: readonly Term[], today: Day): Term[] {
  const terms = withShortMonths(unread, today);
  const [year, another] = terms.filter(isLoneYear);
  const [only, otherGroup] = datedGroups(terms);
  const last = only?.at(-1);
  const isSaidOnce = year && !another && !otherGroup && !only?.some((term) => yearOfTerm(term));
  const dated = isSaidOnce && last ? joinedWith(last, year, today) : null;
  const known = dated
    ? terms.flatMap((term) => (term === year ? [] : term === last ? [dated] : [term]))
    : terms;
  const inYear = new Map(
    datedGroups(known).flatMap((group) => {
      const read = inYearOfOne(group, today);
      return group.map((term, at): [Term, Term | undefined] => [term, read[at]]);
    }),
  );
  return known.map((term) => inYear.get(term) ?? term);
}

/** Short names are months beside another one too: `dec or jan 2028`. */
function withShortMonths(terms: readonly Term[], today: Day): Term[] {
  const isJoinedTo = (joining: Term | undefined, term: Term | undefined) =>
    joining && !joining.isQuoted && isJoining(joining.words.join(" ")) && term && isDated(term);
  return terms.map((term, at) => {
    const month = term.meaning || term.isQuoted ? null : monthIn(term.words.join(" "), true);
    const isMonth =
      isJoinedTo(terms[at + 1], terms[at + 2]) || isJoinedTo(terms[at - 1], terms[at - 2]);
    const days = isMonth && month !== null ? comingMonth(month, today) : null;
    return days ? { ...term, meaning: { kind: "days", days } } : term;
  });
}

function joinedWith(term: Term, year: Term, today: Day): Term | null {
  const joined = both(term, year);
  const meaning = readDays(joined.words, today);
  return meaning && { ...joined, meaning };
}

/** Days and seasons that follow one another, or that an "or" or an "and" joins. */
function datedGroups(terms: readonly Term[]): Term[][] {
  const groups: Term[][] = [];
  let isOpen = false;
  for (const term of terms) {
    if (isDated(term)) {
      if (isOpen) groups.at(-1)?.push(term);
      else groups.push([term]);
      isOpen = true;
    } else if (term.isQuoted || !isJoining(term.words.join(" "))) isOpen = false;
  }
  return groups;
}

function isDated(term: Term): boolean {
  const kind = term.meaning?.kind;
  return (kind === "days" || kind === "season") && !isLoneYear(term);
}

function isLoneYear({ words, isQuoted }: Term): boolean {
  return !isQuoted && isYear(words.join(" "));
}

function yearOfTerm({ words }: Term): number | null {
  const year = words.find(isYear);
  return year === undefined ? null : Number(year);
}

/** The terms of a group from the one that has a year on, in both directions. */
function inYearOfOne(group: readonly Term[], today: Day): Term[] {
  const at = group.findLastIndex((term) => yearOfTerm(term) !== null);
  const source = group[at];
  if (!source) return [...group];
  return [
    ...inYearsFrom(source, group.slice(0, at).reverse(), -1, today).reverse(),
    source,
    ...inYearsFrom(source, group.slice(at + 1), 1, today),
  ];
}

/** @param years - the year that may be meant besides the same one: 1 for the next, -1 for the one before */
function inYearsFrom(source: Term, others: readonly Term[], years: 1 | -1, today: Day): Term[] {
  let year = yearOfTerm(source) ?? 0;
  let beside = source.meaning;
  return others.map((term) => {
    const own = yearOfTerm(term);
    const chosen = own === null ? besides(term, beside, [year, year + years], today) : null;
    year = own ?? chosen?.year ?? year;
    beside = chosen?.meaning ?? term.meaning;
    return chosen ? { ...term, meaning: chosen.meaning } : term;
  });
}

/** Days in the first of two years, unless they are nearer to those beside them in the other one. */
function besides(term: Term, beside: Meaning | null, years: readonly number[], today: Day) {
  const [same, other] = years.map((year) => {
    const meaning = readDays([...term.words, String(year)], today);
    return meaning && { year, meaning, apart: daysApart(meaning, beside) };
  });
  if (!same || !other) return same ?? null;
  return other.apart < same.apart ? other : same;
}

function daysApart(one: Meaning, other: Meaning | null): number {
  if (one.kind !== "days" || other?.kind !== "days") return 0;
  return Math.abs(daysBetween(one.days.from, other.days.from));
}
