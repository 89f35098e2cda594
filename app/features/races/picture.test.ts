import { expect, test } from "vitest";
import { shownPicture, smallPicture } from "./picture.ts";

test.each([
  ["https://pictures.example/a.jpg", "https://pictures.example/a.jpg"],
  ["/files/a.jpg", "/files/a.jpg"],
  ["data:image/png;base64,AA", "data:image/png;base64,AA"],
  ["http://pictures.example/a.jpg", "https://pictures.example/a.jpg"],
  ["HTTP://pictures.example/a.jpg", "https://pictures.example/a.jpg"],
  ["//pictures.example/a.jpg", null],
  ["ftp://pictures.example/a.jpg", null],
  ["javascript:alert(1)", null],
  ["a.jpg", null],
  [" ", null],
  [null, null],
])("the picture %j is loaded from %j", (stored, shown) => {
  expect(shownPicture(stored)).toBe(shown);
});

test("a card uses the small size of a stored picture, and any other picture unchanged", () => {
  const name = "/media/races/0123456789abcdef0123456789abcdef01234567";
  expect(smallPicture(`${name}-1600.webp`)).toBe(`${name}-640.webp`);
  expect(smallPicture("https://pictures.example/a-1600.webp")).toBe(
    "https://pictures.example/a-1600.webp",
  );
});
