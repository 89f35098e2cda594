import { expect, test } from "vitest";
import { raceKinds } from "../race-type.ts";
import { coverAddress, coverSizes, coverSvg, drawCover } from "./cover.ts";

const race = {
  id: "0b6f1a2c-1111-4222-8333-000000000001",
  type: "Mountain",
  city: "San Martín de los Andes",
  country: "Argentina",
};

function drawn(address: string): string | null {
  const url = new URL(address, "http://here.invalid");
  const [, , type = "", file = ""] = url.pathname.split("/");
  return drawCover(type, file, url.searchParams);
}

test("GAP-74 a race without a photo has an address from which its cover is drawn", () => {
  const address = coverAddress(race, "card");
  expect(address).toBe(
    `/covers/trail/${race.id}.svg?place=argentina.san-martin-de-los-andes&shape=card&v=2`,
  );
  expect(drawn(address)).toMatch(/^<svg [^>]*viewBox="0 0 640 376"/);
});

test("the same race has the same cover everywhere", () => {
  const address = coverAddress(race, "hero");
  expect(drawn(address)).toBe(drawn(address));
  const direct = coverSvg({ seed: race.id, type: race.type, place: race }, coverSizes.hero);
  expect(drawn(address)).toBe(direct);
});

test("a city may have the name of an object property", () => {
  const address = coverAddress({ ...race, country: "Constructor", city: "Constructor" }, "card");
  expect(drawn(address)).toMatch(/^<svg /);
});

test("different races and cities have different covers", () => {
  const covers = raceKinds.flatMap((type) =>
    ["Lima", "Cusco", "Toronto", "Moab"].flatMap((city) =>
      ["a", "b", "c"].map((id) => drawn(coverAddress({ ...race, type, city, id }, "card"))),
    ),
  );
  expect(new Set(covers).size).toBe(covers.length);
});

test("covers are complete SVG documents without invalid numbers", () => {
  for (const type of raceKinds) {
    for (let i = 0; i < 40; i++) {
      const svg = coverSvg({ seed: `seed ${i}`, type }, coverSizes[i % 2 ? "card" : "hero"]);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg.length).toBeLessThan(22_000);
    }
  }
});

test.each([
  "/covers/marathon/abc.svg",
  "/covers/road/abc",
  "/covers/road/a%20b.svg",
  "/covers/road/abc.svg?shape=wall",
  "/covers/road/abc.svg?shape=constructor",
  "/covers/road/abc.svg?place=<script>",
  `/covers/road/${"a".repeat(65)}.svg`,
])("%s is no cover", (address) => {
  expect(drawn(address)).toBeNull();
});
