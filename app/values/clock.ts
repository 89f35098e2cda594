import type { ClockTime } from "./day.ts";
import { fold } from "./text/fold.ts";

const noon = /^(noon|midday|mediodia|medio dia|midi|12 ?m)\.?$/;
const midnight = /^(midnight|medianoche|media noche|minuit)$/;
const lead = /^(a las?|at|desde las?|from|salida|hora)[ :]+/;
const clock =
  /^(\d{1,2})(?:(?:[:.]| ?h ?)(\d{2})(?: ?min\.?|[:.]\d{2}(?:\.\d+)?)?)? ?(a\.? ?m\.?|p\.? ?m\.?|[ap]|de la (?:manana|tarde|noche)|(?:h|hs|hrs?|horas?)\.?)?$/;
const dayShare = /^0?[.,](\d+)$/;

/** As soldiers and Canadians write it: `0700`, `1830 hrs`. */
const military = /^([01]\d|2[0-3])([0-5]\d) ?(?:h|hs|hrs?|horas?)?\.?$/;

/** Between the ends of a period or between several starts, of which the first counts: `7:00 a 12:00`. */
const until = / ?[-–—/,] ?| (?:a|to|hasta|y|and|et|o|or) /;

/**
 * Reads a clock time: `7:30`, `07:00 a. m.`, `7h00`, `18h`, `19.30`, `07:00 hrs`, `0700`, `7 am`,
 * `noon`, `mediodía`, and the share of a day that spreadsheets store: `0.291666`. Of a period or of several
 * starts the first.
 * `null` for any other text, also for a number without a unit.
 */
export function readClock(text: string): ClockTime | null {
  const plain = fold(text)
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(lead, "");
  const [, share] = dayShare.exec(plain) ?? [];
  if (share !== undefined) return shareOfDay(Number(`0.${share}`));
  const time = oneClock(plain);
  if (time) return time;
  const [start = "", end, another] = plain.split(until);
  if (end === undefined || another !== undefined || oneClock(end) === null) return null;
  const half = /[ap]\.? ?m\.?$/.exec(end)?.[0] ?? "";
  return oneClock(start) ?? oneClock(`${start} ${half}`);
}

/** The clock time of a share of a day from 0 to 1, to the nearest minute. */
export function shareOfDay(share: number): ClockTime {
  const minutes = Math.round(share * 24 * 60) % (24 * 60);
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
}

function oneClock(text: string): ClockTime | null {
  if (noon.test(text)) return "12:00";
  if (midnight.test(text)) return "00:00";
  const [, hour24, minute] = military.exec(text) ?? [];
  if (hour24 !== undefined) return `${hour24}:${minute}`;
  const [, hours, minutes, unit = ""] = clock.exec(text) ?? [];
  const hasUnit = unit !== "" || /\dh/.test(text.replaceAll(" ", ""));
  if (hours === undefined || (minutes === undefined && !hasUnit)) return null;
  const hour = Number(hours);
  const isLate = /^p|tarde|noche/.test(unit);
  const isEarly = /^a|manana/.test(unit);
  if (hour > (isEarly ? 12 : 23) || Number(minutes ?? 0) > 59) return null;
  // Tables also write `19:30 p. m.` and `0:30 a. m.`.
  const onDay = isLate && hour < 12 ? hour + 12 : isEarly && hour === 12 ? 0 : hour;
  return `${padded(onDay)}:${minutes ?? "00"}`;
}

function padded(number: number): string {
  return String(number).padStart(2, "0");
}
