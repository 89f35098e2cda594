import { expect, test } from "vitest";
import { smallPicture } from "./picture.ts";

test("a card uses the small size of a stored picture, and any other picture unchanged", () => {
  const name = "/media/races/0123456789abcdef0123456789abcdef01234567";
  expect(smallPicture(`${name}-1600.webp`)).toBe(`${name}-640.webp`);
  expect(smallPicture("https://pictures.example/a-1600.webp")).toBe(
    "https://pictures.example/a-1600.webp",
  );
});
