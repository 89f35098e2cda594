import { expect, test } from "vitest";
import { isBucketName, isObjectName } from "./limits.ts";

test("a bucket has a plain name that stands for nothing else in an address", () => {
  for (const name of ["photos", "my-club-2026", "abc"]) expect(isBucketName(name), name).toBe(true);
  for (const name of [
    "",
    "ab",
    "Photos",
    "a b c",
    "../x",
    "list",
    "sign",
    "public",
    "-ab",
    "a".repeat(64),
  ]) {
    expect(isBucketName(name), name).toBe(false);
  }
});

test("an object has a name that every client and address means alike", () => {
  for (const name of ["a", "start.jpg", "2026/Año nuevo/меня.png", "a-b_c (1).pdf"]) {
    expect(isObjectName(name), name).toBe(true);
  }
  for (const name of [
    "",
    "/a",
    "a/",
    "a//b",
    "..",
    "a/../b",
    "./a",
    "a%2fb",
    "a\\b",
    "a*",
    "a?b",
    "a#b",
    "a\0b",
    "a\nb",
    " /a",
    "\ud800",
    "a".repeat(513),
  ]) {
    expect(isObjectName(name), JSON.stringify(name)).toBe(false);
  }
});
