/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { activities, stripeCustomers, stripeSubscriptions, trainingPlans } from "#db/schema.ts";
import { addDays } from "#values/day.ts";
import { openTestDatabase, rolledBack, serverUrl } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { someAnswers } from "../../../../tests/support/races/training-answers.ts";
import { buildPlan } from "../building/build-plan.ts";
import { closeFeed, openFeed, planOfFeed } from "../calendar.server.ts";
import { matchActivities } from "../matching/matching.server.ts";
import type { StoredSession } from "../rules/plan.ts";
import { createPlan, deletePlan, endPlan, insertPlan, resumePlan } from "./commands.server.ts";
import { findPlan, findSession, listPlans, planAhead } from "./queries.server.ts";
import { markSession, moveSession, swapSessions, wasIll } from "./sessions.server.ts";

const { db } = await openTestDatabase();
const today = "2027-02-10";
const now = () => new Date(`${today}T09:00:00Z`);
const answers = someAnswers();
const wish = { kind: "personalized" as const, name: "Half marathon", answers };

async function aRunner(tx: Database) {
  const userId = await aPerson(tx);
  const sessions = buildPlan(answers);
  if ("problem" in sessions) throw new Error(sessions.problem);
  const id = await insertPlan(tx, { userId }, { wish, sessions });
  const plan = (await findPlan({ db: tx }, { userId }, "running"))!;
  return { userId, id, plan, services: { db: tx, now } };
}

async function aMember(tx: Database, tier: "pacer" | "sprinter") {
  const userId = await aPerson(tx);
  const customerId = `cus_${userId}`;
  await tx.insert(stripeCustomers).values({ userId, customerId });
  await tx.insert(stripeSubscriptions).values({
    customerId,
    subscriptionId: `sub_${userId}`,
    subscriptionStatus: "active",
    created: 1_700_000_000,
    tier,
    interval: "month",
    currentPeriodEnd: 2_000_000_000,
  } as typeof stripeSubscriptions.$inferInsert);
  return { userId };
}

