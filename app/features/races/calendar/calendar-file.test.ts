import ICAL from "ical.js";
import { expect, test } from "vitest";
import { noFilters } from "../filters/filters.ts";
import {
  type CalendarRace,
  calendarFileName,
  feedAddress,
  feedName,
  raceCalendarFile,
  racesCalendarFeed,
} from "./calendar-file.ts";

const origin = "https://run.test";
const made = { origin, now: new Date("2026-11-20T12:00:00Z"), lang: "en" as const };

const race: CalendarRace = {
  id: "7d1f3b6e-6f8d-4f0e-9a57-0d5f0a3c2b11",
  name: "Cusco Sacred Valley Trail",
  type: "Trail",
  status: "upcoming",
  startDate: "2027-06-30",
  startTime: "05:30",
  city: "Ollantaytambo",
  stateProvince: "Cusco",
  country: "Peru",
  address: "Plaza de Armas; 1, old town",
  registrationDeadline: "2027-05-25",
  timeZone: "America/Lima",
  updatedAt: new Date("2026-10-01T08:00:00Z"),
  distances: [{ text: "50K" }, { text: "12K" }],
  sequence: 3,
};

test("a race's file has exactly the lines that the format requires", () => {
  const lines = unfold(raceCalendarFile({ ...race, registrationDeadline: null }, made));
  expect(lines).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Dorsal//Races//EN",
    "CALSCALE:GREGORIAN",
    "NAME:Cusco Sacred Valley Trail",
    "X-WR-CALNAME:Cusco Sacred Valley Trail",
    "BEGIN:VEVENT",
    `UID:race-${race.id}@run.test`,
    "SEQUENCE:3",
    "DTSTAMP:20261001T080000Z",
    "DTSTART;VALUE=DATE:20270630",
    "DTEND;VALUE=DATE:20270701",
    "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE",
    "SUMMARY:Cusco Sacred Valley Trail",
    "TRANSP:TRANSPARENT",
    "LOCATION:Plaza de Armas\\; 1\\, old town\\, Ollantaytambo\\, Cusco\\, Peru",
    `DESCRIPTION:Trail · 50K\\, 12K\\nFirst start at 5:30 AM\\, local time\\nhttps://run.test/races/${race.id}`,
    `URL;VALUE=URI:https://run.test/races/${race.id}`,
    "STATUS:CONFIRMED",
    "LAST-MODIFIED:20261001T080000Z",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
});

test("a past deadline has no entry, once its day has ended at the place of the race", () => {
  const at = (now: string) =>
    entries(raceCalendarFile(race, { origin, now: new Date(now), lang: "en" })).length;
  expect(at("2027-05-26T04:59:59Z")).toBe(2);
  expect(at("2027-05-26T05:00:00Z")).toBe(1);
});

test("every download of the same race has the same bytes", () => {
  expect(raceCalendarFile(race, made)).toBe(raceCalendarFile(race, made));
});

test("the registration deadline is a separate entry with its own UID", () => {
  const [, deadline] = entries(raceCalendarFile(race, made));
  expect(deadline?.summary).toBe("Registration closes: Cusco Sacred Valley Trail");
  expect(deadline?.uid).toBe(`race-${race.id}-registration@run.test`);
  expect(deadline?.startDate.toString()).toBe("2027-05-25");
  expect(deadline?.endDate.toString()).toBe("2027-05-26");
});

