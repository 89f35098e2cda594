import { expect, test } from "vitest";
import { withQuery } from "./address.ts";

test("an address has the query that says something, in the order in which it is given", () => {
  expect(withQuery("/races", { q: "trail lima", page: 2 })).toBe("/races?q=trail+lima&page=2");
  expect(withQuery("/races", { q: "", page: false, type: null, city: undefined })).toBe("/races");
  expect(withQuery("/races", {})).toBe("/races");
  expect(withQuery("/races", { hidden: true, offset: 0 })).toBe("/races?hidden=true&offset=0");
});

test("what is typed stays one value", () => {
  expect(withQuery("/races", { q: "a&b=c#d?é" })).toBe("/races?q=a%26b%3Dc%23d%3F%C3%A9");
});
