import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/thread.ts";
import { aVideo, withCoaches } from "../../../../tests/support/assistant/coaches.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { callbackAddress, deleteSession, startSession } from "../sessions/commands.server.ts";
import { readProviderEvent, receiveProviderEvent } from "./receive.server.ts";

const { db } = await openTestDatabase();

const p1 = { personaId: "p1", replicaId: null };

const shutdown = (conversation_id: string) => ({
  event_type: "system.shutdown",
  message_type: "system",
  conversation_id,
  properties: { shutdown_reason: "participant_left_timeout" },
});

const transcript = (conversation_id: string, ...lines: unknown[]) => ({
  event_type: "application.transcription_ready",
  conversation_id,
  properties: { transcript: lines },
});

const asked = { role: "user", content: "How do I taper?" };
const answered = { role: "assistant", content: "Run less, and keep the pace." };

/** A running session at the provider, and the word of its address. */
async function aSession(tx: Database, owner: ChatOwner) {
  const { video, ended } = aVideo();
  const { services, sent } = await withCoaches(tx, { video });
  const started = await startSession(services, owner, p1, { address: "192.0.2.1" });
  if ("problem" in started) throw new Error(started.problem);
  const [row] = await tx.select().from(coachConversations);
  const address = callbackAddress(services, row?.eventKey ?? "", "https://run.example");
  const token = address?.split("/").at(-1) ?? "";
  const receive = (body: unknown, word = token) => receiveProviderEvent(services, word, body);
  const rows = () => tx.select().from(coachConversations);
  const said = () => tx.select().from(coachMessages).orderBy(asc(coachMessages.position));
  return { services, sent, ended, address, receive, rows, said, id: started.conversation_id };
}

test("an address of the provider's events is made only where it can be reached", () =>
  rolledBack(db, async (tx) => {
    const { services, address } = await aSession(tx, { guestKey: "guest" });
    expect(address).toMatch(/^https:\/\/run\.example\/webhooks\/tavus\/[\w.-]+$/);
    expect(callbackAddress(services, "x", null)).toBeNull();
  }));

test("a shutdown ends our row, and the provider is not asked again", () =>
  rolledBack(db, async (tx) => {
    const { receive, rows, id, ended } = await aSession(tx, { guestKey: "guest" });
    expect(await receive(shutdown(id))).toBe(200);
    expect(await receive(shutdown(id))).toBe(200);
    expect(await rows()).toMatchObject([
      { status: "ended", endReason: "provider", isOpenAtProvider: false },
    ]);
    expect(ended).toEqual([]);
  }));

test("what was said is stored once, without what the provider told its model", () =>
  rolledBack(db, async (tx) => {
    const owner = { userId: await aPerson(tx) };
    const { receive, said, sent, id } = await aSession(tx, owner);
    const unknown = ["system", "constructor", "__proto__"];
    const told = unknown.map((role) => ({ role, content: "You are Ana." }));
    const lines = [...told, asked, answered, { role: "user" }];
    expect(await receive(transcript(id, ...lines))).toBe(200);
    // The session still runs.
    expect(sent).toEqual([]);
    expect(await receive(shutdown(id))).toBe(200);
    expect(await receive(transcript(id, ...lines, asked))).toBe(200);
    const expected = [
      { position: 1, isUser: true, content: asked.content },
      { position: 2, isUser: false, content: answered.content },
    ];
    expect(await said()).toMatchObject(expected);
    expect(await said()).toHaveLength(2);
    expect(new Set(sent.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ conversationId: id })]),
    );
  }));

test("an event with a wrong word, of another session or without a shape changes nothing", () =>
  rolledBack(db, async (tx) => {
    const { services, receive, rows, said, id } = await aSession(tx, { guestKey: "guest" });
    const other = services.tokens.sign("coach session events", "not an id");
    const foreign = services.tokens.sign("else", "x");
    for (const word of ["", "x", other, foreign]) {
      expect(await receive(shutdown(id), word)).toBe(404);
    }
    for (const body of [null, "", 5, [], {}, { event_type: "system.shutdown" }]) {
      expect(await receive(body)).toBe(400);
    }
    const harmless = [
      shutdown("another"),
      shutdown("an\0other"),
      transcript("another", asked),
      transcript(id),
      { ...transcript(id), properties: null },
      { event_type: "application.recording_ready", conversation_id: id },
    ];
    for (const body of harmless) expect(await receive(body)).toBe(200);
    expect(await rows()).toMatchObject([{ status: "active", isOpenAtProvider: true }]);
    expect(await said()).toEqual([]);
  }));

test("what comes after a session was deleted is not stored", () =>
  rolledBack(db, async (tx) => {
    const owner = { guestKey: "guest" };
    const { services, receive, said, id } = await aSession(tx, owner);
    await deleteSession(services, owner, id);
    expect(await receive(transcript(id, asked))).toBe(200);
    expect(await said()).toEqual([]);
  }));

test("a transcript without an end is cut", () => {
  const many = Array.from({ length: 900 }, () => ({
    role: "replica",
    content: "x\0".repeat(2100),
  }));
  const read = readProviderEvent(transcript("c1", ...many));
  const said = read?.kind === "transcript" ? read.said : [];
  expect(said).toHaveLength(500);
  expect(said[0]).toEqual({ isUser: false, content: "x".repeat(2000) });
});
