import { lexer, type Token, type Tokens } from "marked";
import { expect, test } from "vitest";
import { type Day, msPerDay } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { demoRaces } from "./catalog.ts";
import { nextEdition } from "./editions.ts";
import { describe, distanceRows, raceRow } from "./rows.ts";

const today = "2026-11-20";
const created = new Date("2026-08-01T00:00:00Z");
const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / msPerDay;
const rows = demoRaces.map((race) => raceRow(race, today, created));
const distances = demoRaces.flatMap((race) => distanceRows(race, created));
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

function countBy(texts: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

test("each country, kind and month has many races", () => {
  const countries = countBy(rows.map((row) => row.country));
  expect(Object.keys(countries)).toEqual(["Peru", "Mexico", "Canada", "United States"]);
  expect(countries.Peru).toBeGreaterThanOrEqual(28);
  expect(countries.Mexico).toBeGreaterThanOrEqual(24);
  expect(countries.Canada).toBeGreaterThanOrEqual(18);
  expect(countries["United States"]).toBeGreaterThanOrEqual(24);
  const types = countBy(rows.map((row) => row.raceType));
  for (const type of ["Road", "Trail", "Ultra", "Triathlon", "MTB", "mountain", "city"]) {
    expect(types[type], type).toBeGreaterThanOrEqual(5);
  }
  expect(Object.keys(countBy(rows.map((row) => row.startDate.slice(5, 7))))).toHaveLength(12);
});

test("there are premium, internal and cancelled races, three premium ones soon", () => {
  const premium = rows.filter((row) => row.isPremium && row.raceStatus === "upcoming");
  expect(premium.length).toBeGreaterThanOrEqual(8);
  for (const day of ["2026-11-20", "2027-02-01", "2027-06-15", "2027-10-01"]) {
    const soon = demoRaces.filter(
      (race) => race.isPremium && daysBetween(day, nextEdition(race.on, day)) <= 100,
    );
    expect(soon.length, day).toBeGreaterThanOrEqual(3);
  }
  const internal = demoRaces.filter((race) => race.isInternal);
  expect(internal.length).toBeGreaterThanOrEqual(6);
  expect(internal.every((race) => race.distances.every(({ capacity }) => capacity))).toBe(true);
  expect(rows.filter((row) => row.raceStatus === "cancelled").length).toBeGreaterThanOrEqual(3);
});

test("races and ids are unique", () => {
  expect(new Set(demoRaces.map((race) => fold(race.name))).size).toBe(demoRaces.length);
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(new Set(distances.map((row) => row.id)).size).toBe(distances.length);
  const pairs = distances.map((row) => `${row.raceId} ${row.distance}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("ids never change, so that shared addresses keep working", () => {
  const lima = rows.find((row) => row.raceName === "Lima 42K");
  expect(lima?.id).toBe("6cb593c9-83c1-51e7-9213-202950a0bbd0");
  expect(lima?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("every city has one spelling and one state", () => {
  const spellings = new Map<string, Set<string>>();
  for (const { city, state, country } of demoRaces) {
    const known = spellings.get(`${fold(city)}, ${country}`) ?? new Set();
    spellings.set(`${fold(city)}, ${country}`, known.add(`${city}, ${state}`));
  }
  expect([...spellings.values()].filter((known) => known.size > 1)).toEqual([]);
});

test("every race is within the next thirteen months, on the weekday of its rule", () => {
  for (const day of [today, "2027-02-28", "2027-12-31", "2028-02-29"]) {
    for (const race of demoRaces) {
      const { startDate, registrationDeadline } = raceRow(race, day, created);
      const wait = daysBetween(day, startDate);
      expect(wait, race.name).toBeGreaterThanOrEqual(0);
      expect(wait, race.name).toBeLessThan(13 * 30);
      expect(registrationDeadline && registrationDeadline < startDate, race.name).toBe(true);
      if ("weekday" in race.on) {
        const name = weekday.format(Date.parse(startDate)).toLowerCase();
        expect(name, race.name).toBe(race.on.weekday);
      }
    }
  }
});

test("every race has distances, in the currency of its country, with a start time", () => {
  const currencies = { Peru: "PEN", Mexico: "MXN", Canada: "CAD", "United States": "USD" };
  for (const race of demoRaces) {
    expect(race.distances.length, race.name).toBeGreaterThan(0);
    for (const row of distanceRows(race, created)) {
      expect(row.priceCurrency).toBe(currencies[race.country as keyof typeof currencies]);
      expect(row.startTime, race.name).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      if (row.discountedPriceMinor) {
        expect(row.discountedPriceMinor).toBeLessThan(row.priceMinor ?? 0);
      }
    }
  }
  const prices = countBy(distances.map((row) => row.price ?? ""));
  expect(prices.Free).toBeGreaterThanOrEqual(10);
  expect(prices.TBD).toBeGreaterThanOrEqual(5);
  expect(distances.filter((row) => row.discountedPrice).length).toBeGreaterThanOrEqual(40);
});

test("descriptions are plain markdown of a readable length and mark what is an example", () => {
  const allowed = ["paragraph", "list", "list_item", "text", "em", "strong", "link", "space"];
  for (const race of demoRaces) {
    const text = describe(race);
    const kinds = lexer(text).flatMap(kindsOf);
    expect(
      kinds.filter((kind) => !allowed.includes(kind)),
      race.name,
    ).toEqual([]);
    expect(text.length, race.name).toBeGreaterThan(250);
    const isSpanish = ["Peru", "Mexico"].includes(race.country);
    expect(text, race.name).toContain(isSpanish ? "precios son ejemplos" : "prices are examples");
    if (!race.isCancelled) continue;
    const cancellation = isSpanish ? "La cancelación también es" : "The cancellation is";
    expect(text, race.name).toContain(cancellation);
  }
});

test("links are https addresses, maps are a search for the start", () => {
  for (const row of rows) {
    if (row.registrationLink) expect(new URL(row.registrationLink).protocol).toBe("https:");
    const map = new URL(row.googleMapsLink ?? "");
    expect(`${map.origin}${map.pathname}`).toBe("https://www.google.com/maps/search/");
    expect(map.searchParams.get("query")).toContain(row.city);
  }
  expect(rows.filter((row) => row.registrationLink).length).toBeGreaterThan(30);
});

function kindsOf(token: Token): string[] {
  const children =
    "items" in token ? (token as Tokens.List).items : ("tokens" in token && token.tokens) || [];
  return [token.type, ...children.flatMap(kindsOf)];
}
