import { expect, test } from "vitest";
import { resultPaths } from "./result-path.ts";

test("CHK-05 the pages after paying know which product was paid", () => {
  expect(resultPaths("sprinter_yearly")).toEqual({
    success: "/checkout/success?product=sprinter",
    cancel: "/checkout/cancel?product=sprinter",
  });
  expect(resultPaths("gold_monthly").success).toBe("/checkout/success?product=");
});
