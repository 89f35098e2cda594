/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { usageCounts } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { memberWorld } from "../../../../tests/support/membership.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { entitlementsOf } from "../plans/entitlements.ts";
import { forgetOldUsage, giveBack, spend, usageOf } from "./usage.server.ts";

const { db } = await openTestDatabase();

const at = (moment: string) => () => new Date(moment);
const chat = "chatMessagesPerDay";
const gpx = "gpxAnalysesPerMonth";

test("FAKE-14 concurrent uses never exceed the limit", async () => {
  const viewer = { userId: await aPerson(db) };
  const services = { db, now: at("2026-11-20T12:00:00Z") };
  const limit = entitlementsOf(null)[chat] ?? 0;
  const all = await Promise.all(
    Array.from({ length: limit + 15 }, () => spend(services, viewer, chat)),
  );
  const left = all.flatMap((one) => ("problem" in one ? [] : [one.left]));
  expect(left.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: limit }, (_, place) => place),
  );
  const [refused] = all.filter((one) => "problem" in one);
  expect(refused).toEqual({
    problem: "used-up",
    meter: { right: chat, used: 10, limit: 10 },
    tier: null,
  });
  expect(await usageOf(services, viewer, entitlementsOf(null))).toEqual([
    { right: chat, used: 10, limit: 10 },
    { right: gpx, used: 0, limit: 0 },
  ]);
});

test("FAKE-14 the count restarts with the next day and the next month", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const evening = { db: tx, now: at("2026-11-30T23:59:59Z") };
    for (let count = 0; count < 10; count += 1) await spend(evening, viewer, chat);
    expect(await spend(evening, viewer, chat)).toHaveProperty("problem");
    const midnight = { db: tx, now: at("2026-12-01T00:00:00Z") };
    expect(await spend(midnight, viewer, chat)).toMatchObject({ left: 9 });
  }));

test("FAKE-14 the plan sets the limit, and an upgrade counts at once", () =>
  rolledBack(db, async (tx) => {
    const member = await memberWorld(tx);
    const { services, viewer } = member;
    expect(await spend(services, viewer, gpx)).toEqual({
      problem: "used-up",
      meter: { right: gpx, used: 0, limit: 0 },
      tier: null,
    });
    await member.subscribe("sprinter_monthly");
    expect(await spend(services, viewer, chat)).toMatchObject({ left: null });
    for (let left = 19; left >= 0; left -= 1) {
      expect(await spend(services, viewer, gpx)).toMatchObject({ left });
    }
    expect(await spend(services, viewer, gpx)).toHaveProperty("problem");
    await member.pass(30);
    await member.deliver();
    expect(await spend(services, viewer, gpx), "a new month").toMatchObject({ left: 19 });
  }));

test("a use that failed is given back, and never more than was used", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const services = { db: tx, now: at("2026-11-20T12:00:00Z") };
    const one = await spend(services, viewer, chat);
    if ("problem" in one) throw new Error(one.problem);
    await giveBack(services, viewer, one.spent);
    await giveBack(services, viewer, one.spent);
    expect(await spend(services, viewer, chat)).toMatchObject({ left: 9 });
  }));

test("old counts are deleted, current ones are not", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const row = { userId, counted: chat, count: 1 } as const;
    await tx.insert(usageCounts).values([
      { ...row, period: "2026-09-01" },
      { ...row, period: "2026-11-20" },
    ]);
    await forgetOldUsage({ db: tx, now: at("2026-11-20T12:00:00Z") });
    const left = await tx.select().from(usageCounts).where(eq(usageCounts.userId, userId));
    expect(left.map(({ period }) => period)).toEqual(["2026-11-20"]);
  }));
