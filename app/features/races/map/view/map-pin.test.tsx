import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { noFilters, type RaceFilters } from "../../filters/filters.ts";
import type { Standing } from "../../standing.ts";
import type { Pin } from "../race-map.ts";
import { MapPin } from "./map-pin.tsx";

const group: Pin = {
  id: 7,
  name: "Lima",
  x: 0,
  y: 0,
  races: 3,
  kinds: [["road", 3]],
  race: null,
  box: { left: 0, top: 0, right: 5, bottom: 5 },
  staysTogether: false,
  isOutside: false,
};

function htmlOf(pin: Pin) {
  const filters: RaceFilters = { ...noFilters, view: "map" };
  const before = { list: "/races?view=map" };
  const Page = createRoutesStub([
    { path: "/", Component: () => <MapPin pin={pin} filters={filters} before={before} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

/** The look, the name and the words of the pin of a race. */
function shown(standing: Standing) {
  const race = { id: "a", name: "Lima 42K", day: "2027-05-16", standing } as const;
  const html = htmlOf({ ...group, races: 1, kinds: [["road", 1]], race });
  return [/class="([^"]+)"/, /aria-label="([^"]+)"/, /<span>([^<]+)/].map(
    (part) => part.exec(html)?.[1],
  );
}

test("the pin of a race says in its look, name and words that it takes no registrations", () => {
  expect(shown("open")).toEqual(["map-pin type-road", "May 16 Lima 42K Lima", "Lima 42K"]);
  expect(shown("closed")).toEqual([
    "map-pin type-road map-pin-closed",
    "May 16 Lima 42K Lima, registration closed",
    "Lima 42K · registration closed",
  ]);
  expect(shown("cancelled")).toEqual([
    "map-pin type-road map-pin-cancelled",
    "May 16 Lima 42K Lima, cancelled",
    "Lima 42K · cancelled",
  ]);
});

test("a group leads to its part of the map, and to the list where its races stay together", () => {
  const way = (pin: Pin) =>
    [/href="([^"]+)"/, /data-rows="([^"]+)"/].map((part) => part.exec(htmlOf(pin))?.[1]);
  expect(way(group)).toEqual(["/races?view=map&amp;box=0%2C0%2C5%2C5", undefined]);
  expect(way({ ...group, staysTogether: true })).toEqual([
    "/races?view=map&amp;box=0%2C0%2C5%2C5&amp;zoom=12#map-list",
    "3",
  ]);
});
