import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/thread.ts";
import { collectPersonalData } from "#features/personal-data/collect.server.ts";
import { aVideo, withCoaches } from "../../../../tests/support/assistant/coaches.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { findCoaches } from "../personas/personas.server.ts";
import { deleteSession, endSession, rateSession, startSession } from "./commands.server.ts";
import { findSession, sessionsOf } from "./queries.server.ts";
import { readSessionCall } from "./schema.ts";

const { db } = await openTestDatabase();

const amaru = { personaId: "coach-amaru", replicaId: null };
const p1 = { personaId: "p1", replicaId: null };
const here = { address: "192.0.2.1" };
const guest: ChatOwner = { guestKey: "guest" };

function testSessions(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

const rowsOf = (tx: Database) =>
  tx.select().from(coachConversations).orderBy(asc(coachConversations.createdAt));

testSessions("FN-01 GAP-90 a guest begins a session with a coach of ours", async (tx) => {
  const { services } = await withCoaches(tx);
  const started = await startSession(services, guest, amaru, here);
  if ("problem" in started) throw new Error(started.problem);
  expect(started).toEqual({
    conversation_id: expect.any(String),
    conversation_url: `/coach-sessions/${started.conversation_id}`,
    source: "built-in",
    expires_at: "2026-11-20T12:20:00.000Z",
  });
  expect(await rowsOf(tx)).toMatchObject([
    { status: "active", guestKey: "guest", userId: null, personaName: "Coach Amaru" },
  ]);
});

testSessions(
  "VC-15 ending twice is no failure, and nobody ends the session of another",
  async (tx) => {
    const { services, sent } = await withCoaches(tx);
    const owner: ChatOwner = { userId: await aPerson(tx) };
    const started = await startSession(services, owner, amaru, here);
    if ("problem" in started) throw new Error(started.problem);
    const id = started.conversation_id;
    const strangers = [null, guest, { userId: await aPerson(tx) }, { guestKey: "other" }];
    for (const stranger of strangers) {
      expect(await endSession(services, stranger, id, "closed")).toBe(false);
      expect(await rateSession(services, stranger, id, 1)).toBe(false);
      expect(await deleteSession(services, stranger, id)).toBe(false);
      expect(await findSession(services, stranger, id)).toBeNull();
    }
    expect(await rowsOf(tx)).toMatchObject([{ status: "active", rating: null }]);
    expect(await endSession(services, owner, id, "left")).toBe(true);
    expect(await endSession(services, owner, id, "closed")).toBe(true);
    expect(await rowsOf(tx)).toMatchObject([
      { status: "ended", endReason: "left", endedAt: now() },
    ]);
    expect(sent).toEqual([{ queue: "summarize-coach-session", data: { conversationId: id } }]);
  },
);

testSessions(
  "one session of an owner runs: another start ends it, also at the provider",
  async (tx) => {
    const { video, ended } = aVideo();
    const { services } = await withCoaches(tx, { video });
    const first = await startSession(services, guest, p1, here);
    await startSession(services, { guestKey: "other" }, p1, here);
    expect(ended).toEqual([]);
    const second = await startSession(services, guest, p1, here);
    expect(first).toMatchObject({
      conversation_url: "https://frame.example/c1",
      source: "provider",
    });
    expect(second).toMatchObject({ conversation_id: "c3" });
    expect(ended).toEqual(["c1"]);
    const rows = await rowsOf(tx);
    expect(
      rows.map((row) => [row.conversationId, row.status, row.isOpenAtProvider]).sort(),
    ).toEqual([
      ["c1", "ended", false],
      ["c2", "active", true],
      ["c3", "active", true],
    ]);
  },
);

testSessions(
  "a deleted session keeps its times and its stars, and belongs to nobody",
  async (tx) => {
    const { services } = await withCoaches(tx);
    const started = await startSession(services, guest, amaru, here);
    if ("problem" in started) throw new Error(started.problem);
    const id = started.conversation_id;
    const other = await startSession(services, { guestKey: "other" }, amaru, here);
    if ("problem" in other) throw new Error(other.problem);
    const said = { position: 1, isUser: true, content: "My knee hurts." };
    await tx.insert(coachMessages).values([
      { ...said, conversationId: id },
      { ...said, conversationId: other.conversation_id },
    ]);
    await rateSession(services, guest, id, 4);
    expect(await findSession(services, guest, id)).toMatchObject({
      messages: 1,
      rating: 4,
      said: [{ isUser: true, content: "My knee hurts." }],
    });
    expect(await sessionsOf(services, guest)).toMatchObject([{ id, personaName: "Coach Amaru" }]);
    expect(await deleteSession(services, guest, id)).toBe(true);
    expect(await deleteSession(services, guest, id)).toBe(false);
    expect(await sessionsOf(services, guest)).toEqual([]);
    const isIt = eq(coachConversations.conversationId, id);
    expect(await tx.select().from(coachConversations).where(isIt)).toMatchObject([
      { status: "ended", guestKey: null, conversationUrl: null, rating: 4, endedAt: now() },
    ]);
    expect(
      await tx.select().from(coachMessages).where(eq(coachMessages.conversationId, id)),
    ).toEqual([]);
  },
);

testSessions("an id that no database takes is the id of no session", async (tx) => {
  const { services } = await withCoaches(tx);
  for (const id of ["\0", "a\0b", "\ud800"]) {
    expect(await endSession(services, guest, id, "closed")).toBe(false);
    expect(await rateSession(services, guest, id, 1)).toBe(false);
    expect(await deleteSession(services, guest, id)).toBe(false);
    expect(await findSession(services, guest, id)).toBeNull();
  }
});

test("the texts of a coach are read without the letters that no database takes", () => {
  const update = (updates: unknown) =>
    readSessionCall({ action: "update", personaId: "p1", updates });
  expect(update({ system_prompt: " Run\0 \ud800", context: "\0" })).toMatchObject({
    updates: { system_prompt: "Run \ufffd", context: "" },
  });
  expect(update({ system_prompt: " \0 " })).toBeNull();
});

testSessions("FAKE-04 real stars take the place of the sample figures", async (tx) => {
  const { services } = await withCoaches(tx);
  const [first, second] = await findCoaches(services, true);
  expect(first).toMatchObject({
    persona_id: "coach-amaru",
    rating: 4.7,
    reviews: 150,
    isSample: true,
  });
  expect(second).toMatchObject({ rating: 4.8, reviews: 175, isSample: true });
  expect((await findCoaches(services, false))[0]).toMatchObject({
    rating: null,
    reviews: null,
    isSample: false,
  });
  for (const [guestKey, stars] of [
    ["a", 5],
    ["b", 2],
    ["c", 3],
  ] as const) {
    const started = await startSession(services, { guestKey }, amaru, here);
    if ("problem" in started) throw new Error(started.problem);
    await rateSession(services, { guestKey }, started.conversation_id, stars);
  }
  const rated = await findCoaches(services, true);
  expect(rated[0]).toMatchObject({ rating: 3.3, reviews: 3, isSample: false });
  expect(rated[1]).toMatchObject({ isSample: true });
});

testSessions("FN-03 a coach as visitors see it has neither context nor layers", async (tx) => {
  const { services } = await withCoaches(tx, { video: aVideo().video });
  const coaches = await findCoaches(services, true);
  expect(coaches).toEqual([
    {
      persona_id: "p1",
      persona_name: "Ana",
      system_prompt: "Plans for the marathon.",
      specialties: ["Marathon Training", "Training Plans"],
      rating: 4.7,
      reviews: 150,
      isSample: true,
      default_replica_id: "r1",
      portrait: expect.stringContaining("p1"),
    },
  ]);
});

testSessions("GAP-82 sessions are in the person's data with what was said", async (tx) => {
  const { services } = await withCoaches(tx);
  const userId = await aPerson(tx);
  const started = await startSession(services, { userId }, amaru, here);
  if ("problem" in started) throw new Error(started.problem);
  const conversationId = started.conversation_id;
  await tx.insert(coachMessages).values([
    { conversationId, position: 1, isUser: true, content: "How do I taper?" },
    { conversationId, position: 2, isUser: false, content: "Run less." },
  ]);
  await tx.update(coachConversations).set({ summary: "You asked about the taper." });
  await rateSession(services, { userId }, conversationId, 5);
  const data = await collectPersonalData({ db: tx }, { userId, email: "ana@example.com" });
  expect(data["coach-sessions"]).toMatchObject([
    {
      persona_name: "Coach Amaru",
      rating: 5,
      summary: "You asked about the taper.",
      is_user: true,
    },
    { content: "Run less.", is_user: false },
  ]);
});
