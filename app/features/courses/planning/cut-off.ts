import { readDuration } from "#features/pace/duration.ts";

const daySeconds = 24 * 3600;
const timeOfDay = /^(\d{1,2})[:.h](\d{2}) ?(am|pm)?$/i;
const hours = /^\d{1,2} ?(?:h|hrs?|horas|hours)$/i;

/**
 * When a place closes, in seconds after the start. `6 h` is a length of time, `14:30` a time of day,
 * which says nothing without the time of the start.
 * @param start - the time of day of the start, in seconds; `null` where it is not known
 * @param after - the place before closes so many seconds after the start: this one is not earlier,
 *   though perhaps on a later day
 */
export function closesAfter(text: string, start: number | null, after = 0): number | null {
  const plain = text.trim();
  if (hours.test(plain)) return readDuration(plain);
  const [, hour, minute, half] = timeOfDay.exec(plain) ?? [];
  if (hour === undefined || start === null) return null;
  const of24 = half ? (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  if (of24 > 24 || Number(minute) > 59) return null;
  const sinceStart = of24 * 3600 + Number(minute) * 60 - start;
  const first = sinceStart <= 0 ? sinceStart + daySeconds : sinceStart;
  const days = Math.max(0, Math.ceil((after - first) / daySeconds));
  return first + days * daySeconds;
}
