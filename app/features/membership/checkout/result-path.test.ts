import { expect, test } from "vitest";
import { resultPaths } from "./result-path.ts";

test("CHK-05 the pages after paying are told which product it was about", () => {
  expect(resultPaths("sprinter_yearly")).toEqual({
    success: "/checkout/success?product=sprinter",
    cancel: "/checkout/cancel?product=sprinter",
  });
  expect(resultPaths("gold_monthly").success).toBe("/checkout/success?product=");
});
