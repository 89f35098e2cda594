import { expect, test } from "vitest";
import { ageOn } from "./age.ts";

test("GAP-98 an age counts whole years, from the birthday on", () => {
  expect(ageOn("2026-11-08", "2010-11-08")).toBe(16);
  expect(ageOn("2026-11-08", "2010-11-09")).toBe(15);
  expect(ageOn("2026-02-28", "2008-02-29")).toBe(17);
  expect(ageOn("2026-03-01", "2008-02-29")).toBe(18);
  expect(ageOn("2026-11-08", "2026-11-08")).toBe(0);
});
