import { expect, test } from "vitest";
import { shownPicture } from "./shown-picture.ts";

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
