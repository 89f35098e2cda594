import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { coachConversations, coachMessages, personas } from "#db/schema.ts";
import type { ChatOwner } from "#features/assistant/threads/thread.ts";
import {
  aFoundRace,
  chatServices,
  hang,
  type Script,
  scripted,
  say as text,
} from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { findRoom } from "../room/room.server.ts";
import { longestSaid } from "../room/room.ts";
import { moveSessions } from "../sessions/moving.server.ts";
import { say } from "./say.server.ts";

const { db } = await openTestDatabase();

function testSay(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

type SessionColumns = Partial<typeof coachConversations.$inferInsert>;

async function aSession(tx: Database, owner: ChatOwner, columns: SessionColumns = {}) {
  const personaId = `coach-${randomUUID()}`;
  await tx.insert(personas).values({
    personaId,
    personaName: "Coach Luz",
    systemPrompt: "A patient coach for beginners.",
    context: "Explain every term.",
  });
  const conversationId = randomUUID();
  await tx.insert(coachConversations).values({
    conversationId,
    personaId,
    personaName: "Coach Luz",
    source: "built-in",
    expiresAt: new Date(now().getTime() + 1_200_000),
    createdAt: now(),
    ...owner,
    ...columns,
  });
  return conversationId;
}

async function room(tx: Database, { guest = false } = {}) {
  const services = chatServices(tx);
  const owner: ChatOwner = guest ? { guestKey: randomUUID() } : { userId: await aPerson(tx) };
  const session = await aSession(tx, owner);
  const begin = (said: string, builtIn: Script = [text("Walk first.")], who = owner) => {
    const { engines, turns } = scripted({ "built-in": builtIn });
    const asked = { owner: who, session, text: said, unit: "km" as const, lang: "en" as const };
    const answering = say(services, asked, new AbortController().signal, engines);
    return answering.then((answer) => ({ answer, turns }));
  };
  return {
    services,
    owner,
    session,
    begin,
    async tell(...given: Parameters<typeof begin>) {
      const { answer, turns } = await begin(...given);
      if ("problem" in answer) return { problem: answer.problem, turns };
      return { events: await Array.fromAsync(answer.events), turns, problem: null };
    },
    kept: () => findRoom(services, owner, session),
  };
}

testSay("what is said and answered is stored, with the races and the links", async (tx) => {
  const { tell, kept } = await room(tx);
  const raceId = await aRace(tx, { raceName: "Carrera de Lima" });
  const found = { ...aFoundRace(raceId), why: ["In Lima"] };
  const { events } = await tell("  Where do I\r\nrun? ", [
    { kind: "races", search: {}, races: [found], total: 1 },
    text("In Lima."),
    { kind: "links", links: [{ label: "All races", to: "/races" }] },
    { kind: "options", options: ["Cheaper"] },
  ]);
  expect(events?.at(-1)).toMatchObject({ done: { message: { content: "In Lima.", debug: null } } });
  const said = await kept();
  expect(said?.messages[0]).toMatchObject({ isUser: true, content: "Where do I\nrun?" });
  expect(said?.messages[1]).toMatchObject({
    isUser: false,
    content: "In Lima.",
    blocks: [["p", ["In Lima."]]],
    races: [{ race: { id: raceId, name: "Carrera de Lima" }, why: ["In Lima"] }],
    links: [{ label: "All races", to: "/races" }],
    options: ["Cheaper"],
  });
  const { turns } = await tell("And then?");
  expect(turns[0]?.conversation.map(({ author }) => author)).toEqual(["user", "assistant", "user"]);
  expect(turns[0]?.conversation[1]?.races).toEqual([{ id: raceId, name: "Carrera de Lima" }]);
});

testSay("the persona's prompt and context are the instructions, in a spoken style", async (tx) => {
  const { tell } = await room(tx);
  const { turns } = await tell("Hello");
  const { name, instructions, tools } = turns[0]!.assistant;
  expect(name).toBe("Coach Luz");
  expect(instructions).toContain("A patient coach for beginners.");
  expect(instructions).toContain("Explain every term.");
  expect(instructions).toContain("read aloud");
  expect(tools).toContain("search_races");
});

testSay("nothing, too much, and what is said to another's session is refused", async (tx) => {
  const { tell, services, session, kept } = await room(tx);
  expect((await tell(" \n ")).problem).toBe("empty");
  expect((await tell("x".repeat(longestSaid + 1))).problem).toBe("too-long");
  const other = await room(tx, { guest: true });
  expect((await tell("Hello", [], other.owner)).problem).toBe("no-session");
  for (const owner of [null, other.owner]) {
    expect(await findRoom(services, owner, session)).toBeNull();
  }
  expect(await findRoom(services, other.owner, "no such\0session")).toBeNull();
  expect((await kept())?.messages).toEqual([]);
});

testSay("a session of the provider has no room", async (tx) => {
  const { services, owner } = await room(tx);
  await tx.update(coachConversations).set({
    status: "ended",
    endedAt: now(),
    endReason: "closed",
  });
  const session = await aSession(tx, owner, { source: "provider" });
  expect(await findRoom(services, owner, session)).toBeNull();
});

testSay("the coach answers one question at a time", async (tx) => {
  const { begin, tell, kept } = await room(tx);
  const { answer } = await begin("First", [text("One"), hang]);
  if ("problem" in answer) throw new Error(answer.problem);
  await answer.events.next();
  expect((await tell("Second")).problem).toBe("busy");
  await answer.events.return(undefined);
  expect((await tell("Third")).problem).toBeNull();
  const contents = (await kept())?.messages.map(({ content }) => content);
  expect(contents).toEqual(["First", "One", "Third", "Walk first."]);
});

testSay(
  "an answer stays and the coach listens again where its guest signs in meanwhile",
  async (tx) => {
    const { begin, services, owner, session } = await room(tx, { guest: true });
    const { answer } = await begin("First", [text("One")]);
    if ("problem" in answer || !("guestKey" in owner)) throw new Error("not asked");
    await answer.events.next();
    const account: ChatOwner = { userId: await aPerson(tx) };
    await moveSessions(services, owner.guestKey, account.userId);
    await Array.fromAsync(answer.events);
    const moved = await findRoom(services, account, session);
    expect(moved?.messages.map(({ content }) => content)).toEqual(["First", "One"]);
    expect((await begin("Second", [text("Two")], account)).answer).not.toHaveProperty("problem");
  },
);

testSay("the end of a session stops questions, and keeps what was being said", async (tx) => {
  const { begin, tell, kept, session } = await room(tx);
  const { answer } = await begin("First");
  if ("problem" in answer) throw new Error(answer.problem);
  await answer.events.next();
  await tx
    .update(coachConversations)
    .set({ status: "ended", endedAt: now(), endReason: "closed" })
    .where(eq(coachConversations.conversationId, session));
  await Array.fromAsync(answer.events);
  expect(await kept()).toMatchObject({ isOver: true, secondsLeft: 0 });
  expect((await kept())?.messages).toHaveLength(2);
  expect((await tell("Second")).problem).toBe("over");
});

testSay("a session is over when its time is, also before the job ends it", async (tx) => {
  const { tell, kept, session } = await room(tx);
  expect((await kept())?.secondsLeft).toBe(1200);
  await tx
    .update(coachConversations)
    .set({ expiresAt: now() })
    .where(eq(coachConversations.conversationId, session));
  expect((await tell("Hello")).problem).toBe("over");
});

testSay("an answer to a deleted session does not come back", async (tx) => {
  const { begin, session } = await room(tx);
  const { answer } = await begin("First");
  if ("problem" in answer) throw new Error(answer.problem);
  await answer.events.next();
  await tx.update(coachConversations).set({ userId: null, guestKey: null });
  await tx.delete(coachMessages);
  await Array.fromAsync(answer.events);
  const rows = await tx
    .select()
    .from(coachMessages)
    .where(eq(coachMessages.conversationId, session));
  expect(rows).toEqual([]);
});

testSay(
  "GAP-73 a session has so many questions, and what is not answered is not counted",
  async (tx) => {
    const { tell, session, services } = await room(tx);
    const used = async () => (await services.limits.usedOf("coachQuestion", session)).used;
    await tell("Hello", []);
    expect(await used()).toBe(0);
    const { limit } = await services.limits.usedOf("coachQuestion", session);
    for (let count = 0; count < limit; count += 1) {
      await services.limits.allow("coachQuestion", session);
    }
    expect((await tell("One more")).problem).toBe("too-many");
  },
);

testSay("a sign of danger gets the fixed answer, with or without a model", async (tx) => {
  const { services, owner, session } = await room(tx);
  const asked = {
    owner,
    session,
    text: "I have chest pain right now",
    unit: "km" as const,
    lang: "en" as const,
  };
  const answer = await say(services, asked, new AbortController().signal);
  if ("problem" in answer) throw new Error(answer.problem);
  const last = (await Array.fromAsync(answer.events)).at(-1);
  expect(JSON.stringify(last)).toMatch(/emergency|911/i);
});
