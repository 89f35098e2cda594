import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { noFilters } from "#features/races/filters/filters.ts";
import type { ListData } from "./list-data.ts";
import { RaceList } from "./race-list.tsx";

const list: ListData = {
  origin: "https://dorsal.test",
  unit: "km",
  today: "2026-11-20",
  opensOn: "2026-11-20",
  filters: { ...noFilters, view: "month" },
  chips: [],
  feed: "webcal://dorsal.test/races.ics",
  found: { total: 1, page: 1, pages: 1, corrected: null, months: [], weekends: 0 },
  facets: { types: [], countries: [], when: [], rating: [], isOpen: [] },
  readings: [],
  nearWords: null,
  misspelt: "",
  lowPriceWord: null,
  unchecked: [],
  cards: [],
  kept: [],
  map: null,
  days: [{ day: "2026-11-29", total: 0, races: [] }],
  relaxations: [],
  place: null,
  further: [],
};

test("a server's first calendar is rendered completely, without suspended parts", () => {
  const Page = createRoutesStub([{ path: "/races", Component: () => <RaceList list={list} /> }]);
  const html = renderToString(<Page initialEntries={["/races?view=month"]} />);
  expect(html).toContain("November 2026");
  expect(html).not.toContain("Loading races");
});

test("a word that asks for low prices is said to be left out, with the order that answers it", () => {
  const chips = [{ name: "q", label: "“barata lima”", change: { q: "" } }];
  const shown = (filters: Partial<typeof noFilters>) => {
    const asked = { ...list, filters: { ...noFilters, ...filters }, days: null, chips };
    const cheap = <RaceList list={{ ...asked, lowPriceWord: "Barata" }} />;
    const Page = createRoutesStub([{ path: "/races", Component: () => cheap }]);
    return renderToString(<Page initialEntries={["/races"]} />);
  };
  expect(shown({ q: "Barata lima" })).toMatch(/“.*Barata.*” is left out:.*sort=price/);
  expect(shown({ q: "Barata lima", sort: "price" })).not.toContain("left out");
});
