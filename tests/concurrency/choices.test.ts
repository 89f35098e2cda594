/** @module-tag both-databases */
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { entryAnswers, entryChoices, raceDistances, raceRegistrations } from "#db/schema.ts";
import { cancelRegistration } from "#features/registrations/commands.server.ts";
import { register } from "#features/registrations/entering/commands.server.ts";
import { registrationRefusals } from "#features/registrations/messages.ts";
import { allAtOnce } from "../support/crowd.ts";
import { openTestDatabase, serverUrl } from "../support/database.ts";
import { aShirtQuestion } from "../support/entry-questions.ts";
import { outboxOf } from "../support/outbox.ts";
import { newPeople } from "../support/people.ts";
import { aRace, now } from "../support/races/races.ts";
import { aDraft, identity, typedAnswers } from "../support/registrations.ts";

/** The embedded database has one connection and no real concurrency: fewer runs are enough. */
const crowd = serverUrl ? 200 : 40;
const { db } = await openTestDatabase();
const origin = "https://dorsal.example";
const services = { db, now, mail: outboxOf(db).mail, identity };

async function aRaceWithDistance() {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    distances: [{ distance: "10K" }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  return { raceId, distanceId: distance?.id ?? null };
}

/** Registers many runners at once, each with its answers. */
async function enterAtOnce(
  place: { raceId: string; distanceId: string | null },
  answersOf: (number: number) => Record<string, string>,
) {
  const runners = await newPeople(db, crowd);
  const drafts = await Promise.all(
    runners.map((runner, number) =>
      aDraft(db, runner, { ...place, answers: { ...typedAnswers, ...answersOf(number) } }),
    ),
  );
  const results = await Promise.all(
    drafts.map((draft, number) =>
      register(services, runners[number] ?? { userId: "" }, draft, { origin }),
    ),
  );
  return results.map((result, number) => ({ ...result, runner: runners[number] }));
}

test("of many concurrent runners exactly as many get a choice as there are, and the others are told", async () => {
  const place = await aRaceWithDistance();
  const { questionId, choices } = await aShirtQuestion(db, place, { M: 5 });
  const results = await enterAtOnce(place, () => ({
    [`question:${questionId}`]: String(choices.M),
  }));
  const refused = results.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  expect(results.length - refused.length).toBe(5);
  expect(new Set(refused)).toEqual(new Set(["sold-out"]));
  expect(refused.map((problem) => registrationRefusals[problem].en)[0]).toContain("sold out");
  expect(
    await db.select().from(entryChoices).where(eq(entryChoices.questionId, questionId)),
  ).toMatchObject([{ taken: 5 }]);
  expect(await db.$count(entryAnswers, eq(entryAnswers.questionId, questionId))).toBe(5);
  expect(await db.$count(raceRegistrations, eq(raceRegistrations.raceId, place.raceId))).toBe(5);
});

test("runners who choose several things in any order and cancel meanwhile leave true counts", async () => {
  const place = await aRaceWithDistance();
  const stocks = { A: 9, B: 8, C: 7, D: 6 };
  const { questionId, choices } = await aShirtQuestion(
    db,
    { ...place, kind: "choices", isRequired: false },
    stocks,
  );
  const ids = Object.values(choices);
  const turned = (by: number) => [...ids.slice(by % 4), ...ids.slice(0, by % 4)];
  const early = await enterAtOnce(place, (number) => ({
    [`question:${questionId}`]: turned(number)
      .slice(0, 1 + (number % 3))
      .join(),
  }));
  const entered = early.filter(({ problem }) => problem === null);
  const [left] = await Promise.all([
    allAtOnce(
      entered.map(
        ({ runner = { userId: "" }, registrationId }) =>
          () =>
            cancelRegistration(services, runner, String(registrationId), { origin }),
      ),
    ),
    enterAtOnce(place, (number) => ({ [`question:${questionId}`]: turned(number).join() })),
  ]);
  expect(left.every(({ problem }) => problem === null)).toBe(true);
  const rows = await db.select().from(entryChoices).where(inArray(entryChoices.id, ids));
  for (const { id, taken, stock } of rows) {
    const counted = await db
      .select({ id: entryAnswers.id, status: raceRegistrations.status })
      .from(entryAnswers)
      .innerJoin(raceRegistrations, eq(raceRegistrations.id, entryAnswers.registrationId))
      .where(eq(entryAnswers.choiceId, id));
    expect(taken).toBe(counted.filter(({ status }) => status !== "cancelled").length);
    expect(taken).toBeLessThanOrEqual(stock ?? 0);
  }
});
