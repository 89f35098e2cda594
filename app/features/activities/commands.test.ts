import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { activities, activityEfforts, runnerProfiles } from "#db/schema.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { judgeEffort, typeActivity } from "./commands.server.ts";
import { findActivity } from "./queries.server.ts";
import { uploadLimits } from "./reading/recording.ts";
import { momentOnClock } from "./runners-day.server.ts";

const { db } = await openTestDatabase();
const now = () => new Date("2026-11-20T12:00:00Z");

const typed = {
  name: "",
  sport: "run",
  day: "2026-11-02",
  time: "07:30",
  meters: 10_000,
  seconds: 3000,
  climb: null,
  lang: "en",
} as const;

test("what is typed in is on the runner's own clock", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    await tx.insert(runnerProfiles).values({ userId, timeZone: "America/Lima" });
    const services = { db: tx, now, limits: openLimits({ db: tx, now }) };
    const stored = await typeActivity(services, { userId }, typed);
    if (stored.problem !== null) throw new Error(JSON.stringify(stored.problem));
    expect(await findActivity(services, { userId }, stored.id)).toMatchObject({
      name: "Morning run",
      startedAt: new Date("2026-11-02T12:30:00Z"),
      utcOffsetMinutes: -300,
      day: "2026-11-02",
    });
  }));

test("nothing is typed in beyond the most activities, however much comes at once", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    await tx.execute(sql`
      insert into activities (user_id, name, sport, started_at, day, source, distance_m, elapsed_s, moving_s)
      select ${userId}::uuid, 'Run', 'run', now(), '2026-11-01', 'manual', 1000, 300, 300
      from generate_series(2, ${uploadLimits.activities}::int)`);
    const services = { db: tx, now, limits: openLimits({ db: tx, now }) };
    const answers: unknown[] = [];
    for (const _ of [1, 2]) answers.push((await typeActivity(services, { userId }, typed)).problem);
    expect(answers).toEqual([null, { code: "too-many-activities" }]);
  }));

test("a time on a clock that was changed that night counts by the clock of that time", () => {
  const change = Date.parse("2026-10-25T01:00:00Z");
  const madrid = (moment: Date) => (moment.getTime() < change ? 120 : 60);
  const at = (time: string) => momentOnClock("2026-10-25", time, madrid).moment.toISOString();
  expect(at("01:30")).toBe("2026-10-24T23:30:00.000Z");
  expect(at("03:30")).toBe("2026-10-25T02:30:00.000Z");
});

test("a runner strikes a best effort and lets it count again; nobody else can", () =>
  rolledBack(db, async (tx) => {
    const [userId, other] = [await aPerson(tx), await aPerson(tx)];
    const started = { startedAt: now(), day: "2026-11-20", source: "file" as const };
    const length = { distanceM: 5100, elapsedS: 1300, movingS: 1300 };
    const [made] = await tx
      .insert(activities)
      .values({ userId, name: "Race", sport: "run", ...started, ...length })
      .returning({ id: activities.id });
    const id = made?.id ?? "";
    const best = { meters: 1609.344, seconds: 350, fromM: 0 };
    await tx.insert(activityEfforts).values({ activityId: id, userId, ...best });
    const judge = (by: string, counts: boolean, meters = best.meters) =>
      judgeEffort({ db: tx }, { userId: by }, id, { meters, counts });
    const found = async () => (await findActivity({ db: tx }, { userId }, id))?.efforts;
    expect(await found()).toEqual([{ meters: 1609.344, seconds: 350, from: 0, counts: null }]);
    expect(await judge(other, false)).toEqual({ problem: "gone" });
    expect(await judge(userId, false, 5000)).toEqual({ problem: "gone" });
    expect(await judge(userId, false)).toEqual({ problem: null });
    expect(await found()).toMatchObject([{ counts: false }]);
    expect(await judge(userId, true)).toEqual({ problem: null });
    expect(await found()).toMatchObject([{ counts: true }]);
  }));
