import { formatClockTime, formatDay, msPerDay } from "#values/day.ts";
import { readCookie } from "#values/web/cookie.ts";

/** Where the studio remembers in which zone an administrator's clock runs. */
export const zoneCookie = "dorsal.zone";

/** The zone as a name that this machine knows, or else `UTC`. */
export function knownZone(zone: string | null | undefined): string {
  if (!zone || zone.length > 60) return "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

/**
 * A moment as a clock in a zone shows it, for a field of type `datetime-local`.
 * @example toLocal(new Date("2026-12-01T05:30:00Z"), "America/Lima") // "2026-12-01T00:30"
 */
export function toLocal(moment: Date, zone: string): string {
  const shown = new Date(moment.getTime() + offsetOf(moment, zone));
  return shown.toISOString().slice(0, 16);
}

/** `January 1, 2027, 9:30 AM in America/Lima` */
export function momentIn(moment: Date, zone: string): string {
  const local = toLocal(moment, zone);
  const time = formatClockTime(local.slice(11), "en");
  return `${formatDay(local.slice(0, 10), "en")}, ${time} ${zoneWords(zone)}`;
}

/** `UTC`, `in America/Lima` */
function zoneWords(zone: string): string {
  return zone === "UTC" ? zone : `in ${zone.replaceAll("_", " ")}`;
}

/**
 * The moment at which clocks of a zone show this; `null` where it is no date and time. A time that
 * the clocks skip counts as the one after the gap; of a time that they show twice, it is the first.
 */
export function fromLocal(local: string, zone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(local)) return null;
  const clock = new Date(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(clock.getTime())) return null;
  if (clock.toISOString().slice(0, 16) !== local.slice(0, 16)) return null;
  const before = offsetOf(new Date(clock.getTime() - msPerDay), zone);
  const first = new Date(clock.getTime() - before);
  if (offsetOf(first, zone) === before) return first;
  const later = new Date(clock.getTime() - offsetOf(new Date(clock.getTime() + msPerDay), zone));
  return toLocal(later, zone) === local.slice(0, 16) ? later : first;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetOf(moment: Date, zone: string): number {
  if (zone === "UTC") return 0;
  const parts = clockOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}

/** A formatter costs milliseconds to make. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(zone, clock);
  return clock;
}

/** The time zone of an administrator; `UTC` until the browser has reported it. */
export function zoneOf(request: Request): string {
  return knownZone(readCookie(request.headers.get("Cookie"), zoneCookie));
}
