import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { activities, activityEfforts, runnerProfiles, trainingPlans } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { addDays, toDay } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { judgeEffort } from "../commands.server.ts";
import { runnersToday } from "../runners-day.server.ts";
import type { AnalyticsPeriod } from "./period.ts";
import { findDoubtfulEfforts, readAnalytics } from "./queries.server.ts";

const { db } = await openTestDatabase();
const today = "2026-11-20";
const now = () => new Date(`${today}T12:00:00Z`);

type Columns = Partial<typeof activities.$inferInsert> & { efforts?: Record<number, number> };

async function aRun(
  tx: Database,
  userId: string,
  daysAgo: number,
  { efforts = {}, ...columns }: Columns = {},
): Promise<string> {
  const day = addDays(today, -daysAgo);
  const [made] = await tx
    .insert(activities)
    .values({
      userId,
      name: `${daysAgo} days ago`,
      sport: "run",
      startedAt: new Date(`${day}T06:00:00Z`),
      day,
      source: "file",
      distanceM: 10_000,
      elapsedS: 3700,
      movingS: 3600,
      ...columns,
    })
    .returning({ id: activities.id });
  const activityId = made?.id ?? "";
  for (const [meters, seconds] of Object.entries(efforts)) {
    await tx
      .insert(activityEfforts)
      .values({ activityId, userId, meters: Number(meters), seconds, fromM: 0 });
  }
  return activityId;
}

/** All of it, as Elite gets it. */
async function wholeAnalytics(
  services: Pick<Services, "db" | "now">,
  userId: string,
  period: AnalyticsPeriod,
) {
  const shown = await readAnalytics(
    services,
    { userId },
    {
      today: await runnersToday(services, { userId }),
      period,
      right: "performance",
      entered: null,
    },
  );
  if (shown.right !== "performance") throw new Error(shown.right);
  return shown.analytics;
}

test("a runner without activities has empty analytics", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const found = await wholeAnalytics({ db: tx, now }, userId, "all");
    expect(found).toMatchObject({ total: 0, goal: null, easy: null, bests: [], longest: [] });
    expect(found.load).toEqual({ problem: "no-heart-rates-in-profile" });
  }));

test("today is that of the runner's clock: of the profile, else of the latest recording", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const late = { db: tx, now: () => new Date(`${today}T02:00:00Z`) };
    const read = async () => (await wholeAnalytics(late, userId, "12-weeks")).span.to;
    expect(await read()).toBe(today);
    await aRun(tx, userId, 3, { utcOffsetMinutes: -300 });
    expect(await read()).toBe(addDays(today, -1));
    await tx.insert(runnerProfiles).values({ userId, timeZone: "Asia/Tokyo" });
    expect(await read()).toBe(today);
  }));

test("analytics are of one's own activities, profile and plan", () =>
  rolledBack(db, async (tx) => {
    const [userId, other] = [await aPerson(tx), await aPerson(tx)];
    const impulse = { trainingImpulse: 80, zoneS: [0, 0, 3600, 0, 0, 0] };
    const recent = await aRun(tx, userId, 10, {
      ...impulse,
      climbM: 120,
      efforts: { 1000: 230, 5000: 1300, 21097.5: 6300 },
    });
    const old = await aRun(tx, userId, 300, { ...impulse, efforts: { 5000: 1200 } });
    await aRun(tx, userId, 12, {
      ...impulse,
      zoneS: null,
      sport: "treadmill",
      efforts: { 5000: 900 },
    });
    await aRun(tx, other, 3, { ...impulse, efforts: { 5000: 1000 } });
    await tx.insert(runnerProfiles).values({ userId, maxHeartRate: 190, restingHeartRate: 50 });
    await tx.insert(trainingPlans).values({
      userId,
      kind: "standard",
      name: "Spring 10K",
      goalDay: "2027-02-01",
      goalM: 10_000,
      begins: today,
      answers: {},
      rules: 1,
    });
    const found = await wholeAnalytics({ db: tx, now }, userId, "12-weeks");
    expect(found).toMatchObject({
      total: 3,
      volume: { runs: 2, meters: 20_000, climb: 120 },
      zones: { seconds: [0, 0, 3600, 0, 0, 0] },
      goal: { goal: { name: "Spring 10K", day: "2027-02-01", meters: 10_000, raceId: null } },
    });
    const five = found.bests.find(({ ever }) => ever.meters === 5000);
    expect(five).toMatchObject({
      within: { activityId: recent, seconds: 1300 },
      ever: { activityId: old, seconds: 1200 },
    });
    expect(found.bests.map(({ ever }) => ever.meters)).toEqual([1000, 5000, 21_097.5]);
    expect("problem" in found.load).toBe(false);
    const all = await wholeAnalytics({ db: tx, now }, userId, "all");
    expect(all.volume.runs).toBe(3);
    expect(all.span.from).toBe("2026-01-01");
    const free = { today: toDay(now()), period: "all", right: "none", entered: null } as const;
    expect(await readAnalytics({ db: tx }, { userId }, free)).toEqual({
      right: "none",
      analytics: {
        span: all.span,
        total: 3,
        idleSince: null,
        volume: all.volume,
        before: null,
        parts: all.parts,
      },
      offered: {
        goal: found.goal?.goal,
        longest: { meters: 10_000, day: expect.any(String) },
        distances: [1000, 5000, 21_097.5],
      },
    });
  }));

test("an effort far above all others is doubted, and is not a record once it is struck", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const services = { db: tx, now };
    await aRun(tx, userId, 40, { efforts: { 5000: 1200 } });
    await aRun(tx, userId, 30, { efforts: { 5000: 1210 } });
    await aRun(tx, userId, 20, { efforts: { 5000: 1220 } });
    const id = await aRun(tx, userId, 10, {
      efforts: { 1000: 185, 5000: 1068 },
      distanceM: 19_700,
    });
    const bests = async () => {
      const shown = (await wholeAnalytics(services, userId, "all")).bests;
      return shown.map(({ ever }) => [ever.meters, ever.seconds, ever.isDoubtful]);
    };
    const doubtful = () => findDoubtfulEfforts(services, { userId }, id);
    expect(await bests()).toEqual([
      [1000, 185, true],
      [5000, 1068, true],
    ]);
    expect(await doubtful()).toEqual([1000, 5000]);
    await judgeEffort(services, { userId }, id, { meters: 5000, counts: false });
    expect((await bests())[1]).toEqual([5000, 1200, false]);
    await judgeEffort(services, { userId }, id, { meters: 5000, counts: true });
    expect((await bests())[1]).toEqual([5000, 1068, false]);
  }));
