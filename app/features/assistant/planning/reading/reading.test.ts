import { expect, test } from "vitest";
import { testPlaces } from "../../../../../tests/planning/places.ts";
import { languageOf } from "../../conversation/language.ts";
import { isKnownWord } from "../vocabulary.ts";
import { sentenceOf } from "../words/sentence.ts";
import { readCount, readMore } from "./counts.ts";
import { readDates } from "./dates.ts";
import { readLengths } from "./lengths.ts";
import { readPaces } from "./paces.ts";
import { readPlaces } from "./places.ts";
import { readPrices } from "./prices.ts";
import { placedRaces, shownByName } from "./references.ts";

const words = (text: string) => sentenceOf(text).words;

test("words of a date that mean something else are no dates", () => {
  const days = (text: string) => readDates(words(text), "2026-11-20");
  expect(days("I may run")).toBeNull();
  expect(days("mar del plata")).toBeNull();
  expect(days("2027 km")).toBeNull();
  expect(days("por la mañana")).toBeNull();
  expect(days("in 99999 months")).toBeNull();
});

test("of two weekdays either will do", () => {
  const weekdays = (text: string) => readDates(words(text), "2026-11-20")?.weekdays;
  expect(weekdays("10k on saturdays or sundays")).toEqual([6, 0]);
  expect(weekdays("carreras los domingos de mayo")).toEqual([0]);
});

test("two periods are joined in the year that either of them names", () => {
  const days = (text: string) => readDates(words(text), "2026-11-20")?.days?.north;
  expect(days("nov to feb")).toEqual({ from: "2026-11-01", to: "2027-02-28" });
  expect(days("march to april 2028")).toEqual({ from: "2028-03-01", to: "2028-04-30" });
  expect(days("from november 2026 to march")).toEqual({ from: "2026-11-01", to: "2027-03-31" });
  expect(days("before summer")).toEqual({ from: null, to: "2027-05-31" });
});

test("lengths are exact, ranges or relative, and numbers of other things are none", () => {
  const lengths = (text: string) => readLengths(words(text)).map(({ value }) => value);
  expect(lengths("21k")).toEqual([{ kind: "exact", meters: 21_097.5, unit: "km" }]);
  expect(lengths("between 10 and 21 km")).toEqual([{ kind: "range", from: 10_000, to: 21_097.5 }]);
  expect(lengths("de 50 k para arriba")).toEqual([{ kind: "range", from: 50_000, to: null }]);
  expect(lengths("something shorter")).toEqual([{ kind: "relative", is: "shorter" }]);
  expect(lengths("half an hour, 3 races, 50 dollars")).toEqual([]);
  expect(lengths("ultra marathon")).toEqual([]);
});

test("a price has an amount and the currency that is said", () => {
  const prices = (text: string) => readPrices(words(text)).map(({ value }) => value);
  expect(prices("under 50")).toEqual([]);
  expect(prices("cheaper than 50")).toEqual([{ kind: "most", amount: 50, currency: null }]);
  expect(prices("20 to 40 euros")).toEqual([{ kind: "most", amount: 40, currency: "EUR" }]);
  expect(prices("I am free in May")).toEqual([]);
  expect(prices("free parking")).toEqual([]);
});

test("numbers count races only beside them", () => {
  const count = (text: string) => readCount(words(text))?.value ?? null;
  expect([count("3 races"), count("top 50"), count("dame 2")]).toEqual([3, 20, 2]);
  expect([count("10 km races"), count("those two races"), count("una carrera")]).toEqual([
    null,
    null,
    null,
  ]);
  expect(readMore(words("more than that"))).toEqual([]);
});

test("places are read with typing mistakes, everyday words only after a word that leads to them", () => {
  const names = (text: string) =>
    readPlaces(words(text), testPlaces, { isPlain: isKnownWord, isOwnName: () => false }).map(
      ({ value }) => value.candidates[0]?.name,
    );
  expect(names("in guadalajra and san fransisco")).toEqual(["Guadalajara", "San Francisco"]);
  expect(names("cool")).toEqual(["Cool"]);
  expect(names("very cool stuff")).toEqual([]);
  expect(names("texas or austin, tx")).toEqual(["Texas", "Austin", "Texas"]);
});

test("paces tell what is known from what is wanted", () => {
  expect(readPaces(words("5:30/km"))).toMatchObject({ targetMeters: 1000, targetSeconds: 330 });
  expect(readPaces(words("I ran 10k in 50:00 and want 45:00"))).toMatchObject({
    known: { meters: 10_000, seconds: 3000 },
    targetSeconds: 2700,
  });
  expect(readPaces(words("sub 45 10k"))).toMatchObject({ targetSeconds: 2700 });
  expect(readPaces(words("races in Lima"))).toBeNull();
});

test("races are meant by their place among those shown, or by their name", () => {
  const shown = [
    { id: "1", name: "Bridge Marathon" },
    { id: "2", name: "Foggy Harbor Half" },
  ];
  const placed = (text: string) => placedRaces(words(text), shown).map(({ value }) => value);
  expect(placed("the second one")).toEqual([{ id: "2" }]);
  expect(placed("both")).toEqual([{ id: "1" }, { id: "2" }]);
  expect(placed("the third one, the first time")).toEqual([]);
  const named = (text: string) => shownByName(words(text), shown).map(({ value }) => value);
  expect(named("is foggy harbor hilly")).toEqual([{ id: "2" }]);
  expect(named("a marathon")).toEqual([]);
  const series = ["Calango", "Paracas", "Asia"].map((place) => ({
    id: place,
    name: `Trail Series ${place}`,
  }));
  const compared = words("compare trail series calango and trail series asia");
  expect(shownByName(compared, series).map(({ value }) => value)).toEqual([
    { id: "Calango" },
    { id: "Asia" },
  ]);
});

test("the language is told by words that only one has", () => {
  expect(
    ["races in May", "carreras en mayo", "10k Lima"].map((text) => languageOf(words(text))),
  ).toEqual(["en", "es", null]);
});
