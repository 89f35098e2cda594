import { expect, test } from "vitest";
import { entitledTier, entitlementsOf, keptRights, type Standing } from "./entitlements.ts";
import { tiers } from "./plans.ts";

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

const before = {
  tier: "elite" as const,
  periodEnd: 2000,
  entitledTier: null,
  entitledUntil: null,
};
const none = { entitledTier: null, entitledUntil: null };

test("GAP-30 a downgrade keeps the higher plan until the end of the period that was paid for", () => {
  const kept = { entitledTier: "elite" as const, entitledUntil: 2000 };
  expect(keptRights(before, { tier: "pacer", periodStart: 1000 })).toEqual(kept);
  const again = { ...before, ...kept, tier: "sprinter" as const };
  expect(keptRights(again, { tier: "pacer", periodStart: 1000 })).toEqual(kept);
  expect(keptRights({ ...again, tier: "pacer" }, { tier: "pacer", periodStart: 1000 })).toEqual(
    kept,
  );
});

test("nothing is kept after an upgrade, in a new period, or of a subscription that was not known", () => {
  expect(keptRights({ ...before, tier: "pacer" }, { tier: "elite", periodStart: 1000 })).toEqual(
    none,
  );
  expect(keptRights(before, { tier: "pacer", periodStart: 2000 })).toEqual(none);
  expect(keptRights(null, { tier: "pacer", periodStart: 1000 })).toEqual(none);
  expect(keptRights(before, { tier: null, periodStart: 1000 })).toEqual(none);
});
