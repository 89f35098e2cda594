import { demoPassword } from "#db/demo/people/people.ts";
import { addDays, addMonths, endOfMonth } from "#values/day.ts";
import { homeDay } from "#values/zone.ts";

const id = (number: number) => `0dd00000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Races that the demo data has no reason to hold. They are found by their ids. */
export const oddRaces = {
  past: id(1),
  bare: id(2),
  ownLinks: id(3),
  naughty: id(4),
  cancelled: id(5),
  priced: id(6),
  free: id(7),
  unpriced: id(8),
  reviewed: id(9),
  crowdFirst: id(10),
  endless: id(11),
  mountain: id(12),
  city: id(13),
  hidden: id(14),
} as const;

/** Wrote a review that an administrator has hidden. */
export const oddAuthor = { email: "hilda@dorsal.test", password: demoPassword };

/** A review of the same race by a guest. */
export const oddGuestReview = id(15);

export const today = homeDay(new Date());

/** A Sunday of the next month but one, on which fourteen races of Crowdville start. */
export const crowdedDay = sundayIn(addMonths(today, 2));

export const crowdSize = 14;

/** The last day of a month on which a race starts, and which the grid of the next month shows as well. */
export const edgeDay =
  [2, 3].map((count) => endOfMonth(addMonths(today, count))).find((day) => !isSaturday(day)) ??
  endOfMonth(addMonths(today, 4));

/** When the race with the longest texts is. */
export const naughtyDay = addDays(today, 42);

export const naughtyName =
  '"><script>alert(1)</script> العدو 🏃🏽‍♀️ Ultramaratónlarguísimosinespaciosquenocabeenningunalínea ’; drop table races; --';

/** Markdown that tries what a page must not do, and what it must. */
export const naughtyDescription = `## Über den Lauf

**Strong** and *slanted*, [a page](https://example.org/course), [a trap](javascript:alert(1)).

<img src=x onerror=alert(1)> <script>alert(2)</script>

- one
- ${"long".repeat(60)}

1. ${"https://example.org/".padEnd(180, "x")}`;

function isSaturday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 6;
}

function sundayIn(month: string): string {
  const weekday = new Date(`${month}T00:00:00Z`).getUTCDay();
  return addDays(month, (7 - weekday) % 7);
}
