import { expect, test } from "vitest";
import { raceKinds } from "../race-type.ts";
import { coverAddress, coverSizes } from "./cover.ts";
import { coverSvg, drawCover } from "./draw-cover.ts";
import { photoClass, smallPicture } from "./picture.ts";

const race = {
  id: "0b6f1a2c-1111-4222-8333-000000000001",
  type: "Mountain",
  city: "San Martín de los Andes",
  country: "Argentina",
  startDate: null,
  position: null,
};

const lima = {
  ...race,
  city: "Lima",
  country: "Peru",
  startDate: "2027-05-16",
  position: { lat: -12.0464, lon: -77.0428 },
};

function drawn(address: string): string | null {
  const url = new URL(address, "http://here.invalid");
  const [, , type = "", file = ""] = url.pathname.split("/");
  return drawCover(type, file, url.searchParams);
}

test("GAP-74 a race without a photo has an address from which its cover is drawn", () => {
  const address = coverAddress(race, "card");
  expect(address).toBe(`/covers/trail/${race.id}.svg?place=argentina.san-martin-de-los-andes&v=3`);
  expect(drawn(address)).toMatch(/^<svg [^>]*viewBox="0 0 640 376"/);
});

test("the address says where and when the race is, and which view of it is shown", () => {
  const address = coverAddress(lima, "hero", 2);
  expect(address).toBe(
    `/covers/trail/${race.id}.svg?place=peru.lima&at=-12,-77&month=5&shape=hero&view=2&v=3`,
  );
  expect(drawn(address)).toMatch(/^<svg [^>]*viewBox="0 0 1180 310"/);
  expect(drawn(address)).not.toBe(drawn(coverAddress(lima, "hero")));
});

test("addresses of earlier versions still answer", () => {
  const old = `/covers/road/${race.id}.svg?place=peru.lima&shape=hero&v=2`;
  expect(drawn(old)).toMatch(/^<svg /);
  expect(drawn("/covers/road/abc.svg")).toMatch(/^<svg /);
});

test("the same race has the same cover everywhere", () => {
  const address = `${coverAddress(lima, "hero")}&scheme=light`;
  expect(drawn(address)).toBe(drawn(address));
  const direct = coverSvg({ seed: race.id, type: race.type, place: lima }, coverSizes.hero);
  expect(drawn(address)).toBe(direct);
});

test("a cover has the colours of both schemes, and of one where it is asked for", () => {
  const address = coverAddress(lima, "card");
  expect(drawn(address)).toMatch(/^<svg [^>]*><style>svg\{--0:#.*prefers-color-scheme:dark/);
  const [light, dark] = ["light", "dark"].map((scheme) => drawn(`${address}&scheme=${scheme}`));
  for (const one of [light, dark]) expect(one).not.toMatch(/var\(|<style|#[0-9a-f]{6}#/);
  expect(light).not.toBe(dark);
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
  "/covers/road/abc.svg?at=91,0",
  "/covers/road/abc.svg?at=1",
  "/covers/road/abc.svg?month=13",
  "/covers/road/abc.svg?view=100",
  "/covers/road/abc.svg?scheme=sepia",
  `/covers/road/${"a".repeat(65)}.svg`,
])("%s is no cover", (address) => {
  expect(drawn(address)).toBeNull();
});

test("a card uses the small size of a stored picture, and any other picture unchanged", () => {
  const name = "/media/races/0123456789abcdef0123456789abcdef01234567";
  expect(smallPicture(`${name}-1600.webp`)).toBe(`${name}-640.webp`);
  expect(smallPicture("https://pictures.example/a-1600.webp")).toBe(
    "https://pictures.example/a-1600.webp",
  );
});

test("a photo is graded in the colour of its race type, a drawn cover has it already", () => {
  expect(photoClass("https://pictures.example/a.jpg", "Mountain")).toBe(" race-photo type-trail");
  expect(photoClass("/covers/trail/a.svg?shape=card", "Mountain")).toBe("");
});
