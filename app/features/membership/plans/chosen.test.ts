import { expect, test } from "vitest";
import { chosenIn, chosenPath } from "./chosen.ts";

test("CHK-01 signing in returns a visitor to the chosen plan and interval", () => {
  expect(chosenPath("sprinter_yearly")).toBe("/membership?billing=yearly&plan=sprinter");
  expect(chosenPath("pacer_monthly")).toBe("/membership?plan=pacer");
  expect(chosenPath("gold_monthly")).toBe("/membership");
  const { search } = new URL(chosenPath("sprinter_yearly"), "https://dorsal.example");
  expect(chosenIn(new URLSearchParams(search))).toEqual({ interval: "year", tier: "sprinter" });
});

test("an invalid address shows monthly prices and no plan", () => {
  const odd = new URLSearchParams("billing=weekly&plan=gold");
  expect(chosenIn(odd)).toEqual({ interval: "month", tier: null });
});
