import { expect, test } from "vitest";
import { toMeters } from "../distance.ts";
import type { RaceCard } from "../race.ts";
import type { Price } from "../shown-price.ts";
import { listBefore } from "./list-before.ts";
import { shortDistances } from "./short-distances.ts";
import { shownCard } from "./shown-card.ts";

const race = {
  id: "5eed0000-0000-4000-8000-000000000001",
  name: "Maratón de Lima",
  type: "Road",
  status: "upcoming",
  isPremium: false,
  startDate: "2027-05-23",
  city: "Lima",
  stateProvince: "Lima",
  country: "Peru",
  placeId: null,
  timeZone: "America/Lima",
  photo: null,
  position: null,
  hairline: null,
  distances: ["42K", "21K", "10K", "5K", "3K", "1K"].map((text) => ({
    text,
    meters: Number.parseInt(text, 10) * 1000,
  })),
  price: { kind: "amount", minor: 12_000, currency: "PEN", text: "S/120 PEN", original: "S/150" },
  rating: { average: 4.6, count: 128 },
  isClosed: false,
} satisfies RaceCard;

test("a card's texts are ready to show", () => {
  expect(shownCard(race, "mi", { lang: "en" })).toMatchObject({
    day: "2027-05-23",
    place: "Lima, Peru",
    isCancelled: false,
    rating: 4.6,
    reviews: 128,
    distances: "26.1 · 13 · 6.2 · 3.1 mi +2",
    isClosed: false,
    priceOf: "from",
    price: "S/120 PEN",
    original: "S/150",
  });
});

test("where a list asks for a length, the price is that of its distance, with its name", () => {
  const distance = { text: "21K", meters: 21_000 };
  const amount = { kind: "amount", minor: 100, currency: "PEN", text: "S/1 PEN", original: null };
  const shown = (unit: "km" | "mi", price: Price) => {
    const { priceOf, price: text } = shownCard(race, unit, {
      lang: "en",
      asked: { distance, price },
    });
    return [priceOf, text];
  };
  expect(shown("km", { ...amount, kind: "amount" })).toEqual(["21K", "S/1 PEN"]);
  expect(shown("mi", { kind: "free" })).toEqual(["13 mi", "Free"]);
  expect(shown("km", { kind: "unknown" })).toEqual(["21K", null]);
});

test("FMT-08 a closed race says so and still shows its lowest price", () => {
  const closed = { ...race, isClosed: true };
  expect(shownCard(closed, "km", { lang: "en" })).toMatchObject({
    isClosed: true,
    priceOf: "from",
  });
  const cancelled = { ...closed, status: "cancelled" as const };
  expect(shownCard(cancelled, "km", { lang: "en" })).toMatchObject({
    isClosed: false,
    isCancelled: true,
  });
});

test("an unknown price is not shown, neither alone nor as the lowest", () => {
  const unknown = { ...race, price: { kind: "unknown" as const }, rating: null };
  expect(shownCard(unknown, "km", { lang: "en" })).toMatchObject({
    priceOf: "",
    price: null,
    rating: null,
  });
  const free = { ...race, price: { kind: "free" as const } };
  expect(shownCard(free, "km", { lang: "en" })).toMatchObject({ priceOf: "", price: "Free" });
});

test("a race's page remembers the list before it", () => {
  expect(listBefore({ list: "/races?city=Lima&page=2" })).toBe("/races?city=Lima&page=2");
  expect(listBefore({ list: "/races" })).toBe("/races");
});

test.each([null, undefined, "x", {}, { list: 1 }, { list: "//evil.example" }, { list: "/login" }])(
  "%j remembers no list",
  (state) => {
    expect(listBefore(state)).toBe("/races");
  },
);

const row = (unit: "km" | "mi", ...texts: string[]) =>
  shortDistances(
    texts.map((text) => ({ text, meters: toMeters(text) })),
    unit,
    4,
  );

test("distances are named as runners call them, in one row", () => {
  expect(row("km", "Marathon", "Half Marathon", "8K")).toBe("42K · 21K · 8K");
  expect(row("km", "50 miles", "21.0975 km", "7.6 km", "800 m")).toBe("80K · 21K · 7.6K · 800M");
  expect(row("km", "10K", "5K Walk", "Kids Dash")).toBe("10K · 5K · Kids Dash");
});

test("in miles the unit is named once, after the last length", () => {
  expect(row("mi", "Marathon", "Half Marathon", "10K")).toBe("26.2 · 13.1 · 6.2 mi");
  expect(row("mi", "10K", "Kids Dash")).toBe("6.2 mi · Kids Dash");
  expect(row("mi", "Relay")).toBe("Relay");
  expect(row("mi", "21K", "10K", "10K walk")).toBe("13 · 6.2 mi");
});

test("the same length is named once, and those beyond the limit are counted", () => {
  expect(row("km", "10K", "10K walk", "5K")).toBe("10K · 5K");
  expect(row("km", "42K", "21K", "10K", "5K", "3K", "1K")).toBe("42K · 21K · 10K · 5K +2");
  expect(row("km")).toBe("");
});
