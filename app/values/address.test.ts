import { expect, test } from "vitest";
import { withQuery } from "./address.ts";

test("an address has the non-empty parameters in the given order", () => {
  expect(withQuery("/races", { q: "trail lima", page: 2 })).toBe("/races?q=trail+lima&page=2");
  expect(withQuery("/races", { q: "", page: false, type: null, city: undefined })).toBe("/races");
  expect(withQuery("/races", {})).toBe("/races");
  expect(withQuery("/races", { hidden: true, offset: 0 })).toBe("/races?hidden=true&offset=0");
});

test("typed text stays one value", () => {
  expect(withQuery("/races", { q: "a&b=c#d?é" })).toBe("/races?q=a%26b%3Dc%23d%3F%C3%A9");
});
