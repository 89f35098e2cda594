import { expect, test } from "vitest";
import { photoClass, smallPicture } from "./picture.ts";

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
