import { expect, test } from "vitest";
import { codeSvg } from "../entry-code.ts";
import { bibPicture, bibPictureSize, type PinnedEntry } from "./bib-picture.ts";

const entry: PinnedEntry = {
  distance: "Half Marathon",
  bib: 217,
  checkInCode: "7KQ29TZDABCDEFGHJKMN",
  firstName: "Ana",
  lastName: "Quispe",
  race: {
    id: "5eed0000-0000-4000-8000-000000000001",
    name: "Maratón de Lima",
    type: "Road",
    city: "Lima",
    country: "Peru",
    startDate: "2027-05-23",
    position: null,
  },
};
const cover = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

const named = { unit: "km", isNamed: true, isCoded: true, lang: "en" } as const;

test("the picture of a bib shows the race, the distance, the number, and the name where it is chosen", () => {
  const words = (isNamed: boolean) =>
    bibPicture(entry, cover, { ...named, isNamed }).texts.map(({ text }) => text);
  expect(words(false).join(" ")).not.toMatch(/Ana|Quispe/);
  expect(words(true)).toEqual([
    "Lima · May 23, 2027",
    "21K",
    "Ana Quispe",
    "Maratón de Lima",
    "No. 217",
    "Dorsal",
  ]);
  expect(bibPicture(entry, cover, { ...named, unit: "mi" }).texts[1]?.text).toBe("13.1");
  expect(bibPicture({ ...entry, distance: null }, cover, named).texts[1]?.text).toBe("Road");
});

test("the picture of a bib shows the code for the desk only where it is chosen", () => {
  const drawn = (isCoded: boolean) => bibPicture(entry, cover, { ...named, isCoded }).drawings;
  expect(drawn(true).length).toBe(drawn(false).length + 1);
  expect(drawn(false).map(({ svg }) => svg)).not.toContain(codeSvg(entry.checkInCode));
});

test("no text crosses the edge of the picture", () => {
  for (const box of bibPicture(entry, cover, named).texts) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(bibPictureSize.width);
    expect(box.top + box.height).toBeLessThanOrEqual(bibPictureSize.height);
  }
});
