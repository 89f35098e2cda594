import { expect, test } from "vitest";
import {
  type EntitlingSubscription,
  entitledTier,
  entitlementsOf,
  isEntitled,
  keptRights,
  keptTier,
} from "./entitlements.ts";
import { type Tier, tiers } from "./plans.ts";

const now = new Date("2026-11-20T12:00:00Z");
const inDays = (days: number) => now.getTime() / 1000 + days * 24 * 3600;
const standing = (changed: Partial<EntitlingSubscription> = {}): EntitlingSubscription => ({
  status: "active",
  tier: "sprinter",
  periodEnd: inDays(10),
  entitledTier: null,
  entitledUntil: null,
  ...changed,
});

test("MEM-12 MEM-13 MEM-14 a larger plan never gives less", () => {
  expect(tiers.map((tier) => entitlementsOf(tier).chatHistoryDays)).toEqual([7, 30, null]);
  expect(tiers.map((tier) => entitlementsOf(tier).partnerDiscounts)).toEqual([
    null,
    "10-20%",
    "20-40%",
  ]);
  const counted = ["chatMessagesPerDay", "chatHistoryDays", "gpxAnalysesPerMonth"] as const;
  for (const limit of counted) {
    const values = [null, ...tiers].map((tier) => entitlementsOf(tier)[limit] ?? Infinity);
    expect(values, limit).toEqual(values.toSorted((a, b) => a - b));
  }
});

test("DASH-11 only a live subscription gives rights, and the badge", () => {
  expect(entitledTier(null, now)).toBeNull();
  expect(isEntitled(null, now)).toBe(false);
  for (const status of ["active", "trialing", "past_due"]) {
    expect(entitledTier(standing({ status }), now), status).toBe("sprinter");
    expect(isEntitled(standing({ status }), now), status).toBe(true);
  }
  for (const status of ["canceled", "unpaid", "incomplete", "incomplete_expired", "paused"]) {
    expect(entitledTier(standing({ status }), now), status).toBeNull();
    expect(isEntitled(standing({ status }), now), status).toBe(false);
  }
});

test("DASH-11 a price that is not one of our plans gives the badge alone", () => {
  expect(entitledTier(standing({ tier: null }), now)).toBeNull();
  expect(isEntitled(standing({ tier: null }), now)).toBe(true);
});

test("GAP-30 after a downgrade the higher rights stay until the period ends", () => {
  const kept = { tier: "pacer", entitledTier: "elite" } as const;
  expect(entitledTier(standing({ ...kept, entitledUntil: inDays(1) }), now)).toBe("elite");
  expect(entitledTier(standing({ ...kept, entitledUntil: inDays(0) }), now)).toBe("pacer");
  const upgraded = { tier: "elite", entitledTier: "sprinter", entitledUntil: inDays(1) } as const;
  expect(entitledTier(standing(upgraded), now)).toBe("elite");
  const gone = { ...kept, entitledUntil: inDays(1), status: "canceled" };
  expect(entitledTier(standing(gone), now)).toBeNull();
});

test("DASH-11 rights and badge stay during the grace days, and then both end", () => {
  const inGrace = standing({ status: "past_due", periodEnd: inDays(-14) });
  expect([entitledTier(inGrace, now), isEntitled(inGrace, now)]).toEqual(["sprinter", true]);
  const over = standing({ status: "past_due", periodEnd: inDays(-16) });
  expect([entitledTier(over, now), isEntitled(over, now)]).toEqual([null, false]);
});

test("GAP-30 a downgrade keeps the paid plan until the period ends", () => {
  const kept = (tier: Tier | null, paidTier: Tier | null) =>
    keptRights(null, { tier, paidTier, periodEnd: 2000 });
  const none = { entitledTier: null, entitledUntil: null };
  expect(kept("pacer", "elite")).toEqual({ entitledTier: "elite", entitledUntil: 2000 });
  expect(kept("sprinter", "elite")).toEqual({ entitledTier: "elite", entitledUntil: 2000 });
  expect(kept("elite", "elite")).toEqual(none);
  expect(kept("elite", "sprinter")).toEqual(none);
  expect(kept("pacer", null)).toEqual(none);
  expect(kept(null, "elite")).toEqual(none);
});

test("GAP-30 promised rights hold for their period only", () => {
  const before = { entitledTier: "elite", entitledUntil: 2000 } as const;
  const read = { tier: "pacer", paidTier: null, periodEnd: 2000 } as const;
  expect(keptRights(before, read)).toEqual(before);
  expect(keptRights(before, { ...read, periodEnd: 3000 }).entitledTier).toBeNull();
});

test("GAP-30 kept rights name their plan and their last day", () => {
  const kept = { tier: "pacer", entitledTier: "elite", entitledUntil: inDays(1) } as const;
  expect(keptTier(standing(kept), now)).toEqual({ tier: "elite", until: inDays(1) });
  expect(keptTier(standing({ ...kept, entitledUntil: inDays(-1) }), now)).toBeNull();
  expect(keptTier(standing({ ...kept, status: "canceled" }), now)).toBeNull();
  expect(keptTier(standing(), now)).toBeNull();
  expect(keptTier(null, now)).toBeNull();
});
