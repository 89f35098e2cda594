/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { coachConversations, personas } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/thread.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { VideoStart } from "#services/video/video.ts";
import { aVideo, withCoaches } from "../../../../tests/support/assistant/coaches.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { deleteSession, endSession, startSession } from "./commands.server.ts";
import { forgetGuestSessions, sweepSessions } from "./ending.server.ts";
import { sessionsOf } from "./queries.server.ts";
import { sessionMinutes } from "./session.ts";

const { db } = await openTestDatabase();

const p1 = { personaId: "p1", replicaId: null };
const here = { address: "192.0.2.1" };
const guest: ChatOwner = { guestKey: "guest" };
const down = () => Promise.reject(new ServiceProblem("video", "unavailable"));
const later = (minutes: number) => () => new Date(now().getTime() + minutes * 60_000);

function testSessions(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

const rowsOf = (tx: Database) =>
  tx.select().from(coachConversations).orderBy(asc(coachConversations.createdAt));

testSessions(
  "GAP-60 the provider gets the persona, its replica and the limits of ours",
  async (tx) => {
    const asked: VideoStart[] = [];
    const { video } = aVideo({
      async start(wish) {
        asked.push(wish);
        return { conversationId: `c${asked.length}`, conversationUrl: "https://frame.example/1" };
      },
    });
    const { services } = await withCoaches(tx, { video });
    const wishes = [
      p1,
      { personaId: null, replicaId: "r1" },
      // What a visitor names decides about nothing but the coach.
      { personaId: "p1", replicaId: "r-dear" },
    ];
    for (const wish of wishes) {
      expect(await startSession(services, guest, wish, here)).toMatchObject({ source: "provider" });
    }
    expect(asked).toHaveLength(3);
    for (const each of asked) {
      expect(each).toEqual({
        personaId: "p1",
        replicaId: "r1",
        name: "Ana",
        limits: { whole: sessionMinutes * 60, left: 30, absent: 90 },
        callbackUrl: null,
      });
    }
  },
);

testSessions("an unknown coach begins nothing and counts nothing", async (tx) => {
  const { video, started } = aVideo();
  const { services } = await withCoaches(tx, { video });
  for (const wish of [
    { personaId: "p9", replicaId: null },
    // A coach of ours does not answer where a provider is configured.
    { personaId: "coach-amaru", replicaId: null },
    { personaId: null, replicaId: "r9" },
    { personaId: null, replicaId: null },
  ]) {
    expect(await startSession(services, guest, wish, here)).toEqual({ problem: "unknown-coach" });
  }
  expect(started).toEqual([]);
  expect((await services.limits.usedOf("coachSessionGuest", "guest")).used).toBe(0);
});

testSessions(
  "ERR-15 a provider that fails begins nothing, and the try is not counted",
  async (tx) => {
    for (const kind of ["auth", "rate", "invalid", "unavailable", "timeout"] as const) {
      const { video } = aVideo({ start: () => Promise.reject(new ServiceProblem("video", kind)) });
      const { services } = await withCoaches(tx, { video });
      expect(await startSession(services, guest, p1, here)).toEqual({ problem: "failed" });
      expect((await services.limits.usedOf("coachSessionGuest", "guest")).used).toBe(0);
      expect((await services.limits.usedOf("coachSessionsFromNetwork", here.address)).used).toBe(0);
    }
    expect(await rowsOf(tx)).toEqual([]);
  },
);

testSessions("ERR-16 a conversation without an address ends at once", async (tx) => {
  const { video, ended } = aVideo({
    start: async () => ({ conversationId: "c1", conversationUrl: null }),
  });
  const { services } = await withCoaches(tx, { video });
  expect(await startSession(services, guest, p1, here)).toEqual({ problem: "no-url" });
  expect(ended).toEqual(["c1"]);
  expect(await rowsOf(tx)).toEqual([]);
});

test("a conversation that cannot be stored ends at the provider", async () => {
  const { video, ended } = aVideo();
  await rolledBack(db, async (tx) => {
    const { services } = await withCoaches(tx, { video });
    // The account does not exist any more.
    const owner: ChatOwner = { userId: randomUUID() };
    await expect(startSession(services, owner, p1, here)).rejects.toThrow();
  }).catch(() => {});
  expect(ended).toEqual(["c1"]);
});

test("of two starts at the same moment one session stays, and the other ends at the provider", async () => {
  const { video, started, ended } = aVideo();
  const { services } = await withCoaches(db, { video });
  const owner: ChatOwner = { guestKey: `guest ${randomUUID()}` };
  await Promise.all([1, 2, 3].map(() => startSession(services, owner, p1, here)));
  expect(started).toHaveLength(3);
  expect(ended).toHaveLength(2);
  const rows = await db.select().from(coachConversations);
  const running = rows.filter(({ status }) => status === "active");
  expect(running.map(({ conversationId }) => conversationId)).toEqual(
    started.filter((id) => !ended.includes(id)),
  );
  await db.delete(coachConversations);
  await db.delete(personas);
});

testSessions(
  "GAP-73 guests have fewer sessions, and a network of guests has an end",
  async (tx) => {
    const { services } = await withCoaches(tx);
    const amaru = { personaId: "coach-amaru", replicaId: null };
    const start = async (owner: ChatOwner, address = "192.0.2.7") => {
      const started = await startSession(services, owner, amaru, { address });
      return "problem" in started ? started.problem : "begun";
    };
    const times = async (count: number, owner: ChatOwner) => {
      const said: string[] = [];
      for (let time = 0; time < count; time += 1) said.push(await start(owner));
      return said;
    };
    const userId = await aPerson(tx);
    expect(await times(4, guest)).toEqual(["begun", "begun", "begun", "too-many-today"]);
    expect(await times(7, { userId })).toEqual([...Array(6).fill("begun"), "too-many-today"]);
    for (let other = 0; other < 9; other += 1) await times(3, { guestKey: `other ${other}` });
    expect(await start({ guestKey: "last" })).toBe("too-many-here");
    expect(await start({ guestKey: "last" }, "192.0.2.8")).toBe("begun");
  },
);

testSessions("VC-15 a provider that fails to end is asked again by the job", async (tx) => {
  const ends: string[] = [];
  let isDown = true;
  const { video } = aVideo({
    async end(id) {
      ends.push(id);
      if (isDown) await down();
    },
  });
  const { services } = await withCoaches(tx, { video });
  await startSession(services, guest, p1, here);
  expect(await endSession(services, guest, "c1", "left")).toBe(true);
  expect(await rowsOf(tx)).toMatchObject([
    { status: "ended", endReason: "left", isOpenAtProvider: true },
  ]);
  await sweepSessions(services);
  expect(await rowsOf(tx)).toMatchObject([{ isOpenAtProvider: true }]);
  isDown = false;
  await sweepSessions(services);
  await sweepSessions(services);
  expect(ends).toEqual(["c1", "c1", "c1"]);
  expect(await rowsOf(tx)).toMatchObject([{ isOpenAtProvider: false, endReason: "left" }]);
});

testSessions("the job ends what was left open, and asks for a summary", async (tx) => {
  const { video, ended } = aVideo();
  const { services } = await withCoaches(tx, { video });
  await startSession(services, guest, p1, here);
  const early = await withCoaches(tx, { video, at: later(sessionMinutes - 1) });
  await sweepSessions(early.services);
  expect(ended).toEqual([]);
  const owner = { userId: await aPerson(tx) };
  const own = await withCoaches(tx);
  await startSession(own.services, owner, { personaId: "coach-luz", replicaId: null }, here);
  const late = await withCoaches(tx, { video, at: later(sessionMinutes) });
  await sweepSessions(late.services);
  expect(ended).toEqual(["c1"]);
  expect(late.sent).toMatchObject([{ queue: "summarize-coach-session" }]);
  const rows = await rowsOf(tx);
  expect(rows).toMatchObject([
    { status: "ended", endReason: "swept", isOpenAtProvider: false, endedAt: later(20)() },
    { status: "ended", endReason: "swept" },
  ]);
});

testSessions("a day after its end the provider is not asked any more", async (tx) => {
  const { video } = aVideo({ end: down });
  const { services } = await withCoaches(tx, { video });
  await startSession(services, guest, p1, here);
  await endSession(services, guest, "c1", "closed");
  const { video: quiet, ended } = aVideo();
  const dayLater = await withCoaches(tx, { video: quiet, at: later(25 * 60) });
  await sweepSessions(dayLater.services);
  expect(ended).toEqual([]);
  expect(await rowsOf(tx)).toMatchObject([{ isOpenAtProvider: false }]);
});

testSessions("a deleted session that runs ends, also at the provider", async (tx) => {
  const { video, ended } = aVideo();
  const { services } = await withCoaches(tx, { video });
  await startSession(services, guest, p1, here);
  expect(await deleteSession(services, guest, "c1")).toBe(true);
  expect(ended).toEqual(["c1"]);
  expect(await rowsOf(tx)).toMatchObject([{ guestKey: null, eventKey: null, status: "ended" }]);
});

testSessions("guests are forgotten after seven days, accounts are not", async (tx) => {
  const { services } = await withCoaches(tx);
  const owner: ChatOwner = { userId: await aPerson(tx) };
  const luz = { personaId: "coach-luz", replicaId: null };
  for (const each of [guest, owner]) await startSession(services, each, luz, here);
  await forgetGuestSessions({ db: tx, now: later(7 * 24 * 60) });
  expect(await sessionsOf(services, guest)).toHaveLength(1);
  await forgetGuestSessions({ db: tx, now: later(7 * 24 * 60 + 1) });
  expect(await sessionsOf(services, guest)).toEqual([]);
  expect(await sessionsOf(services, owner)).toHaveLength(1);
  expect(await rowsOf(tx)).toHaveLength(2);
});
