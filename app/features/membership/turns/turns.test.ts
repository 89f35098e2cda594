import { expect, test } from "vitest";
import { turnsOf } from "./turns.ts";

const sprinter = {
  status: "active",
  tier: "sprinter",
  interval: "month",
  endsWithPeriod: false,
} as const;
const elite = { ...sprinter, tier: "elite" } as const;
const owing = { ...sprinter, status: "past_due" };
const ending = { ...sprinter, endsWithPeriod: true };
const over = { ...ending, status: "canceled" };

test("each turn of a membership is reported once, and an unchanged reading reports nothing", () => {
  expect(turnsOf(null, sprinter)).toEqual(["begun"]);
  expect(turnsOf(sprinter, elite)).toEqual(["changed"]);
  expect(turnsOf(sprinter, { ...sprinter, interval: "year" })).toEqual(["changed"]);
  expect(turnsOf(sprinter, owing)).toEqual(["payment failed"]);
  expect(turnsOf(sprinter, ending)).toEqual(["cancelled"]);
  for (const live of [sprinter, owing, ending]) expect(turnsOf(live, over)).toEqual(["ended"]);
  for (const state of [sprinter, elite, owing, ending, over]) {
    expect(turnsOf(state, state)).toEqual([]);
  }
});

test("a settled payment or a taken-back end is no turn, nor is the end of an unknown subscription", () => {
  expect(turnsOf(owing, sprinter)).toEqual([]);
  expect(turnsOf(ending, sprinter)).toEqual([]);
  expect(turnsOf(null, over)).toEqual([]);
  expect(turnsOf({ ...sprinter, status: "incomplete" }, over)).toEqual([]);
});

test("several turns at once are reported in the order of a membership's life", () => {
  expect(turnsOf(null, ending)).toEqual(["begun", "cancelled"]);
  expect(turnsOf(sprinter, { ...elite, status: "past_due", endsWithPeriod: true })).toEqual([
    "changed",
    "payment failed",
    "cancelled",
  ]);
  expect(turnsOf({ ...sprinter, status: "unpaid" }, sprinter)).toEqual(["begun"]);
});
