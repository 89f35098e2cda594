import { expect, test } from "vitest";
import { hasBilling, isSubscribed, type Membership, mayEnd } from "./membership.ts";

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
