import { formatCount } from "#values/text/count.ts";

/** `12 years of experience`. Zero is what a form holds that nobody filled in: it says nothing. */
export function showExperience(years: number): string | null {
  if (years === 0) return null;
  return `${formatCount(years)} ${years === 1 ? "year" : "years"} of experience`;
}
