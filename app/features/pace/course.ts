import type { ClockTime, Day } from "#values/day.ts";
import { formatClockTime } from "#values/day.ts";
import { formatDuration, readDuration, readTime } from "./duration.ts";

/** One distance of a race of the directory, as far as a plan for it needs to know. */
export type Course = {
  id: string;
  /** In its own words: `42K`, `50 miles`. */
  text: string;
  /** `null` where its text names no length. */
  meters: number | null;
  /** As stored; `null` where nobody has said. */
  startTime: string | null;
  timeLimit: string | null;
  elevationGain: string | null;
};

export type PlannedRace = {
  id: string;
  name: string;
  /** As stored: `Road`, `Trail` … */
  type: string;
  startDate: Day;
  place: string;
  courses: Course[];
};

const written = /^([01]?\d|2[0-3])[:.h]([0-5]\d)(?::[0-5]\d)? ?(?:(a|p)\.?m\.?)?$/i;

/** A start time as people store it, as `HH:MM`: `05:30`, `5:30 AM`, `7.00`. `null` for other words. */
export function readClock(text: string | null): ClockTime | null {
  const [, hours, minutes, half] = written.exec(text?.trim() ?? "") ?? [];
  if (hours === undefined) return null;
  const hour = Number(hours);
  if (half && (hour === 0 || hour > 12)) return null;
  const of24 = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(of24).padStart(2, "0")}:${minutes}`;
}

/** What the clock shows so long after the start: `7:12 AM`, and on a later day `1:05 AM +1`. */
export function clockAfter(start: ClockTime, seconds: number): string {
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  const total = hours * 60 + minutes + Math.floor(Math.round(seconds) / 60);
  const days = Math.floor(total / (24 * 60));
  const [hour, minute] = [Math.floor(total / 60) % 24, total % 60];
  const shown = formatClockTime(`${hour}:${String(minute).padStart(2, "0")}`);
  return days > 0 ? `${shown} +${days}` : shown;
}

/** The seconds that a race leaves its runners; `null` where its words say no such thing. */
export function readLimit(text: string | null, meters: number | null): number | null {
  const plain = text?.trim() ?? "";
  // A bare number may be hours as well as minutes.
  if (/^\d+$/.test(plain)) return null;
  return meters === null ? readDuration(plain) : readTime(plain, meters);
}

/** By how much a plan is slower than the race allows: a sentence, or `null` when it is in time. */
export function limitWarning(
  run: { meters: number; seconds: number },
  limit: string | null,
): string | null {
  const allowed = readLimit(limit, run.meters);
  const over = allowed === null ? 0 : Math.round(run.seconds) - allowed;
  if (over <= 0) return null;
  return `This is ${formatDuration(over)} over the time limit of ${limit?.trim()}.`;
}
