import { expect, test } from "vitest";
import { inLanguage, splitLanguage } from "./language.ts";

test.each([
  ["/", "en", "/"],
  ["/races", "en", "/races"],
  ["/estonia", "en", "/estonia"],
  ["/es", "es", "/"],
  ["/es/races/1", "es", "/races/1"],
])("%s is in the language %s", (pathname, lang, path) => {
  expect(splitLanguage(pathname)).toEqual({ lang, path });
});

test.each([
  ["/", "/es"],
  ["/?x=1", "/es?x=1"],
  ["/races?x=1", "/es/races?x=1"],
  ["https://run.test/", "https://run.test/es"],
  ["https://run.test/races#map", "https://run.test/es/races#map"],
])("%s is at %s in Spanish", (address, spanish) => {
  expect(inLanguage("es", address)).toBe(spanish);
  expect(inLanguage("en", address)).toBe(address);
});
