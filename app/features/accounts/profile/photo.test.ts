import { expect, test } from "vitest";
import {
  peoplePhotos,
  photoAddress,
  photoBytes,
  photoName,
  photoPathOf,
  photoProblem,
} from "./photo.ts";

const name = "0123456789abcdef0123456789abcdef01234567";

test("a stored photo has an address for each size", () => {
  const stored = photoPathOf(peoplePhotos, name);
  expect(stored).toBe(`/media/people/${name}-96.webp`);
  expect(photoAddress(stored, "large")).toBe(`/media/people/${name}-384.webp`);
  expect(photoName(stored)).toBe(name);
});

test("a picture on another site and an inline picture keep their address", () => {
  for (const other of ["https://example.com/a.png", "data:image/png;base64,AA", "/photo.jpg"]) {
    expect(photoAddress(other, "large")).toBe(other);
    expect(photoName(other)).toBeNull();
  }
  expect(photoName(null)).toBeNull();
});

test("PROF-06 PROF-07 a photo is an image of at most 2 MB", () => {
  const problem = (type: string, size: number, name = "photo") =>
    photoProblem({ name, type, size });
  expect(problem("image/jpeg", photoBytes)).toBeNull();
  expect(problem("image/jpeg", photoBytes + 1)).toBe("too-heavy");
  expect(problem("application/pdf", 9_000_000)).toBe("not-an-image");
  expect(problem("", 1)).toBe("not-an-image");
  expect(problem("image/heic", 9_000_000), "the reason that remains in a smaller one").toBe("heic");
  expect(problem("", 1, "IMG_0001.HEIC")).toBe("heic");
});
