import { expect, test } from "vitest";
import { demoId } from "#db/demo/people/people.ts";
import { demoRaces } from "#db/demo/races/catalog.ts";
import { nextEdition } from "#db/demo/races/editions.ts";
import { motifOf, viewsAt } from "#drawing/cover/views.ts";
import { whereaboutsOf } from "../pictures/cover.ts";
import type { RaceCard } from "../race.ts";
import { raceType } from "../race-type.ts";
import { nearCards, withCoversApart } from "./covers-apart.server.ts";
import { shownCard } from "./shown-card.ts";

const races = demoRaces
  .map(
    (race): RaceCard => ({
      id: demoId("race", race.name),
      name: race.name,
      type: race.type,
      status: "upcoming",
      isPremium: false,
      startDate: nextEdition(race.on, "2026-11-22"),
      city: race.city,
      stateProvince: race.state,
      country: race.country,
      photo: null,
      hairline: null,
      placeId: null,
      timeZone: "America/Lima",
      position: null,
      isClosed: false,
      distances: [],
      price: { kind: "unknown" },
      rating: null,
    }),
  )
  .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));

function cardsOf(list: RaceCard[]) {
  return withCoversApart(
    list,
    list.map((race) => shownCard(race, "km", { lang: "en" })),
  );
}

/** What the cards of a list show, as their addresses say it. */
function motifsOf(list: RaceCard[]): string[] {
  return cardsOf(list).map((card, i) => {
    const race = list[i]!;
    const variant = Number(/view=(\d+)/.exec(card.picture)?.[1] ?? 0);
    const { kind } = raceType(race.type, "en");
    return motifOf(viewsAt({ seed: race.id, kind, where: whereaboutsOf(race) })[variant]!);
  });
}

const filters = [
  "",
  ...new Set(races.flatMap(({ country, type }) => [country, type, `${country} ${type}`])),
];

test.each(filters)("near cards of the list %o never show the same motif", (filter) => {
  const list = races.filter(({ country, type }) =>
    [`${country} ${type}`, country, type, ""].includes(filter),
  );
  const motifs = motifsOf(list);
  for (const [i, motif] of motifs.entries())
    expect(motifs.slice(Math.max(0, i - nearCards), i), `${i}`).not.toContain(motif);
});

test("the same list has the same covers, and a race alone has its own", () => {
  expect(cardsOf(races)).toEqual(cardsOf(races));
  for (const race of races.slice(0, 24)) {
    const [card] = cardsOf([race]);
    expect(card?.picture).toBe(shownCard(race, "km", { lang: "en" }).picture);
  }
});

test("a photo stays, and its neighbours need not differ from it", () => {
  const [first, second] = races;
  const photo = "/media/races/0123456789abcdef0123456789abcdef01234567-640.webp";
  const [, card] = cardsOf([
    { ...first!, photo },
    { ...second!, photo },
  ]);
  expect(card?.picture).toBe(photo);
});
