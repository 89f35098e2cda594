import { expect, test } from "vitest";
import { raceEditions } from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { aResultVersion } from "../../../tests/support/results/results.ts";
import { finishStatistics, runnerStatistics } from "./statistics.server.ts";

const { db } = await openTestDatabase();
const minutes = (count: number) => count * 60_000;

test("the times of a distance are counted in steps without gaps, by chip where it is known", async () => {
  const raceId = await aRace(db, { raceName: "Carrera", startDate: "2026-11-15" });
  await aResultVersion(db, { raceId, state: "published" }, [
    { status: "finished", gunMs: minutes(60), chipMs: minutes(41) },
    { status: "finished", gunMs: minutes(44) },
    { status: "finished", gunMs: minutes(92) },
    { status: "dnf", gunMs: null },
  ]);
  const [statistics] = await finishStatistics({ db }, raceId);
  expect(statistics?.stepMs).toBe(minutes(5));
  expect(statistics?.steps.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(statistics?.steps[0]?.fromMs).toBe(minutes(40));
});

test("a runner of any earlier edition has come back", async () => {
  const [first, second, third] = await Promise.all(
    ["2024-12-01", "2025-12-01", "2026-12-01"].map((startDate) =>
      aRace(db, { raceName: "Carrera", startDate }),
    ),
  );
  if (!first || !second || !third) throw new Error("three editions");
  await db.insert(raceEditions).values([
    { raceId: second, previousId: first },
    { raceId: third, previousId: second },
  ]);
  const [old, lapsed, fresh] = await Promise.all([aPerson(db), aPerson(db), aPerson(db)]);
  await aRegistration(db, { raceId: first, userId: old });
  await aRegistration(db, { raceId: second, userId: lapsed, status: "cancelled" });
  for (const userId of [old, lapsed, fresh]) await aRegistration(db, { raceId: third, userId });
  expect(await runnerStatistics({ db }, third)).toEqual({
    entries: 3,
    returning: 1,
    hasEarlier: true,
    countries: [{ country: "Peru", entries: 3 }],
  });
});
