import { expect, test } from "vitest";
import { tiers } from "./plans/plans.ts";
import { isOwing, type PlanStanding, planAction } from "./standing.ts";

const sprinter: PlanStanding = {
  status: "active",
  tier: "sprinter",
  interval: "month",
  periodEnd: 1_800_000_000,
  endsWithPeriod: false,
  keeps: null,
};

const actionsOf = (standing: PlanStanding | null) =>
  tiers.map((tier) => planAction(standing, tier));

test("CHK-02 without a current membership each plan can be subscribed to", () => {
  expect(actionsOf(null)).toEqual(["subscribe", "subscribe", "subscribe"]);
  expect(actionsOf({ ...sprinter, status: "canceled" })).toEqual(actionsOf(null));
});

test("SUB-01 SUB-02 SUB-03 a member keeps their plan or switches to another", () => {
  expect(actionsOf(sprinter)).toEqual(["switch", "current", "switch"]);
  expect(actionsOf({ ...sprinter, status: "trialing" })).toEqual(actionsOf(sprinter));
  expect(actionsOf({ ...sprinter, tier: null })).toEqual(["switch", "switch", "switch"]);
});

test("SUB-01 GAP-88 an owed payment must be settled before any change", () => {
  const owing = (status: string) => ({ ...sprinter, status });
  expect(actionsOf(owing("past_due")), "the days of grace").toEqual([
    "settle",
    "current",
    "settle",
  ]);
  for (const status of ["unpaid", "incomplete"]) {
    expect(actionsOf(owing(status)), status).toEqual(["settle", "settle", "settle"]);
  }
  expect([null, sprinter, owing("past_due"), owing("unpaid")].map(isOwing)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
