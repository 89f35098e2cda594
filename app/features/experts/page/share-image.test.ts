import { expect, test } from "vitest";
import { expertShareImage, type SharedExpert } from "./share-image.server.ts";

const expert: SharedExpert = {
  name: "Ana Torres Quispe",
  role: "Trail Coach",
  location: "Cusco, Peru",
  specialties: ["Trail Running", "Race Strategy", "Nutrition", "Strength", "Yoga"],
  rating10: 47,
  reviews: 12,
};
const portrait = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';
const wordsOf = (changes: Partial<SharedExpert>, face: string | null = portrait) =>
  expertShareImage({ ...expert, ...changes }, face, "en").texts.map(({ text }) => text);

test("the picture shows the portrait, name, title, place, rating and three services", () => {
  const picture = expertShareImage(expert, portrait, "en");
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(picture.drawings.map(({ svg }) => svg)).toContain(portrait);
  expect(wordsOf({})).toEqual([
    "Ana Torres Quispe",
    "Trail Coach",
    "Cusco, Peru  ·  ★ 4.7 (12)",
    "Trail Running  ·  Race Strategy  ·  Nutrition",
    "Dorsal",
  ]);
});

test("without reviews there is no rating, and an expert with a photo has initials for a face", () => {
  expect(wordsOf({ rating10: null, reviews: 0 })[2]).toBe("Cusco, Peru");
  expect(wordsOf({}, null)[0]).toBe("AQ");
});
