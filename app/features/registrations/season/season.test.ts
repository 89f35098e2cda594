import { expect, test } from "vitest";
import { checklistOf } from "./checklist.ts";
import { countdownWords, preparationWords, sameDayWords } from "./messages.ts";
import {
  askedFirstMonth,
  type SeasonEntry,
  seasonOf,
  usualFirstMonth,
  yearLine,
} from "./season.ts";

const now = new Date("2026-11-20T12:00:00Z");
const inLima = { lat: -12, lon: -77 };

type Given = Omit<Partial<SeasonEntry>, "race"> & { race?: Partial<SeasonEntry["race"]> };

function entry(startDate: string, { race, ...given }: Given = {}): SeasonEntry {
  return {
    id: startDate,
    status: "registered",
    bib: 7,
    distance: "21K",
    startTime: "07:00",
    hasWaiver: true,
    hasEmergencyContact: true,
    requiredFiles: null,
    note: null,
    isReviewed: false,
    runner: "Ana Quispe",
    ...given,
    race: {
      id: `race of ${startDate}`,
      name: "Lima 21K",
      type: "Road",
      status: "upcoming",
      startDate,
      city: "Lima",
      stateProvince: null,
      country: "Peru",
      photo: null,
      position: inLima,
      registrationDeadline: null,
      timeZone: "America/Lima",
      ...race,
    },
  };
}

const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);

test("a season knows the next race and the past ones, and leaves cancelled registrations out", () => {
  const season = seasonOf(
    [
      entry("2027-02-01"),
      entry("2026-12-24", { race: { status: "cancelled" } }),
      entry("2026-12-01", { status: "cancelled" }),
      entry("2027-01-16"),
      entry("2026-08-01"),
      entry("2026-10-04"),
      entry("2026-09-04", { race: { status: "cancelled" } }),
    ],
    now,
  );
  expect(season.next).toMatchObject({ id: "2027-01-16", days: 57 });
  expect(idsOf(season.calledOff)).toEqual(["2026-12-24"]);
  expect(idsOf(season.past)).toEqual(["2026-10-04", "2026-08-01"]);
  expect(season.all).toHaveLength(6);
  expect(seasonOf([], now)).toEqual({ next: null, sameDay: [], calledOff: [], past: [], all: [] });
});

test("of two races on a day the earlier start is next, and the other one is named beside it", () => {
  const day = "2027-01-16";
  const on = (id: string, startTime: string | null, given: Given = {}) =>
    entry(day, {
      id,
      startTime,
      distance: "14K",
      bib: 3,
      ...given,
      race: { id: "r", ...given.race },
    });
  const unsaid = on("a", null, { distance: null });
  const other = on("c", "16:00", { race: { id: "night", name: "Lima de Noche" } });
  const all = [unsaid, other, on("b", "07:00"), on("z", "06:30"), entry("2027-01-17")];
  const { next, sameDay } = seasonOf(all, now);
  expect(next?.id).toBe("z");
  expect(sameDay.map((one) => sameDayWords(one, on("z", "06:30"), "km", "en"))).toEqual([
    "14K at 7:00 AM, bib 3",
    "Lima de Noche, 14K at 4:00 PM, bib 3",
    "bib 3",
  ]);
});

test("the countdown follows the calendar of the race's own place", () => {
  const days = (moment: string, race: Partial<SeasonEntry["race"]> = {}) =>
    seasonOf([entry("2027-01-16", { race })], new Date(moment)).all[0]?.days;
  expect(days("2027-01-16T03:00:00Z"), "still the evening before in Lima").toBe(1);
  expect(days("2027-01-16T12:00:00Z")).toBe(0);
  expect(days("2027-01-17T03:00:00Z"), "still the evening of the race").toBe(0);
  expect(days("2027-01-17T06:00:00Z")).toBe(-1);
  expect(days("2027-01-16T03:00:00Z", { timeZone: "America/Halifax" })).toBe(1);
  expect(days("2027-01-16T03:00:00Z", { timeZone: "UTC" })).toBe(0);
});

test("a race that was marked as run is past on its own day", () => {
  const season = seasonOf([entry("2026-11-20", { status: "completed" })], now);
  expect(season.next).toBeNull();
  expect(season.past).toHaveLength(1);
});

test("the line has twelve months around the present, and ways to those beyond", () => {
  const { all } = seasonOf([entry("2026-07-01"), entry("2027-06-30"), entry("2027-06-05")], now);
  const first = usualFirstMonth(all, null, "2026-11-20");
  expect(first).toBe("2026-07-01");
  const line = yearLine(all, first);
  expect(line.months.map(({ month }) => month).join()).toMatch(/^2026-07-01,.*,2027-06-01$/);
  expect(line.months.map(({ races }) => races.length)).toEqual([1, ...Array(10).fill(0), 2]);
  expect(line).toMatchObject({ earlier: null, later: null });
  const more = seasonOf([entry("2026-06-30"), entry("2027-07-01")], now).all;
  expect(yearLine(more, first)).toMatchObject({ earlier: "2025-07-01", later: "2027-07-01" });
});

test("a line without a race ahead or lately shows the months behind, unless a plan leads on", () => {
  const { all } = seasonOf([entry("2026-05-17"), entry("2026-02-01")], now);
  const first = (goal: string | null) => usualFirstMonth(all, goal, "2026-11-20");
  expect(first(null)).toBe("2025-12-01");
  expect(first("2027-01-31")).toBe("2026-07-01");
});

test("the checklist says what is done and what is left", () => {
  const words = (given: Given) => {
    const one = entry("2027-01-16", given);
    return checklistOf(one).map((item) => preparationWords(item, one, "en"));
  };
  expect(words({ note: "Bus at 5" })).toEqual([
    "Waiver accepted",
    "Start at 7:00 AM",
    "Emergency contact given",
    "Travel note written",
  ]);
  expect(words({ startTime: null, hasWaiver: false, hasEmergencyContact: false })).toEqual([
    "Accept the waiver with the organizer",
    "Start time not announced yet",
    "Tell the organizer an emergency contact",
    "Write your travel note",
  ]);
  const filesOf = (requiredFiles: Given["requiredFiles"]) => words({ requiredFiles })[0];
  expect(filesOf("missing")).toBe("Send the organizer your files");
  expect(filesOf("refused")).toBe("Send the organizer your files");
  expect(filesOf("received")).toBe("Files for the organizer sent");
});

test("the countdown speaks of one day, and of the day itself", () => {
  expect(countdownWords(54, "en")).toEqual({ figure: "54", words: "days to go" });
  expect(countdownWords(1, "en")).toEqual({ figure: "1", words: "day to go" });
  expect(countdownWords(0, "en")).toEqual({ figure: "Today", words: "Race day" });
});

test("an address asks for the months of a runner's life, and of no other", () => {
  const first = (asked: string | null) => askedFirstMonth(asked, "2026-11-20");
  expect(first("2024-02")).toBe("2024-02-01");
  for (const asked of [null, "", "2026-13", "0001-01", "9999-12"]) {
    expect(first(asked), `${asked}`).toBeNull();
  }
});
