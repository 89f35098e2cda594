import {
  type ClockTime,
  type Day,
  formatClockTime,
  formatDay,
  formatFullDay,
  formatMonthYear,
  yearOf,
} from "#values/day.ts";

/** `Saturday, July 3`; with the year unless the reader knows it. */
export function dayInProse(day: Day, knownYear: number | null): string {
  const text = formatFullDay(day);
  return yearOf(day) === knownYear ? withoutYear(text) : text;
}

/** `July 3` */
export function shortDay(day: Day, knownYear: number | null): string {
  const text = formatDay(day);
  return yearOf(day) === knownYear ? withoutYear(text) : text;
}

function withoutYear(text: string): string {
  return text.replace(/, \d{4}$/, "");
}

/** `July 2027`, `July to September 2027`, `December 2026 to March 2027` */
export function monthsInProse(from: Day, to: Day): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatMonthYear(from);
  const first = formatMonthYear(from);
  const isOneYear = yearOf(from) === yearOf(to);
  return `${isOneYear ? first.replace(/ \d{4}$/, "") : first} to ${formatMonthYear(to)}`;
}

/** `5:30 AM`, `midnight`, `noon` */
export function clockInProse(time: ClockTime): string {
  const clock = formatClockTime(time);
  if (clock === "12:00 AM") return "midnight";
  return clock === "12:00 PM" ? "noon" : clock;
}
