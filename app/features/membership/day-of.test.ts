import { expect, test } from "vitest";
import { dayOf } from "./day-of.ts";

test("the provider's seconds become a day", () => {
  expect(dayOf(1_800_000_000, "en")).toBe("January 15, 2027");
  expect(dayOf(0, "en")).toBe("January 1, 1970");
});
