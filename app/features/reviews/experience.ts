import { type Day, formatDay } from "#values/day.ts";
import type { ReviewSubject } from "./review.ts";

/** When it was: `Ran it on June 30, 2025`. */
export function experienceOn(kind: ReviewSubject, day: Day): string {
  return `${kind === "race" ? "Ran it" : "Experience"} on ${formatDay(day)}`;
}
