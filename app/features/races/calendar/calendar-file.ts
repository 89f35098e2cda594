import ical, {
  type ICalCalendar,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { addDays, type ClockTime, type Day, formatClockTime, formatDay } from "#values/day.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { type RaceFilters, racesAddress } from "../filters/filters.ts";
import { placeOf, type RacePage, raceUrl } from "../race.ts";
import { typeIn } from "../race-type.ts";
import { activeFilters } from "../search/active-filters.ts";
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

/** The site that the entries lead to, when the calendar is made, and its language. */
type Made = { origin: string; now: Date; lang: Lang };

/** One race as an iCalendar file (RFC 5545), with the same bytes until the race changes. */
export function raceCalendarFile(race: CalendarRace, made: Made): string {
  const calendar = emptyCalendar(race.name, made.lang);
  addRace(calendar, race, made);
  return written(calendar);
}

/** A list of races as a calendar to subscribe to (RFC 7986). */
export function racesCalendarFeed(races: CalendarRace[], feed: CalendarFeed, made: Made): string {
  const calendar = emptyCalendar(feed.name, made.lang).source(feed.source).url(feed.source);
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

function emptyCalendar(name: string, lang: Lang): ICalCalendar {
  const language = lang.toUpperCase();
  const calendar = ical({ prodId: { company: "Dorsal", product: "Races", language } });
  return calendar.scale("GREGORIAN").name(escapedName(name));
}

function addRace(calendar: ICalCalendar, race: CalendarRace, made: Made): void {
  const { origin, now, lang } = made;
  const say = sayIn(lang);
  const url = inLanguage(lang, raceUrl(race, origin));
  const host = new URL(origin).hostname;
  const shared = {
    allDay: true,
    stamp: race.updatedAt,
    lastModified: race.updatedAt,
    sequence: race.sequence,
    status: race.status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
    // A race in a calendar is information, not an appointment that blocks the day.
    transparency: ICalEventTransparency.TRANSPARENT,
  } satisfies Partial<ICalEventData>;
  calendar.createEvent({
    ...shared,
    ...wholeDay(race.startDate),
    id: `race-${race.id}@${host}`,
    summary: readable(race.name),
    location: readable([race.address, placeOf(race, lang)].filter(Boolean).join(", ")),
    description: readable(descriptionOf(race, url, lang)),
  });
  // A past day has no reminder.
  if (!race.registrationDeadline || race.registrationDeadline < todayAt(race, now)) return;
  calendar.createEvent({
    ...shared,
    ...wholeDay(race.registrationDeadline),
    id: `race-${race.id}-registration@${host}`,
    summary: readable(
      say({
        en: `Registration closes: ${race.name}`,
        es: `Cierran las inscripciones: ${race.name}`,
      }),
    ),
    description: readable(`${lastDayText(race, lang)}\n${url}`),
  });
}

/**
 * Days, not moments: a start time without a zone would move in the calendars of other zones.
 * The end of an all-day entry is the next day, which is not part of it.
 */
function wholeDay(day: Day): Pick<ICalEventData, "start" | "end"> {
  return { start: `${day}T00:00:00Z`, end: `${addDays(day, 1)}T00:00:00Z` };
}

function lastDayText({ name, startDate }: CalendarRace, lang: Lang): string {
  const day = formatDay(startDate, lang);
  return sayIn(lang)({
    en: `Last day to register for ${name} on ${day}.`,
    es: `Último día para inscribirse en ${name}, que se corre el ${day}.`,
  });
}

function descriptionOf(race: CalendarRace, url: string, lang: Lang): string {
  const say = sayIn(lang);
  const distances = race.distances.map((distance) => distance.text).join(", ");
  return [
    race.status === "cancelled" && say({ en: "Cancelled", es: "Cancelada" }),
    [typeIn(race.type, lang), distances].filter(Boolean).join(" · "),
    race.startTime && firstStartText(race.startTime, lang),
    url,
  ]
    .filter(Boolean)
    .join("\n");
}

function firstStartText(startTime: ClockTime, lang: Lang): string {
  const time = formatClockTime(startTime, lang);
  return sayIn(lang)({
    en: `First start at ${time}, local time`,
    es: `Primera salida: ${time}, hora local`,
  });
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

/** The name of a subscribed calendar: `Dorsal races: Trail, Cusco, 21–50 km`. */
export function feedName(filters: RaceFilters, lang: Lang): string {
  const words = activeFilters(filters, "km", {}, lang).map(({ label }) => label);
  const name = sayIn(lang)({ en: "Dorsal races", es: "Carreras en Dorsal" });
  return words.length > 0 ? `${name}: ${words.join(", ")}` : name;
}

/** The path of the calendar with the races of a list, on all of its pages. */
export function feedAddress(filters: RaceFilters, lang: Lang): string {
  const list = racesAddress({ ...filters, view: "grid", date: null, page: 1 });
  return inLanguage(lang, list.replace("/races", "/races.ics"));
}