test("a cancelled race and its deadline are cancelled in the calendar", () => {
  const lines = unfold(raceCalendarFile({ ...race, status: "cancelled", sequence: 4 }, made));
  expect(lines.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(2);
  expect(lines.filter((line) => line === "SEQUENCE:4")).toHaveLength(2);
  expect(lines).not.toContain("STATUS:CONFIRMED");
});

test("a feed states its name, its address and its refresh interval", () => {
  const source = `${origin}/races.ics?city=Lima&type=Trail`;
  const feed = { name: "Races in Lima, Peru; Trail", source };
  const file = racesCalendarFeed([race, { ...race, id: "two" }], feed, made);
  const lines = unfold(file);
  expect(lines).toContain("NAME:Races in Lima\\, Peru\\; Trail");
  expect(lines).toContain("X-WR-CALNAME:Races in Lima\\, Peru\\; Trail");
  expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT12H");
  expect(lines).toContain("X-PUBLISHED-TTL:PT12H");
  expect(lines).toContain(`SOURCE;VALUE=URI:${source}`);
  const uids = entries(file).map((entry) => entry.uid);
  expect(new Set(uids).size).toBe(4);
});

test("a thousand random names survive the file, in lines of at most 75 octets", () => {
  const random = seeded(20261120);
  for (let round = 0; round < 1000; round++) {
    const name = randomText(random);
    const file = raceCalendarFile({ ...race, name, address: name }, made);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const calendar = parsed(file);
    const [entry] = entries(file);
    expect(entry?.summary).toBe(name);
    expect(entry?.location).toBe(`${name}, Ollantaytambo, Cusco, Peru`);
    expect(unescaped(String(calendar.getFirstPropertyValue("x-wr-calname")))).toBe(name);
    expect(unescaped(String(calendar.getFirstPropertyValue("name")))).toBe(name);
    expect(entry?.uid).toBe(`race-${race.id}@run.test`);
  }
});

test("characters that a calendar cannot hold are removed", () => {
  const name = "Run\u0000 \u0007fast\ud800 \r\nBEGIN:VEVENT\ud83d漢".repeat(8);
  const file = raceCalendarFile({ ...race, name }, made);
  expect(unfold(file).filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(file).not.toContain("\u0000");
  expect(file).not.toContain("\u0007");
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("a file's name has plain characters only", () => {
  expect(calendarFileName("Maratón de Lima 42K / 2027")).toBe("maraton-de-lima-42k-2027.ics");
  expect(calendarFileName("🏃")).toBe("race.ics");
});

function parsed(file: string) {
  return new ICAL.Component(ICAL.parse(file));
}

function entries(file: string) {
  return parsed(file)
    .getAllSubcomponents("vevent")
    .map((entry) => new ICAL.Event(entry));
}

/** The parser does not unescape the text of properties that it does not know. */
function unescaped(text: string): string {
  return text.replace(/\\([\\;,n])/g, (_, mark) => (mark === "n" ? "\n" : mark));
}

function unfold(file: string): string[] {
  expect(file.endsWith("\r\n")).toBe(true);
  return file.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
}

/** The Park-Miller generator: every run has the same thousand texts. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Text with the format's special characters, line ends, accents, emoji and right-to-left letters. */
function randomText(random: () => number): string {
  const marks = [
    "\\",
    ";",
    ",",
    ":",
    '"',
    "\n",
    "\\n",
    " ",
    "=",
    "^",
    "ñ",
    "é",
    "🏃‍♀️",
    "👩🏽‍🚀",
    "漢",
    "ع",
  ];
  const length = 1 + Math.floor(random() * 120);
  const letters = Array.from({ length }, () =>
    random() < 0.5
      ? marks[Math.floor(random() * marks.length)]
      : String.fromCodePoint(97 + Math.floor(random() * 26)),
  );
  return `a${letters.join("")}z`;
}

test("a calendar is named after its filters", () => {
  expect(feedName(noFilters, "en")).toBe("Dorsal races");
  expect(feedName({ ...noFilters, types: ["Road", "Trail"], city: "Lima", q: "wine" }, "en")).toBe(
    "Dorsal races: “wine”, Road, Trail, Lima",
  );
  expect(feedName({ ...noFilters, countries: ["Peru"] }, "es")).toBe("Carreras en Dorsal: Perú");
  expect(feedName({ ...noFilters, distance: { from: 5, to: 21 } }, "en")).toContain("21 km");
});

test("a calendar's address is the same for every view of the list", () => {
  const lima = { ...noFilters, city: "Lima & Callao", types: ["Trail"] };
  const address = "/races.ics?type=Trail&city=Lima+%26+Callao";
  expect(feedAddress(lima, "en")).toBe(address);
  expect(feedAddress({ ...lima, page: 7 }, "en")).toBe(address);
  expect(feedAddress({ ...lima, view: "month", date: "2027-01-01" }, "en")).toBe(address);
  expect(feedAddress(noFilters, "en")).toBe("/races.ics");
});