test("standard plans come with Pacer, plans from own answers with Sprinter, none without", () =>
  rolledBack(db, async (tx) => {
    const ask = (owner: { userId: string }, kind: "standard" | "personalized") =>
      createPlan({ db: tx, now }, owner, {
        wish: { ...wish, kind },
        replaces: true,
        insists: false,
      });
    const [nobody, pacer, sprinter] = [
      { userId: await aPerson(tx) },
      await aMember(tx, "pacer"),
      await aMember(tx, "sprinter"),
    ];
    expect(await ask(nobody, "standard")).toEqual({ problem: "no-right" });
    expect((await ask(pacer, "standard")).problem).toBeNull();
    expect(await ask(pacer, "personalized")).toEqual({ problem: "no-right" });
    expect((await ask(sprinter, "personalized")).problem).toBeNull();
    const second = { wish, replaces: false, insists: false };
    expect(await createPlan({ db: tx, now }, sprinter, second)).toEqual({ problem: "has-plan" });
    expect((await ask(sprinter, "personalized")).problem).toBeNull();
    const plans = await listPlans({ db: tx }, sprinter);
    expect(plans.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
    expect(plans).toHaveLength(2);
  }));

test("a goal that is too far is refused until the runner insists", () =>
  rolledBack(db, async (tx) => {
    const sprinter = await aMember(tx, "sprinter");
    const far = { ...wish, answers: someAnswers({ goal: { meters: 100_000, climb: 5000 } }) };
    const ask = (insists: boolean) =>
      createPlan({ db: tx, now }, sprinter, { wish: far, replaces: false, insists });
    expect(await ask(false)).toEqual({ problem: "goal-too-far" });
    expect((await ask(true)).problem).toBeNull();
  }));

test("a time out of reach and a race that is left out are said before another plan ends", () =>
  rolledBack(db, async (tx) => {
    const { userId } = await aMember(tx, "sprinter");
    const id = await insertPlan(tx, { userId }, { wish, sessions: [] });
    const tuneUp = { day: addDays(answers.goal.day, -4), meters: 10_000 };
    const bold = { ...wish, answers: { ...someAnswers({ goal: { seconds: 4500 } }), tuneUp } };
    const ask = (insists: boolean) =>
      createPlan({ db: tx, now }, { userId }, { wish: bold, replaces: true, insists });
    expect(await ask(false)).toMatchObject({
      problem: "has-objections",
      objections: [{ code: "tune-up-left-out" }, { code: "goal-too-fast" }],
    });
    expect((await findPlan({ db: tx }, { userId }, "running"))!.id).toBe(id);
    expect((await ask(true)).problem).toBeNull();
  }));

test("of plans that are made at once, the first is followed and the others are told", async () => {
  const sprinter = await aMember(db, "sprinter");
  const making = { wish, replaces: false, insists: false };
  const all = [1, 2, 3, 4].map(() => createPlan({ db, now }, sprinter, making));
  const problems = (await Promise.all(all)).map(({ problem }) => problem);
  expect(problems.toSorted()).toEqual(["has-plan", "has-plan", "has-plan", null]);
});

test("a stored plan is the plan that was built", () =>
  rolledBack(db, async (tx) => {
    const { plan } = await aRunner(tx);
    const read = plan.sessions.map(
      ({ id: _, state: __, activityId: ___, movedFrom: ____, updatedAt: _____, ...one }) => one,
    );
    expect(read).toEqual(buildPlan(answers));
    expect(plan.answers).toEqual(answers);
  }));

test("nobody reads or changes the plan of another", () =>
  rolledBack(db, async (tx) => {
    const { id, plan, services } = await aRunner(tx);
    const stranger = { userId: await aPerson(tx) };
    const one = plan.sessions[3]!;
    expect(await findPlan({ db: tx }, stranger, id)).toBeNull();
    expect(await findSession({ db: tx }, stranger, one.id)).toBeNull();
    const move = { id: one.id, day: addDays(one.day, 1), isInsisted: true };
    expect((await moveSession(services, stranger, move)).problem).toBe("gone");
    const mark = { id: one.id, state: "done" as const };
    expect((await markSession(services, stranger, mark)).problem).toBe("gone");
    const ill = { id, from: today, days: 7, isSure: true };
    expect((await wasIll(services, stranger, ill)).problem).toBe("gone");
    expect((await endPlan(services, stranger, id)).problem).toBe("gone");
    expect(await openFeed({ db: tx }, stranger, id)).toBeNull();
    expect(
      await findPlan({ db: tx }, plan.answers && { userId: stranger.userId }, "running"),
    ).toBeNull();
  }));

test.skipIf(!serverUrl)("nobody waits for the plan of another", async () => {
  const { id } = await aRunner(db);
  const stranger = { userId: await aPerson(db) };
  await db.transaction(async (tx) => {
    await tx.select().from(trainingPlans).where(eq(trainingPlans.id, id)).for("update");
    const ill = wasIll({ db, now }, stranger, { id, from: today, days: 7, isSure: true });
    expect((await ill).problem).toBe("gone");
  });
});

test("a move that makes two hard days in a row is done only when the runner insists", () =>
  rolledBack(db, async (tx) => {
    const { userId, plan, services } = await aRunner(tx);
    const long = plan.sessions.findLast(({ kind }) => kind === "long")!;
    const fast = plan.sessions.findLast(({ kind, day }) => kind === "race-pace" && day < long.day)!;
    const move = { id: fast.id, day: addDays(long.day, -1), isInsisted: false };
    const asked = await moveSession(services, { userId }, move);
    expect(asked.warnings).toContain("hard-days");
    const where = async () => (await findSession({ db: tx }, { userId }, fast.id))!.session;
    expect((await where()).day).toBe(fast.day);
    const insisted = await moveSession(services, { userId }, { ...move, isInsisted: true });
    expect(insisted).toEqual({ problem: null, warnings: [] });
    expect(await where()).toMatchObject({ day: move.day, movedFrom: fast.day });
    await moveSession(services, { userId }, { id: fast.id, day: fast.day, isInsisted: true });
    expect(await where()).toMatchObject({ day: fast.day, movedFrom: null });
    const race = plan.sessions.at(-1)!;
    const ofRace = { id: race.id, day: addDays(race.day, -1), isInsisted: true };
    expect((await moveSession(services, { userId }, ofRace)).problem).toBe("race-stays");
    const beyond = { id: fast.id, day: race.day, isInsisted: true };
    expect((await moveSession(services, { userId }, beyond)).problem).toBe("outside");
  }));

test("two sessions exchange their days", () =>
  rolledBack(db, async (tx) => {
    const { userId, plan, services } = await aRunner(tx);
    const [one, other] = plan.sessions.filter(({ kind }) => kind === "easy") as [
      (typeof plan.sessions)[0],
      (typeof plan.sessions)[0],
    ];
    const swap = { id: one.id, other: other.id, isInsisted: true };
    expect((await swapSessions(services, { userId }, swap)).problem).toBeNull();
    const after = (await findPlan({ db: tx }, { userId }, "running"))!.sessions;
    expect(after.find(({ id }) => id === one.id)!.day).toBe(other.day);
    expect(after.find(({ id }) => id === other.id)!.day).toBe(one.day);
    const alone = { ...swap, other: one.id };
    expect((await swapSessions(services, { userId }, alone)).problem).toBe("nothing-to-swap");
  }));

test("a week of illness builds the rest again: what stays keeps its id, what is done stays", () =>
  rolledBack(db, async (tx) => {
    const { userId, id, plan, services } = await aRunner(tx);
    const past = plan.sessions.filter(({ day }) => day < today);
    for (const one of past) await markSession(services, { userId }, { id: one.id, state: "done" });
    const planBefore = (await findPlan({ db: tx }, { userId }, id))!;
    const ill = { id, from: today, days: 7 };
    const asked = await wasIll(services, { userId }, { ...ill, isSure: false });
    expect(asked).toMatchObject({ problem: null, changes: { gone: expect.any(Number) } });
    const untouched = (await findPlan({ db: tx }, { userId }, id))!.sessions;
    expect(untouched).toEqual(planBefore.sessions);
    expect(await wasIll(services, { userId }, { ...ill, isSure: true })).toEqual(asked);
    const after = (await findPlan({ db: tx }, { userId }, id))!;
    const away = addDays(today, 6);
    expect(after.sessions.some(({ day }) => day >= today && day <= away)).toBe(false);
    expect(after.sessions.filter(({ state }) => state === "done").map((one) => one.id)).toEqual(
      past.map((one) => one.id),
    );
    const known = new Set(plan.sessions.map((one) => one.id));
    const later = after.sessions.filter(({ day }) => day > away);
    expect(later.filter((one) => known.has(one.id)).length / later.length).toBeGreaterThan(0.8);
    expect(after.sessions.at(-1)!.id).toBe(plan.sessions.at(-1)!.id);
    const first = later[0]!;
    expect(first.reason.code).toBe("return");
    expect(first.meters).toBeLessThan(8000);
    const outside = await wasIll(
      services,
      { userId },
      { id, from: "2026-01-01", days: 7, isSure: true },
    );
    expect(outside.problem).toBe("outside");
  }));

test("a session that is done is neither moved nor swapped to a day to come", () =>
  rolledBack(db, async (tx) => {
    const { userId, plan, services } = await aRunner(tx);
    const [past] = plan.sessions.filter(({ day }) => day <= today);
    const [ahead] = plan.sessions.filter(({ day, kind }) => day > today && kind !== "race");
    if (!past || !ahead) throw new Error("The plan has no session on one side of today.");
    await markSession(services, { userId }, { id: past.id, state: "done" });
    const move = { id: past.id, day: ahead.day, isInsisted: true };
    expect((await moveSession(services, { userId }, move)).problem).toBe("done-stays");
    const swap = { id: ahead.id, other: past.id, isInsisted: true };
    expect((await swapSessions(services, { userId }, swap)).problem).toBe("done-stays");
  }));

test("a session is done on its day or later, and one that was run early is moved to today first", () =>
  rolledBack(db, async (tx) => {
    const { userId, plan, services } = await aRunner(tx);
    const ahead = plan.sessions.find(({ day }) => day > today)!;
    const mark = { id: ahead.id, state: "done" as const };
    expect((await markSession(services, { userId }, mark)).problem).toBe("not-yet");
    await moveSession(services, { userId }, { id: ahead.id, day: today, isInsisted: true });
    expect((await markSession(services, { userId }, mark)).problem).toBeNull();
  }));

test("an ended plan refuses every change", () =>
  rolledBack(db, async (tx) => {
    const { userId, id, plan, services } = await aRunner(tx);
    await endPlan(services, { userId }, id);
    const [one, other] = plan.sessions as [StoredSession, StoredSession];
    const move = { id: one.id, day: addDays(one.day, 1), isInsisted: true };
    const changes = [
      moveSession(services, { userId }, move),
      swapSessions(services, { userId }, { id: one.id, other: other.id, isInsisted: true }),
      markSession(services, { userId }, { id: one.id, state: "done" }),
      wasIll(services, { userId }, { id, from: today, days: 7, isSure: true }),
    ];
    for (const { problem } of await Promise.all(changes)) expect(problem).toBe("ended");
    expect((await findPlan({ db: tx }, { userId }, id))!.sessions).toEqual(plan.sessions);
  }));

test("a plan that was ended is followed again until its race, unless another one is", () =>
  rolledBack(db, async (tx) => {
    const { userId, id, plan, services } = await aRunner(tx);
    expect((await resumePlan(services, { userId }, id)).problem, "it runs").toBe("gone");
    await endPlan(services, { userId }, id);
    const stranger = { userId: await aPerson(tx) };
    expect((await resumePlan(services, stranger, id)).problem).toBe("gone");
    expect((await resumePlan(services, { userId }, id)).problem).toBeNull();
    expect((await findPlan({ db: tx }, { userId }, "running"))!.sessions).toEqual(plan.sessions);
    await endPlan(services, { userId }, id);
    await insertPlan(tx, { userId }, { wish, sessions: [] });
    expect((await resumePlan(services, { userId }, id)).problem).toBe("has-plan");
    await endPlan(services, { userId }, (await findPlan({ db: tx }, { userId }, "running"))!.id);
    const later = { db: tx, now: () => new Date(`${addDays(plan.goalDay, 3)}T12:00:00Z`) };
    expect((await resumePlan(later, { userId }, id)).problem, "its race is over").toBe("gone");
  }));

test("an ended plan is read and its calendar goes on; its address ends when asked", () =>
  rolledBack(db, async (tx) => {
    const { userId, id, services } = await aRunner(tx);
    const opened = (await openFeed({ db: tx }, { userId }, id))!;
    const ahead = await planAhead(services, { userId });
    expect(ahead.session!.day >= today).toBe(true);
    expect(ahead.goal!.days).toBeGreaterThan(0);
    expect((await endPlan(services, { userId }, id)).problem).toBeNull();
    expect((await endPlan(services, { userId }, id)).problem).toBe("gone");
    expect(await findPlan({ db: tx }, { userId }, "running")).toBeNull();
    expect(await planAhead(services, { userId })).toEqual({ goal: null, session: null });
    expect((await findPlan({ db: tx }, { userId }, id))!.endedAt).not.toBeNull();
    expect((await planOfFeed({ db: tx }, opened.token))!.id).toBe(id);
    const [row] = await tx.select().from(trainingPlans).where(eq(trainingPlans.id, id));
    expect(row!.feedDigest).not.toContain(opened.token);
    expect(await closeFeed({ db: tx }, { userId }, id)).toBe(true);
    expect(await planOfFeed({ db: tx }, opened.token)).toBeNull();
    expect(await planOfFeed({ db: tx }, "")).toBeNull();
  }));

test("a plan is deleted by its runner alone, once it has ended", () =>
  rolledBack(db, async (tx) => {
    const { userId, id, services } = await aRunner(tx);
    const stranger = { userId: await aPerson(tx) };
    expect((await deletePlan(services, { userId }, id)).problem, "it runs").toBe("gone");
    await endPlan(services, { userId }, id);
    expect((await deletePlan(services, stranger, id)).problem).toBe("gone");
    expect((await deletePlan(services, { userId }, id)).problem).toBeNull();
    expect(await listPlans(services, { userId })).toEqual([]);
  }));

test("an activity of the same day and a similar length does its session, once", () =>
  rolledBack(db, async (tx) => {
    const { userId, plan, services } = await aRunner(tx);
    const [first, second] = plan.sessions.filter(({ day }) => day < today).slice(-2) as [
      (typeof plan.sessions)[0],
      (typeof plan.sessions)[0],
    ];
    const ran = (day: string, meters: number, movingS: number, sport = "run") =>
      tx.insert(activities).values({
        userId,
        name: "Run",
        sport,
        source: "file",
        recipe: 1,
        startedAt: new Date(`${day}T07:00:00Z`),
        day,
        distanceM: meters,
        elapsedS: movingS,
        movingS,
      } as typeof activities.$inferInsert);
    await ran(first.day, first.meters, first.seconds, "walk");
    expect(await matchActivities(services, { userId }), "a walk is no run").toBe(0);
    await ran(first.day, first.meters * 1.1, first.seconds * 1.2);
    await ran(second.day, second.meters * 0.3, second.seconds * 0.3);
    expect(await matchActivities(services, { userId })).toBe(1);
    expect(await matchActivities(services, { userId })).toBe(0);
    const after = (await findPlan({ db: tx }, { userId }, "running"))!.sessions;
    expect(after.find(({ id }) => id === first.id)).toMatchObject({ state: "done" });
    expect(after.find(({ id }) => id === second.id)).toMatchObject({ state: "planned" });
    await markSession(services, { userId }, { id: first.id, state: "planned" });
    expect(await matchActivities(services, { userId }), "it was not that run").toBe(0);
    const move = { id: second.id, day: addDays(today, -1), isInsisted: true };
    await ran(move.day, second.meters, second.seconds);
    await moveSession(services, { userId }, move);
    const moved = (await findSession({ db: tx }, { userId }, second.id))!.session;
    expect(moved.state, "a run of its new day did it").toBe("done");
  }));
