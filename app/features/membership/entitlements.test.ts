import { expect, test } from "vitest";
import {
  entitledTier,
  entitlementsOf,
  keptRights,
  keptTier,
  type Standing,
} from "./entitlements.ts";
import { type Tier, tiers } from "./plans.ts";

const now = new Date("2026-11-20T12:00:00Z");
const inDays = (days: number) => now.getTime() / 1000 + days * 24 * 3600;
const standing = (changed: Partial<Standing> = {}): Standing => ({
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
    ...[null, "10-20%", "20-40%"],
  ]);
  const counted = ["chatMessagesPerDay", "chatHistoryDays", "gpxAnalysesPerMonth"] as const;
  for (const limit of counted) {
    const values = [null, ...tiers].map((tier) => entitlementsOf(tier)[limit] ?? Infinity);
    expect(values, limit).toEqual(values.toSorted((a, b) => a - b));
  }
});

test("only a live subscription gives rights", () => {
  expect(entitledTier(null, now)).toBeNull();
  expect(entitledTier(standing({ tier: null }), now)).toBeNull();
  for (const status of ["active", "trialing", "past_due"]) {
    expect(entitledTier(standing({ status }), now), status).toBe("sprinter");
  }
  for (const status of ["canceled", "unpaid", "incomplete", "incomplete_expired", "paused"]) {
    expect(entitledTier(standing({ status }), now), status).toBeNull();
  }
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

test("rights end when nothing was heard for long after the period's end", () => {
  expect(entitledTier(standing({ periodEnd: inDays(-14) }), now)).toBe("sprinter");
  expect(entitledTier(standing({ periodEnd: inDays(-16) }), now)).toBeNull();
});

const period = { periodStart: 1000, periodEnd: 2000 };
/** What is kept of one plan after another, read one after the other in the same period. */
function keptAfter(...read: (Tier | null)[]) {
  let known: ReturnType<typeof keptRights> | null = null;
  for (const tier of read) {
    known = keptRights(known && { ...known, periodStart: 1000 }, { tier, ...period });
  }
  return known && [known.entitledTier, known.entitledUntil];
}

test("GAP-30 a downgrade keeps the plan with which the period began, until it ends", () => {
  expect(keptAfter("elite", "pacer")).toEqual(["elite", 2000]);
  expect(keptAfter("elite", "sprinter", "pacer", "pacer")).toEqual(["elite", 2000]);
  expect(keptAfter("elite", "pacer", "elite")).toEqual([null, null]);
  expect(keptAfter("elite", "pacer", "elite", "pacer")).toEqual(["elite", 2000]);
});

test("GAP-30 an upgrade that is taken back in the same period keeps nothing of it", () => {
  expect(keptAfter("pacer", "elite")).toEqual([null, null]);
  expect(keptAfter("pacer", "elite", "pacer")).toEqual([null, null]);
  expect(keptAfter("pacer", "elite", "sprinter")).toEqual([null, null]);
  expect(keptAfter("sprinter", "elite", "pacer")).toEqual(["sprinter", 2000]);
});

test("nothing is kept in a new period, or of a subscription that was not known", () => {
  const none = { entitledTier: null, entitledUntil: null };
  const before = { periodTier: "elite" as const, periodStart: 1000 };
  const next = { tier: "pacer" as const, periodStart: 2000, periodEnd: 3000 };
  expect(keptRights(before, next)).toEqual({ periodTier: "pacer", ...none });
  expect(keptRights(null, next)).toEqual({ periodTier: "pacer", ...none });
  // Another interval begins its period at once.
  expect(keptRights(before, { ...next, periodStart: 1500 })).toEqual({
    ...{ periodTier: "pacer", ...none },
  });
  expect(keptRights(before, { tier: null, ...period })).toEqual({ periodTier: "elite", ...none });
});

test("GAP-30 who keeps rights is told of which plan, and until when", () => {
  const kept = { tier: "pacer", entitledTier: "elite", entitledUntil: inDays(1) } as const;
  expect(keptTier(standing(kept), now)).toEqual({ tier: "elite", until: inDays(1) });
  expect(keptTier(standing({ ...kept, entitledUntil: inDays(-1) }), now)).toBeNull();
  expect(keptTier(standing({ ...kept, status: "canceled" }), now)).toBeNull();
  expect(keptTier(standing(), now)).toBeNull();
  expect(keptTier(null, now)).toBeNull();
});
