import { readDuration } from "#features/pace/duration.ts";
import { type Day, weekdayOf } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { weekdayBeginnings } from "../reading/course-file.ts";

/** Where a place lies, and when the race starts. */
type CutOffPlace = {
  /** The time of day of the start, in seconds; `null` where it is not known. */
  start: number | null;
  startDay?: Day | null;
  /** From the start to the place; it decides whether `6:30` is a time of day. */
  meters?: number;
  /** The place before closes this many seconds after the start: this one does not close earlier. */
  after?: number;
};

const hour = 3600;
const day = 24 * hour;
/** Races close their places for runners of about this pace, in seconds a meter. */
const usualPace = 0.65;

/** `14:30`, `2:30 pm`, `18h00`, `18:00 h`, `12:00 +1`. */
const clock =
  /^(\d{1,2})( ?h ?|[:.])(\d{2})(?: ?([ap])\.? ?m\.?)?( ?h(?:rs?)?\.?)?(?: ?\(?\+ ?(\d)(?: ?d\w*)?\)?)?$/;
const weekdays = weekdayBeginnings.map((names) => new RegExp(`^(?:${names})`));

/**
 * When a place closes, in seconds after the start; `null` for words that name no time, and for a time of
 * day without the start. `6 h` and `390 min` are lengths of time, `18:00 h`, `2:30 pm`, `12:00 +1` and
 * `Sat 14:00` are times of day. `6:30` and `6h30` may be either: what is closer to the usual pace of
 * cut-offs is meant.
 */
export function closesAfter(text: string, place: CutOffPlace): number | null {
  const [, dayName = "", time = ""] = /^([a-z]{2,}\.?,? )?(.*)$/.exec(plain(text)) ?? [];
  const { start, startDay = null } = place;
  const [, hours, between, minutes, half, unit, days] = clock.exec(time) ?? [];
  if (hours === undefined) return dayName === "" && /[a-z']/.test(time) ? readDuration(time) : null;
  const of24 = half ? (Number(hours) % 12) + (half === "p" ? 12 : 0) : Number(hours);
  const since = of24 * hour + Number(minutes) * 60;
  if (of24 > 24 || Number(minutes) > 59) return null;
  if (dayName !== "") {
    const weekday = weekdays.findIndex((name) => name.test(dayName));
    if (start === null || startDay === null || weekday < 0) return null;
    const closes = ((weekday - weekdayOf(startDay) + 7) % 7) * day + since - start;
    return closes > 0 ? closes : closes + 7 * day;
  }
  if (days !== undefined) return start === null ? null : Number(days) * day + since - start;
  const isClock = half !== undefined || unit !== undefined;
  if (start === null) return !isClock && between?.includes("h") ? since : null;
  const closes = onClock(since - start, place.after ?? 0);
  return isClock || isLikelier(closes, since, place.meters) ? closes : since;
}

function plain(text: string): string {
  return fold(text).trim().replace(/\s+/g, " ");
}

/** The first such time of day after the start and after the place before. */
function onClock(sinceStart: number, after: number): number {
  const first = sinceStart <= 0 ? sinceStart + day : sinceStart;
  return first + Math.max(0, Math.ceil((after - first) / day)) * day;
}

/** Whether a place closes sooner after a start by one reading than by another, judged by its pace. */
function isLikelier(closes: number, other: number, meters: number | undefined): boolean {
  // Without a length, only what closes within an hour is too soon.
  if (!meters) return closes >= hour;
  const off = (seconds: number) => Math.abs(Math.log(seconds / meters / usualPace));
  return off(closes) <= off(other);
}
