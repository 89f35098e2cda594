import { expect, test } from "vitest";
import { isOtherLength } from "./course-words.ts";

test("a course is taken for another distance's when it is a tenth off what its distance says", () => {
  expect(isOtherLength(10_000, 10_990)).toBe(false);
  expect(isOtherLength(10_000, 9_010)).toBe(false);
  expect(isOtherLength(10_000, 11_010)).toBe(true);
  expect(isOtherLength(7_500, 21_200)).toBe(true);
  expect(isOtherLength(42_195, 21_098)).toBe(true);
  expect(isOtherLength(null, 21_200)).toBe(false);
});
