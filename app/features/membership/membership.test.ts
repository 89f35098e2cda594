import { expect, test } from "vitest";
import {
  dayOf,
  hasBilling,
  isOwing,
  isSubscribed,
  type Membership,
  mayEnd,
  type PlanStanding,
  planAction,
} from "./membership.ts";
import { tiers } from "./plans/plans.ts";

const live = ["active", "trialing"];
const mendable = ["past_due", "unpaid", "incomplete"];
const over = ["canceled", "incomplete_expired", "paused"];

test("SUB-01 active and trialing memberships are subscribed", () => {
  expect(live.map((status) => isSubscribed({ status }))).toEqual([true, true]);
  for (const status of [...mendable, ...over]) expect(isSubscribed({ status })).toBe(false);
  expect(isSubscribed(null)).toBe(false);
});

test("GAP-36 billing is for members, also after a failed payment", () => {
  for (const status of [...live, ...mendable]) expect(hasBilling({ status }), status).toBe(true);
  for (const status of over) expect(hasBilling({ status }), status).toBe(false);
  expect(hasBilling(null)).toBe(false);
});

test("GAP-38 a live membership can be cancelled once", () => {
  const may = (status: string, endsWithPeriod = false) =>
    mayEnd({ status, endsWithPeriod } as Membership);
  expect(["active", "trialing", "past_due"].map((status) => may(status))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["unpaid", "incomplete", "canceled"].map((status) => may(status))).toEqual([
    false,
    false,
    false,
  ]);
  expect(may("active", true)).toBe(false);
});

test("the provider's seconds become a day", () => {
  expect(dayOf(1_800_000_000, "en")).toBe("January 15, 2027");
  expect(dayOf(0, "en")).toBe("January 1, 1970");
});

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
