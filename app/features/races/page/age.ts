import type { Day } from "#values/day.ts";

/** Of a race that names no other: the age of the terms of the site. */
export const usualMinimumAge = 16;

/** From this age on a runner registers without a guardian, in all four countries of the races. */
export const adultAge = 18;

/** Whole years from one day to another. */
export function ageOn(day: Day, born: Day): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
