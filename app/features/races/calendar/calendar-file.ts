import ical, {
  type ICalCalendar,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { addDays, type Day, formatClockTime, formatDay } from "#values/day.ts";
import { placeOf, type RacePage, raceUrl } from "../race.ts";
import { todayAt } from "../standing.ts";

/** What a calendar entry shows of a race. */
export type CalendarRace = Pick<
  RacePage,
  | "id"
  | "name"
  | "type"
  | "status"
  | "startDate"
  | "startTime"
  | "city"
  | "stateProvince"
  | "country"
  | "address"
  | "registrationDeadline"
  | "timeZone"
  | "updatedAt"
> & {
  distances: { text: string }[];
  /** Grows with every change, so that calendars replace their entry. */
  sequence: number;
};

/** A subscribed calendar: its name, and the address that it is read from again. */
type CalendarFeed = { name: string; source: string };

/** How often subscribed calendars should be read again: twice a day. */
const refreshSeconds = 12 * 60 * 60;

/** The site that the entries lead to, and when the calendar is made. */
type Made = { origin: string; now: Date };

/** One race as an iCalendar file (RFC 5545), with the same bytes until the race changes. */
export function raceCalendarFile(race: CalendarRace, made: Made): string {
  const calendar = emptyCalendar(race.name);
  addRace(calendar, race, made);
  return written(calendar);
}

/** A list of races as a calendar to subscribe to (RFC 7986). */
export function racesCalendarFeed(races: CalendarRace[], feed: CalendarFeed, made: Made): string {
  const calendar = emptyCalendar(feed.name).source(feed.source).url(feed.source);
  calendar.ttl(refreshSeconds);
  for (const race of races) addRace(calendar, race, made);
  return written(calendar);
}

/** The name to save a race's calendar file under: `cusco-sacred-valley-trail.ics`. */
export function calendarFileName(name: string): string {
  const plain = name.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ["race"];
  return `${words.join("-").slice(0, 60)}.ics`;
}

function emptyCalendar(name: string): ICalCalendar {
  const calendar = ical({ prodId: { company: "Dorsal", product: "Races", language: "EN" } });
  return calendar.scale("GREGORIAN").name(escapedName(name));
}

function addRace(calendar: ICalCalendar, race: CalendarRace, { origin, now }: Made): void {
  const host = new URL(origin).hostname;
  const shared = {
    allDay: true,
    stamp: race.updatedAt,
    lastModified: race.updatedAt,
    sequence: race.sequence,
    status: race.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: raceUrl(race, origin),
    // A race in a calendar is information, not an appointment that blocks the day.
    transparency: ICalEventTransparency.TRANSPARENT,
  } satisfies Partial<ICalEventData>;
  calendar.createEvent({
    ...shared,
    ...wholeDay(race.startDate),
    id: `race-${race.id}@${host}`,
    summary: readable(race.name),
    location: readable([race.address, placeOf(race)].filter(Boolean).join(", ")),
    description: readable(descriptionOf(race, origin)),
  });
  // A past day has no reminder.
  if (!race.registrationDeadline || race.registrationDeadline < todayAt(race, now)) return;
  calendar.createEvent({
    ...shared,
    ...wholeDay(race.registrationDeadline),
    id: `race-${race.id}-registration@${host}`,
    summary: readable(`Registration closes: ${race.name}`),
    description: readable(
      `Last day to register for ${race.name} on ${formatDay(race.startDate)}.\n${shared.url}`,
    ),
  });
}

/**
 * Days, not moments: a start time without a zone would move in the calendars of other zones.
 * The end of an all-day entry is the next day, which is not part of it.
 */
function wholeDay(day: Day): Pick<ICalEventData, "start" | "end"> {
  return { start: `${day}T00:00:00Z`, end: `${addDays(day, 1)}T00:00:00Z` };
}

function descriptionOf(race: CalendarRace, origin: string): string {
  const distances = race.distances.map((distance) => distance.text).join(", ");
  return [
    race.status === "cancelled" && "Cancelled",
    [race.type, distances].filter(Boolean).join(" · "),
    race.startTime && `First start at ${formatClockTime(race.startTime)}, local time`,
    raceUrl(race, origin),
  ]
    .filter(Boolean)
    .join("\n");
}

/** A calendar may hold neither control characters nor halves of surrogate pairs. */
function readable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  return text.toWellFormed().replace(/[\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F]/g, " ");
}

/** The library does not escape the name of a calendar, but the format requires it. */
function escapedName(name: string): string {
  return readable(name)
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, "\\n");
}

/** The library leaves out the line end after the last line. */
function written(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}
