import { type Day, toDay } from "./day.ts";

/** The zone of a race whose place is not known. */
export const unknownZone = "UTC";

/**
 * The zone in which days without a place are counted: what "tomorrow" or "this week" means in a search.
 * Most visitors are within an hour of it.
 */
const homeZone = "America/Lima";

const msPerHour = 3_600_000;

/** Days begin at whole quarters of an hour in every zone. */
const msPerQuarter = msPerHour / 4;

/** A formatter costs milliseconds to make; `null` for a zone that this Node does not know. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

/**
 * The day that it is in a time zone. A zone that is newer than the tables of this Node counts as unknown.
 * @param zone - as IANA names it: `America/Lima`
 */
export function dayIn(zone: string, moment: Date): Day {
  if (zone === unknownZone) return toDay(moment);
  const known = formats.get(zone);
  const format = known === undefined ? formatOf(zone) : known;
  if (known === undefined) formats.set(zone, format);
  return format?.format(moment) ?? toDay(moment);
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  try {
    // Canadian English writes YYYY-MM-DD.
    return new Intl.DateTimeFormat("en-CA", { timeZone: zone });
  } catch {
    return null;
  }
}

/** The day that it is for visitors whose time zone is not known. */
export function homeDay(moment: Date): Day {
  return dayIn(homeZone, moment);
}

/** The day that it is where days begin last, in UTC−12: no race of an earlier day is still ahead. */
export function earliestToday(moment: Date): Day {
  return toDay(new Date(moment.getTime() - 12 * msPerHour));
}

/** The day that it is where days begin first, in UTC+14: no race of a later day has begun. */
export function latestToday(moment: Date): Day {
  return toDay(new Date(moment.getTime() + 14 * msPerHour));
}

/** The last whole quarter of an hour: until the next one, no day begins anywhere. */
export function quarterHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / msPerQuarter) * msPerQuarter);
}

/** How many minutes a zone is ahead of UTC at a timestamp; `null` for an unknown zone. */
export function offsetIn(zone: string, moment: Date): number | null {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name ?? "") ?? [];
    if (sign === undefined) return 0;
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return null;
  }
}

/** The time zones that can be chosen, as IANA names them. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}
