import { formatCount } from "#values/text/count.ts";
import { fold } from "#values/text/fold.ts";

/** Characters of a text that names a time. */
const longestText = 60;

/** Seconds per meter of 1:35 for a kilometer, which no runner has held over any distance. */
const fastest = 0.095;

const clock = /^(\d{1,3})[:.](\d{2})(?:[:.](\d{2}))?$/;
const spoken =
  /^(?:(\d{1,3}(?:[.,]\d{1,2})?) ?h(?:ours?|oras?|rs?|r)?\.?)? ?(?:(\d{1,4})(?!\d) ?(?:m(?:in(?:ut[eo]s?|s)?)?\.?|['′’])?)? ?(?:(\d{1,4}) ?(?:s(?:e[cg](?:[ou]nd[oa]?s?|s)?)?\.?|["″”]|'')?)?$/;

/**
 * Reads a length of time as runners write it, in seconds: `1:45:30`, `45:00`, `1h45`, `1 h 45 min`,
 * `45'30"`, `2.5 hours`. A bare number means minutes, two numbers minutes and seconds.
 * `null` for what names no time.
 */
export function readDuration(text: string): number | null {
  if (text.length > longestText) return null;
  const plain = fold(text).trim().replace(/\s+/g, " ");
  if (plain === "") return null;
  const [, first, second, third] = clock.exec(plain) ?? [];
  if (first !== undefined) {
    return third === undefined ? inSeconds(0, first, second) : inSeconds(first, second, third);
  }
  const [, hours, minutes, seconds] = spoken.exec(plain) ?? [];
  return inSeconds(hours?.replace(",", "."), minutes, seconds);
}

/**
 * The same for the time of a race, where `3:30` may mean hours: it does when no runner could run the
 * distance in minutes.
 */
export function readTime(text: string, meters: number | null): number | null {
  const seconds = readDuration(text);
  if (seconds === null || meters === null) return seconds;
  const isTwoNumbers = /^\s*\d{1,2}[:.]\d{2}\s*$/.test(text);
  return isTwoNumbers && seconds < meters * fastest ? seconds * 60 : seconds;
}

/** Whether no runner could reach a time. */
export function isImpossible({ meters, seconds }: { meters: number; seconds: number }): boolean {
  return seconds < meters * fastest;
}

/** Whole seconds as `45:00` or `3:30:00`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const end = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${end}` : `${minutes}:${end}`;
}

/** A long time as a person says it: `18 min`, `4 h 14 min`, from a hundred hours on `1,263 h`. */
export function formatHours(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 100) return `${formatCount(Math.round(minutes / 60))} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** Only the largest part may pass 59: `90:00` is an hour and a half, `1:90:00` is a slip. */
function inSeconds(
  hours: string | number | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
): number | null {
  const [h, m, s] = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)];
  const isSlip = (h > 0 && m > 59) || ((h > 0 || minutes !== undefined) && s > 59);
  const total = Math.round(h * 3600 + m * 60 + s);
  return isSlip || total <= 0 ? null : total;
}
