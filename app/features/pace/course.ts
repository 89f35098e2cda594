import type { ClockTime, Day } from "#values/day.ts";
import { formatClockTime } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import { readDuration, readTime } from "./duration.ts";

/** The parts of a distance that a plan uses. */
export type Course = {
  id: string;
  /** As stored: `42K`, `50 miles`. */
  text: string;
  /** `null` where the text names no length. */
  meters: number | null;
  /** As stored; `null` where it is not known. */
  startTime: string | null;
  timeLimit: string | null;
  elevationGain: string | null;
};

export type RaceToPlan = {
  id: string;
  name: string;
  /** As stored: `Road`, `Trail` … */
  type: string;
  startDate: Day;
  place: string;
  courses: Course[];
};

/** The time of day so many seconds after the start: `7:12 AM`, and on a later day `1:05 AM +1`. */
export function clockAfter(start: ClockTime, seconds: number, lang: Lang): string {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  const total = hours * 60 + minutes + Math.floor(Math.round(seconds) / 60);
  const days = Math.floor(total / (24 * 60));
  const [hour, minute] = [Math.floor(total / 60) % 24, total % 60];
  const shown = formatClockTime(`${hour}:${String(minute).padStart(2, "0")}`, lang);
  return days > 0 ? `${shown} +${days}` : shown;
}

/** The seconds of a time limit; `null` where its words name no time. */
export function readLimit(text: string | null, meters: number | null): number | null {
  const plain = text?.trim() ?? "";
  // A bare number may mean hours or minutes.
  if (/^\d+$/.test(plain)) return null;
  return meters === null ? readDuration(plain) : readTime(plain, meters);
}

/** How far a plan is over the time limit, which is in the words of the race. */
export type OverLimit = { seconds: number; limit: string };

/** How much slower a plan is than the race allows; `null` when it is in time. */
export function overLimitOf(
  run: { meters: number; seconds: number },
  limit: string | null,
): OverLimit | null {
  const allowed = readLimit(limit, run.meters);
  if (limit === null || allowed === null) return null;
  const seconds = Math.round(run.seconds) - allowed;
  return seconds > 0 ? { seconds, limit: limit.trim() } : null;
}
