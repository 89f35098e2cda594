import { expect, test } from "vitest";
import { oneSlipAway } from "./spelling.ts";

test("an omitted, doubled, mistyped or swapped letter is one slip", () => {
  for (const slip of ["trai", "traill", "trali", "rtail", "traik", "ttrail", "rail", "tiarl"]) {
    expect(oneSlipAway(slip)).toContain("trail");
  }
  expect(oneSlipAway("trail")).not.toContain("trail");
  expect(oneSlipAway("triall")).not.toContain("trail");
  expect(oneSlipAway("abc")).toHaveLength(new Set(oneSlipAway("abc")).size);
});

test("numbers, two letters, other scripts and very long words are not corrected", () => {
  for (const word of ["10k", "la", "東京", "o'hara", "", "a".repeat(21)]) {
    expect(oneSlipAway(word)).toEqual([]);
  }
});
