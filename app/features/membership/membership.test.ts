import { expect, test } from "vitest";
import { hasBilling, isSubscribed, statusWords } from "./membership.ts";

const live = ["active", "trialing"];
const mendable = ["past_due", "unpaid", "incomplete"];
const over = ["canceled", "incomplete_expired", "paused"];

test("SUB-01 subscribed is who is active or trialing", () => {
  expect(live.map((status) => isSubscribed({ status }))).toEqual([true, true]);
  for (const status of [...mendable, ...over]) expect(isSubscribed({ status })).toBe(false);
  expect(isSubscribed(null)).toBe(false);
});

test("GAP-36 billing is for members, and for those whose payment has to be mended", () => {
  for (const status of [...live, ...mendable]) expect(hasBilling({ status }), status).toBe(true);
  for (const status of over) expect(hasBilling({ status }), status).toBe(false);
  expect(hasBilling(null)).toBe(false);
});

test("SUB-07 the status in words", () => {
  expect(statusWords({ status: "active", endsWithPeriod: true })).toBe("Canceling at period end");
  expect(statusWords({ status: "active", endsWithPeriod: false })).toBe("Active");
  expect(statusWords({ status: "past_due", endsWithPeriod: false })).toBe("past_due");
  expect(statusWords({ status: "canceled", endsWithPeriod: true })).toBe("canceled");
  expect(statusWords({ status: "", endsWithPeriod: false })).toBe("N/A");
  expect(statusWords(null)).toBe("N/A");
});
