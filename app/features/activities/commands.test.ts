import { expect, test } from "vitest";
import { runnerProfiles } from "#db/schema.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { typeActivity } from "./commands.server.ts";
import { momentOnClock } from "./profile/runners-clock.ts";
import { findActivity } from "./queries.server.ts";

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

test("a time on a clock that was changed that night counts by the clock of that time", () => {
  const change = Date.parse("2026-10-25T01:00:00Z");
  const madrid = (moment: Date) => (moment.getTime() < change ? 120 : 60);
  const at = (time: string) => momentOnClock("2026-10-25", time, madrid).moment.toISOString();
  expect(at("01:30")).toBe("2026-10-24T23:30:00.000Z");
  expect(at("03:30")).toBe("2026-10-25T02:30:00.000Z");
});
