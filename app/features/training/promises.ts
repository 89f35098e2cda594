import { formatLength, type LengthUnit } from "#values/length.ts";

/** What a plan promises, as its page says it. A test holds each against thousands of plans. */
const promises = {
  days: () =>
    "Every session is on a day that you chose, and the long run on its day. Only another race may be elsewhere.",
  growth: (step: LengthOf) =>
    `A week has at most a tenth (or ${step(2000)}) more than the highest of the last four.`,
  run: (step: LengthOf) =>
    `A run is at most a tenth (or ${step(1500)}) longer than the longest of the last 30 days (Schuster Brandt Frandsen 2025).`,
  time: () =>
    "Easy runs end after 75 to 90 minutes, and long runs at a time that depends on your level and your race.",
  beginning: () => "The plan begins with what you run now, as far as your days hold it.",
  full: () => "No whole week is empty, unless you are away.",
  rest: () =>
    "After the first weeks, every fourth week is lighter by a quarter; every third for beginners and from the age of 60.",
  easy: () =>
    "Four fifths of the minutes of a week are easy, unless it has another race (Seiler 2010).",
  hard: () =>
    "Hard days never follow one another, and none is in the two days before the race, or three from the marathon on.",
  warm: () => "Ten easy minutes come before anything fast, and five after it.",
  pace: () =>
    "Race pace is at most 3% faster than your result promises, and never faster than threshold pace in a race of an hour or more.",
  trial: () =>
    "A time trial comes after three weeks with fast sessions, never for ultras or races that climb.",
  longest: () =>
    "The longest run is at least two weeks before the race, unless you are new to running.",
  taper: () =>
    "The last week, or the last two from the half marathon on, has at least 40% less (Bosquet 2007).",
  "race-week": () => "The week of the race has at most a quarter of an hour of fast running.",
  return: () =>
    "After a break of more than five days, all is easy and the load comes back in steps of 33 to 85% (Daniels). Strides come first after it, then one short tempo run, then one fast session.",
  regrowth: (step: LengthOf) =>
    `After that, a week has at most 15% (or ${step(2000)}) more than the highest since the break, until your old load is reached (compare the 50/30/20/10 rule, Caterisano 2019).`,
  beginners: () =>
    "Beginners run easily for four weeks, and newcomers until they run half an hour in one go.",
  age: () => "From the age of 60, a week has one fast session.",
};

type LengthOf = (meters: number) => string;
export type PromiseCode = keyof typeof promises;
export const promiseCodes = Object.keys(promises) as PromiseCode[];

export function promiseText(code: PromiseCode, unit: LengthUnit): string {
  return promises[code]((meters) => formatLength(meters, unit));
}
