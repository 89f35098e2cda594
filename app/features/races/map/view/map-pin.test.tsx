import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Standing } from "../../race.ts";
import { noFilters } from "../../search/filters.ts";
import type { Pin } from "../race-map.ts";
import { MapPin } from "./map-pin.tsx";

/** The look, the name and the words of the pin of a race. */
function shown(standing: Standing) {
  const pin: Pin = {
    id: 7,
    name: "Lima",
    x: 0,
    y: 0,
    races: 1,
    kinds: [["road", 1]],
    race: { id: "a", name: "Lima 42K", day: "2027-05-16", standing },
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    isOutside: false,
  };
  const before = { list: "/races?view=map" };
  const Page = createRoutesStub([
    { path: "/", Component: () => <MapPin pin={pin} filters={noFilters} before={before} /> },
  ]);
  const html = renderToStaticMarkup(<Page />);
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
