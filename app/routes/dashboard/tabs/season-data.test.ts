import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { trainingPlans } from "#db/schema.ts";
import { openTokens } from "#services/limits/tokens.ts";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { racesRun, seasonData } from "./season-data.server.ts";

const { db } = await openTestDatabase();

/** A runner whose plan ends on a day, with a race as its goal. */
async function planned(tx: Database, goalDay: string, startDate: string) {
  const userId = await aPerson(tx);
  const raceId = await aRace(tx, { raceName: "Goal", startDate });
  await tx.insert(trainingPlans).values({
    userId,
    raceId,
    kind: "standard",
    name: "10K",
    goalDay,
    goalM: 10_000,
    begins: "2026-09-01",
    answers: {},
    rules: 1,
  });
  const services = {
    db: tx,
    now,
    log: openLog("silent"),
    tokens: openTokens({ secret: "a secret of the tests with enough letters", now }),
  };
  const asked = { from: null, unit: "km", lang: "en", right: "basic" } as const;
  return { userId, raceId, season: () => seasonData(services, { userId }, asked) };
}

test("the race of a plan counts down to its own day, however the plan was made", () =>
  rolledBack(db, async (tx) => {
    const { season } = await planned(tx, "2026-12-20", "2026-11-25");
    expect((await season()).goal?.race).toMatchObject({ name: "Goal", days: 5 });
  }));

test("a race that was run today is behind its runner, and no goal any more", () =>
  rolledBack(db, async (tx) => {
    const { userId, raceId, season } = await planned(tx, "2026-11-20", "2026-11-20");
    expect((await season()).goal?.race).toMatchObject({ name: "Goal", days: 0 });
    await aRegistration(tx, { userId, raceId, status: "completed" });
    expect(await season()).toMatchObject({
      goal: null,
      next: null,
      past: [{ race: { id: raceId } }],
    });
  }));

test("races of one day stay in the order of the entries", () => {
  const race = (id: string, startDate: string) => ({
    id,
    race: { id, name: id, type: "road" as const, startDate, city: "Lima" },
    distance: null,
    isReviewed: false,
  });
  const entries = [race("a", "2026-05-01"), race("b", "2026-05-01"), race("c", "2026-06-01")];
  expect(racesRun(entries, [], [], "en").map(({ id }) => id)).toEqual(["c", "a", "b"]);
});
