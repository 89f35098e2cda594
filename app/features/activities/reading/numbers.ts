import type { Recording } from "./recording.ts";

/** A digit matches in one way only: in two, a long row of digits would take quadratic time. */
const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?\s*$/i;

/** A decimal number; `undefined` for everything else, also for `0x10` and `Infinity`. */
export function numberIn(text: string | undefined): number | undefined {
  if (text === undefined || !decimal.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

const moment = /^\s*(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:?\d{2})?\s*$/i;

/** Milliseconds since 1970; NaN for anything that is not a timestamp. A time without a zone is in UTC. */
export function momentIn(text: string | undefined): number {
  const [, time, zone = "Z"] = moment.exec(text ?? "") ?? [];
  return time === undefined ? Number.NaN : Date.parse(time + zone);
}

/** Both feet of a runner take at least this many steps per minute: less is one foot. */
const leastSteps = 110;

/** Some programs count the steps of one foot: their cadence is doubled. */
export function bothFeet(recording: Recording): Recording {
  const known = recording.cadence.filter((steps) => steps > 30).sort();
  const middle = known[known.length >> 1] ?? 0;
  if (middle === 0 || middle >= leastSteps) return recording;
  return { ...recording, cadence: recording.cadence.map((steps) => 2 * steps) };
}
