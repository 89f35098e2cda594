import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { raceDistances, races, runnerProfiles } from "#db/schema.ts";
import { addDays } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { examplePlan } from "../example.server.ts";
import { newPlanForm } from "./schema.ts";
import { wishOf } from "./wish.server.ts";

const { db } = await openTestDatabase();
const now = () => new Date("2027-01-05T09:00:00Z");
const nobody = { userId: "00000000-0000-4000-8000-000000000000" };
const typed = (fields: Record<string, unknown>) =>
  newPlanForm.parse({
    kind: "personalized",
    level: "intermediate",
    day: "2027-04-04",
    distance: "half",
    days: ["0", "2", "4"],
    weekly: "30",
    ...fields,
  });

test("day, length and climb of a race of the directory are ours, whatever the form says", () =>
  rolledBack(db, async (tx) => {
    const race = await aRace(tx, {
      raceName: "Ultra",
      raceType: "Trail",
      startDate: "2027-05-02",
      distances: [{ distance: "50K", distanceM: 50_000, elevationGain: "2,300 m" }],
    });
    const [course] = await tx
      .select({ id: raceDistances.id })
      .from(raceDistances)
      .where(eq(raceDistances.raceId, race));
    const form = typed({ race, course: course!.id });
    const { wish } = (await wishOf({ db: tx, now }, nobody, { form, unit: "km", lang: "en" })) as {
      wish: { name: string; answers: { goal: unknown } };
    };
    expect(wish.name).toBe("Ultra, 50K");
    expect(wish.answers.goal).toEqual({
      day: "2027-05-02",
      meters: 50_000,
      seconds: null,
      raceId: race,
      distanceId: course!.id,
      climb: 2300,
    });
    await tx.update(races).set({ raceName: "Cool 50K" }).where(eq(races.id, race));
    expect(await wishOf({ db: tx, now }, nobody, { form, unit: "km", lang: "en" })).toMatchObject({
      wish: { name: "Cool 50K" },
    });
    const other = typed({ race, course: "" });
    expect(await wishOf({ db: tx, now }, nobody, { form: other, unit: "km", lang: "en" })).toEqual({
      problem: "no-goal",
    });
  }));

test("a triathlon is no race to make a plan for", () =>
  rolledBack(db, async (tx) => {
    const race = await aRace(tx, { raceType: "Triathlon", startDate: "2027-05-02" });
    const [course] = await tx
      .select({ id: raceDistances.id })
      .from(raceDistances)
      .where(eq(raceDistances.raceId, race));
    const form = typed({ race, course: course!.id });
    expect(await wishOf({ db: tx, now }, nobody, { form, unit: "km", lang: "en" })).toEqual({
      problem: "no-run",
    });
  }));

test.each([
  [{ distance: "far" }, "goal-distance"],
  [{ day: "" }, "goal-day"],
  [{ goalTime: "soon" }, "goal-time"],
  [{ resultTime: "fast", resultDay: "2026-12-01" }, "result-time"],
  [{ resultTime: "48:30" }, "result-day"],
  [{ awayFrom: "2027-02-01" }, "break-days"],
  [{ awayFrom: "2027-02-09", awayTo: "2027-02-01" }, "break-days"],
  [{ weekly: " " }, "no-volume"],
])("the answers %j have the problem %s", async (fields, problem) => {
  expect(
    await wishOf({ db, now }, nobody, { form: typed(fields), unit: "km", lang: "en" }),
  ).toEqual({
    problem,
  });
});

test("a plan begins on the day of its runner, and its example leads to one of theirs", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    await tx.insert(runnerProfiles).values({ userId, timeZone: "America/Lima" });
    const services = { db: tx, now: () => new Date("2027-01-06T01:30:00Z") };
    const answer = await wishOf(services, { userId }, { form: typed({}), unit: "km", lang: "en" });
    expect(answer).toMatchObject({ wish: { answers: { begins: "2027-01-05" } } });
    const example = await examplePlan(services, { userId }, "2027-01-05");
    expect(example!.goalDay).toBe(addDays("2027-01-05", 83));
  }));

test("numbers are read in the unit of their runner", async () => {
  const form = typed({ weekly: "20,5", longest: "7", goalTime: "1:45:00", injury: "" });
  const answer = await wishOf({ db, now }, nobody, { form, unit: "mi", lang: "en" });
  expect(answer).toMatchObject({
    problem: null,
    wish: {
      name: "Half marathon on April 4, 2027",
      answers: {
        weeklyMeters: expect.closeTo(32_991, 0),
        longestRecentMeters: expect.closeTo(11_265, 0),
        goal: { seconds: 6300, meters: 21_097.5 },
        freeDays: [0, 2, 4],
        injuryWeeks: null,
      },
    },
  });
});
