import {
  type Day,
  dayOfMonth,
  monthNames,
  monthOf,
  parseDay,
  weekdayNames,
  weekdayOf,
  yearOf,
} from "#values/day.ts";

/** A day as a text names it, with what it says of it. */
export type WrittenDay = {
  text: string;
  month: number;
  day: number;
  year: number | null;
  weekday: string | null;
};

const months = monthNames.map((name) => name.toLowerCase());
const weekdays = weekdayNames.map((name) => name.toLowerCase());
const monthName = `(${months.join("|")}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`;
const american = new RegExp(
  `(?:\\b(${weekdays.join("|")}),? )?\\b${monthName} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4}))?`,
  "gi",
);
const british = new RegExp(
  `(?:\\b(${weekdays.join("|")}),? )?(?:the )?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthName}(?:,? (\\d{4}))?`,
  "gi",
);

/** The days that a sentence names, in figures or with the name of the month. */
export function daysIn(sentence: string): WrittenDay[] {
  const read = (found: RegExpExecArray, [month, day]: [number, number]): WrittenDay => ({
    text: found[0],
    month:
      months.findIndex((name) => name.startsWith((found[month] ?? "").slice(0, 3).toLowerCase())) +
      1,
    day: Number(found[day]),
    year: found[4] === undefined ? null : Number(found[4]),
    weekday: found[1]?.toLowerCase() ?? null,
  });
  const iso = [...sentence.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)].flatMap(([text]) => {
    const day = parseDay(text);
    return day
      ? [{ text, month: monthOf(day), day: dayOfMonth(day), year: yearOf(day), weekday: null }]
      : [];
  });
  return [
    ...[...sentence.matchAll(american)].map((found) => read(found, [2, 3])),
    ...[...sentence.matchAll(british)].map((found) => read(found, [3, 2])),
    ...iso,
  ];
}

/** Whether a day is the one that was meant. */
export function isThatDay({ month, day, year, weekday }: WrittenDay, known: Day): boolean {
  return (
    monthOf(known) === month &&
    dayOfMonth(known) === day &&
    (year === null || yearOf(known) === year) &&
    (weekday === null || weekdays[weekdayOf(known)] === weekday)
  );
}
