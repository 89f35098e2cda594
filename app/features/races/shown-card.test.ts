import { expect, test } from "vitest";
import type { RaceCard } from "./race.ts";
import { shownCard, shownCards } from "./shown-card.ts";

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
  photo: null,
  distances: ["42K", "21K", "10K", "5K", "3K", "1K"].map((text) => ({
    text,
    meters: Number.parseInt(text, 10) * 1000,
  })),
  price: { kind: "amount", minor: 12_000, currency: "PEN", text: "S/120", original: "S/150" },
  rating: { average: 4.6, count: 128 },
  isClosed: false,
} satisfies RaceCard;

test("a card holds what it shows, in words", () => {
  expect(shownCard(race, { unit: "mi" })).toMatchObject({
    ...{ day: "2027-05-23", place: "Lima, Peru", isCancelled: false, rating: 4.6, reviews: 128 },
    ...{ distances: ["26.1 mi", "13 mi", "6.2 mi", "3.1 mi"], more: 2 },
    ...{ note: "from", price: "S/120", original: "S/150" },
  });
});

test("a card says when nobody can register any more, unless the race is called off", () => {
  expect(shownCard({ ...race, isClosed: true }, { unit: "km" }).note).toBe("Registration closed");
  const cancelled = { ...race, isClosed: true, status: "cancelled" as const };
  expect(shownCard(cancelled, { unit: "km" })).toMatchObject({ note: "from", isCancelled: true });
});

test("nothing known of a price is no price", () => {
  const unknown = { ...race, price: { kind: "unknown" as const }, rating: null };
  expect(shownCard(unknown, { unit: "km" })).toMatchObject({ note: "", price: null, rating: null });
  expect(shownCard({ ...race, price: { kind: "free" } }, { unit: "km" }).price).toBe("Free");
});

test("prices name their currency only where a list mixes currencies", () => {
  const other = { ...race, price: { ...race.price, currency: "USD", text: "$40", original: null } };
  const pricesOf = (races: RaceCard[]) => shownCards(races, "km").map(({ price }) => price);
  expect(pricesOf([race, race])).toEqual(["S/120", "S/120"]);
  expect(pricesOf([race, other])).toEqual(["S/120 PEN", "$40 USD"]);
});
