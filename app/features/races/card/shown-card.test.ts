import { expect, test } from "vitest";
import type { RaceCard } from "../race.ts";
import type { Price } from "../shown-price.ts";
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
