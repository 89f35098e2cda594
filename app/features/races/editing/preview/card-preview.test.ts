import { expect, test } from "vitest";
import type { EditedDistance, RaceDetails } from "../details.ts";
import { type CardPreview, type PreviewedRace, previewedCard } from "./card-preview.ts";

const lima: CardPreview = {
  card: {
    id: "7d2f0f3e-0000-4000-8000-000000000001",
    name: "Lima 42K",
    type: "Road",
    status: "upcoming",
    isPremium: false,
    startDate: "2026-12-06",
    city: "Lima",
    stateProvince: null,
    country: "Peru",
    placeId: null,
    timeZone: "America/Lima",
    position: { lat: -12.05, lon: -77.04 },
    photo: "/media/races/a.webp",
    isClosed: false,
    distances: [],
    hairline: null,
    price: { kind: "unknown" },
    rating: null,
  },
  today: "2026-11-20",
  unit: "km",
};

const distance = (id: string, text: string, price: string) =>
  ({
    id,
    details: { distance: text, price, discounted_price: null, price_currency: "PEN" },
  }) as EditedDistance;

const race = {
  details: { registration_status: "open", registration_deadline: null } as RaceDetails,
  photo: "/media/races/a.webp",
  distances: [distance("d1", "10K", "S/50"), distance("d2", "21K", "S/80")],
};
const about: PreviewedRace = { race, distanceId: null, lang: "en" };
const of = (typed: Record<string, string>, which = about, chosen: string | null = null) =>
  previewedCard(lima, which, typed, chosen);

test("without anything typed, the card in the editor is the one of the lists", () => {
  expect(of({})).toMatchObject({
    name: "Lima 42K",
    day: "2026-12-06",
    place: "Lima, Peru",
    distances: "10K · 21K",
    price: "S/50 PEN",
    priceOf: "from",
    picture: "/media/races/a.webp",
    isClosed: false,
  });
});

test("the card in the editor follows the name, the day, the place, the type and the status", () => {
  const typed = {
    race_name: "Puno 42K",
    start_date: "2027-05-02",
    city: "Puno",
    race_type: "Trail",
  };
  const moved = of({ ...typed, country: "Peru", remove_race_photo: "yes" });
  expect(moved).toMatchObject({ name: "Puno 42K", day: "2027-05-02", type: "Trail" });
  expect(moved.place).toBe("Puno, Peru");
  expect(moved.picture).toContain("place=peru.puno");
  expect(moved.picture, "nobody knows yet where it is").not.toContain("at=");
  expect(of({ start_date: "2027-02-30" }).day, "not a day").toBe("2026-12-06");
  expect(of({ race_name: " " }).name).toBe("Race Name");
  expect(of({ race_status: "cancelled" }).isCancelled).toBe(true);
  expect(of({ registration_deadline: "2026-11-19" }).isClosed).toBe(true);
  expect(of({}, about, "data:image/webp;base64,AA==").picture).toContain("data:image/webp");
});

test("the card in the editor follows the prices of the distance that is typed", () => {
  const cheaper = of(
    { distance: "10K", price: "45", price_currency: "PEN" },
    { race, distanceId: "d1", lang: "en" },
  );
  expect(cheaper).toMatchObject({ price: "S/45 PEN", distances: "10K · 21K" });
  const more = of({ distance: "5K", price: "Free", price_currency: "USD" });
  expect(more).toMatchObject({ price: "Free", distances: "10K · 21K · 5K" });
});

test("a new race has a card from its first letter on", () => {
  const card = previewedCard(
    { card: null, today: "2026-11-20", unit: "km" },
    { race: null, distanceId: null, lang: "en" },
    { race_name: "L", city: "", race_type: "" },
    null,
  );
  expect(card).toMatchObject({ name: "L", day: "2026-11-20", price: null, isClosed: false });
});
