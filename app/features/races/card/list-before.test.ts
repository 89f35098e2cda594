import { expect, test } from "vitest";
import { listBefore } from "./list-before.ts";

test("a race's page remembers the list before it", () => {
  expect(listBefore({ list: "/races?city=Lima&page=2" })).toBe("/races?city=Lima&page=2");
  expect(listBefore({ list: "/races" })).toBe("/races");
});

test.each([null, undefined, "x", {}, { list: 1 }, { list: "//evil.example" }, { list: "/login" }])(
  "%j remembers no list",
  (state) => {
    expect(listBefore(state)).toBe("/races");
  },
);
