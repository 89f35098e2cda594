import { expect, test } from "vitest";
import { isHeic, isNamedHeic } from "./heic.ts";

const file = (brand: string, ...compatible: string[]) =>
  Buffer.from(`\0\0\0\x24ftyp${brand}\0\0\0\0${compatible.join("")}${"meta".repeat(9)}`, "latin1");

test("HEIC is recognized by its content", () => {
  for (const brand of ["heic", "heix", "hevc", "mif1", "msf1"]) {
    expect(isHeic(file(brand, "mif1", "heic")), brand).toBe(true);
  }
  for (const other of [
    file("avif", "mif1"),
    file("mif1", "avif", "miaf"),
    file("isom", "mp42"),
    Buffer.from("\xff\xd8\xff\xe0JFIF heic", "latin1"),
    Buffer.alloc(0),
  ]) {
    expect(isHeic(other), other.toString("latin1", 0, 16)).toBe(false);
  }
});

test("HEIC is recognized by its type or its name before it is read", () => {
  expect(isNamedHeic({ name: "IMG_1.HEIC", type: "" })).toBe(true);
  expect(isNamedHeic({ name: "photo", type: "image/heif" })).toBe(true);
  expect(isNamedHeic({ name: "heic.jpeg", type: "image/jpeg" })).toBe(false);
});
