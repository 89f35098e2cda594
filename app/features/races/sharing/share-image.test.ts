import { expect, test } from "vitest";
import { type SharedRace, shareImage, shareImageSize } from "./share-image.server.ts";

const race: SharedRace = {
  name: "Cusco Sacred Valley Trail",
  type: "mountain",
  status: "upcoming",
  startDate: "2027-06-06",
  city: "Ollantaytambo",
  stateProvince: "Cusco",
  country: "Peru",
  distances: [{ text: "50K" }, { text: "25K" }],
};
const cover = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>';
const wordsOf = (changes: Partial<SharedRace> = {}) =>
  shareImage({ ...race, ...changes }, cover, "en").texts.map(({ text }) => text);

test("the picture has the size of link previews and shows name, date, place and distances", () => {
  expect(shareImage(race, cover, "en")).toMatchObject({ width: 1200, height: 630 });
  expect(wordsOf()).toEqual([
    "JUN",
    "6",
    "2027",
    "Cusco Sacred Valley Trail",
    "June 6, 2027  ·  Ollantaytambo, Cusco, Peru",
    "Trail  ·  50K  ·  25K",
    "Dorsal",
  ]);
});

test("a cancelled race shows that first", () => {
  expect(wordsOf({ status: "cancelled" })[4]).toMatch(/^Cancelled {2}· {2}June 6, 2027/);
});

test("a race with many distances shows the first six, one without distances its type", () => {
  const distances = Array.from({ length: 40 }, (_, i) => ({ text: `${i + 1}K` }));
  expect(wordsOf({ distances })[5]).toBe("Trail  ·  1K  ·  2K  ·  3K  ·  4K  ·  5K  ·  6K");
  expect(wordsOf({ distances: [] })[5]).toBe("Trail");
});

test("no text crosses the edge of the picture", () => {
  const { drawings, texts } = shareImage(race, cover, "en");
  for (const box of [...drawings, ...texts]) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(shareImageSize.width);
    expect(box.top + box.height).toBeLessThanOrEqual(shareImageSize.height);
  }
});
