import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { chatMessages, chatThreads, modelUsage, users } from "#db/schema.ts";
import { collectPersonalData } from "#features/personal-data/collect.server.ts";
import { anAssistant, chatServices } from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { memberWorld } from "../../../../tests/support/membership.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { forgetOldModelUsage } from "../model/model-usage.server.ts";
import { deleteThread, forgetOldThreads, rateAnswer, renameThread } from "./commands.server.ts";
import { moveThreads } from "./owner.server.ts";
import { allowanceOf, findThread, threadLines } from "./queries.server.ts";
import type { ChatOwner } from "./thread.ts";

const { db } = await openTestDatabase();

const daysAgo = (days: number, from = now()) => new Date(from.getTime() - days * 24 * 3600 * 1000);

/** A conversation of one question and its answer. */
async function aThread(
  tx: Database,
  owner: ChatOwner,
  {
    title = "Races in Lima",
    at = now(),
    answer = "Here they are.",
    ...more
  }: { title?: string; at?: Date; answer?: string; assistantId?: string } = {},
) {
  const [thread] = await tx
    .insert(chatThreads)
    .values({ ...owner, title, lastMessageAt: at, ...more })
    .returning({ id: chatThreads.id });
  const threadId = String(thread?.id);
  const written = await tx
    .insert(chatMessages)
    .values([
      { threadId, position: 1, isUser: true, content: title, timestamp: at },
      {
        threadId,
        position: 2,
        isUser: false,
        content: answer,
        answeredBy: "built-in",
        timestamp: at,
      },
    ])
    .returning({ id: chatMessages.id });
  const [question = "", kept = ""] = written.map(({ id }) => id);
  return { id: threadId, question, answer: kept };
}

function testThreads(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

const titlesOf = async (tx: Database, owner: ChatOwner | null, q = "") =>
  (await threadLines(chatServices(tx), owner, { q, page: 1 })).rows.map(({ title }) => title);

testThreads("CHAT-28 nobody sees or changes the conversations of another", async (tx) => {
  const services = chatServices(tx);
  const ana: ChatOwner = { userId: await aPerson(tx) };
  const guest: ChatOwner = { guestKey: "guest" };
  const threads = [
    { owner: ana, ...(await aThread(tx, ana)) },
    { owner: guest, ...(await aThread(tx, guest)) },
  ];
  const others = [null, { userId: await aPerson(tx) }, { guestKey: "other" }];
  for (const { owner, id, answer } of threads) {
    const strangers = [...others, owner === ana ? guest : ana];
    for (const stranger of strangers) {
      const rating = { message: answer, rating: -1, reason: "Mine" } as const;
      expect(await findThread(services, stranger, id, "en")).toBeNull();
      expect(await renameThread(services, stranger, id, "Mine")).toEqual({ problem: "no-thread" });
      expect(await deleteThread(services, stranger, id)).toEqual({ problem: "no-thread" });
      expect(await rateAnswer(services, stranger, rating)).toEqual({ problem: "no-answer" });
    }
  }
  for (const other of others) {
    expect(await titlesOf(tx, other)).toEqual([]);
  }
  for (const { owner, id } of threads) {
    expect(await titlesOf(tx, owner)).toEqual(["Races in Lima"]);
    expect((await findThread(services, owner, id, "en"))?.messages[1]?.rating).toBeNull();
    expect(await findThread(services, owner, "nonsense", "en")).toBeNull();
  }
});

testThreads("a conversation is renamed, rated and deleted by its owner", async (tx) => {
  const services = chatServices(tx);
  const owner: ChatOwner = { guestKey: "guest" };
  const { id, question, answer } = await aThread(tx, owner);
  await aThread(tx, owner, { title: "Another" });
  expect(await renameThread(services, owner, id, "Lima")).toBeNull();
  const rate = (message: string, rating: 1 | -1 | null) =>
    rateAnswer(services, owner, { message, rating, reason: "No dates" });
  expect(await rate(answer, -1)).toBeNull();
  expect(await findThread(services, owner, id, "en")).toMatchObject({
    title: "Lima",
    messages: [{ rating: null }, { rating: -1 }],
  });
  const ratingOf = async () =>
    (await tx.select().from(chatMessages).where(eq(chatMessages.id, answer)))[0];
  expect(await ratingOf()).toMatchObject({ ratingReason: "No dates", ratedAt: now() });
  expect(await rate(answer, 1)).toBeNull();
  expect(await ratingOf()).toMatchObject({ rating: 1 });
  expect(await rate(answer, null)).toBeNull();
  expect(await ratingOf()).toMatchObject({ rating: null, ratingReason: null, ratedAt: null });
  // A question is not rated, and neither is an answer that is still being made.
  expect(await rate(question, 1)).toEqual({ problem: "no-answer" });
  await tx.update(chatMessages).set({ state: "streaming" }).where(eq(chatMessages.id, answer));
  expect(await rate(answer, 1)).toEqual({ problem: "no-answer" });
  expect(await deleteThread(services, owner, id)).toBeNull();
  expect(await titlesOf(tx, owner)).toEqual(["Another"]);
  const left = await tx.select().from(chatMessages).where(eq(chatMessages.threadId, id));
  expect(left).toEqual([]);
});

testThreads(
  "the history is searched in titles and messages, and marks stand for themselves",
  async (tx) => {
    const owner: ChatOwner = { guestKey: "guest" };
    await aThread(tx, owner, { title: "Maratón", at: daysAgo(2) });
    await aThread(tx, owner, { title: "Taper", answer: "Run 100% easy_days.", at: daysAgo(1) });
    expect(await titlesOf(tx, owner)).toEqual(["Taper", "Maratón"]);
    expect(await titlesOf(tx, owner, " MARATON ")).toEqual(["Maratón"]);
    expect(await titlesOf(tx, owner, "100%")).toEqual(["Taper"]);
    expect(await titlesOf(tx, owner, "easy_")).toEqual(["Taper"]);
    expect(await titlesOf(tx, owner, "1_0")).toEqual([]);
    expect(await titlesOf(tx, owner, "%")).toEqual(["Taper"]);
    expect(await titlesOf(tx, owner, "\0")).toHaveLength(2);
  },
);

testThreads("CHAT-28 the conversations of a guest move to the account", async (tx) => {
  const userId = await aPerson(tx);
  const guest: ChatOwner = { guestKey: "guest" };
  const { id } = await aThread(tx, guest);
  await aThread(tx, { guestKey: "other" });
  await moveThreads({ db: tx }, "guest", userId);
  await moveThreads({ db: tx }, "guest", await aPerson(tx));
  expect(await titlesOf(tx, guest)).toEqual([]);
  expect((await findThread(chatServices(tx), { userId }, id, "en"))?.messages).toHaveLength(2);
  expect(await titlesOf(tx, { guestKey: "other" })).toHaveLength(1);
});

const tiers = [
  [null, 7],
  ["pacer_monthly", 7],
  ["sprinter_monthly", 30],
  ["elite_monthly", null],
] as const;

for (const [price, days] of tiers) {
  testThreads(
    `conversations are shown and kept as long as the plan says: ${price ?? "none"}`,
    async (tx) => {
      const member = await memberWorld(tx, "2026-11-20T12:00:00Z");
      if (price) await member.subscribe(price);
      const owner: ChatOwner = { userId: member.viewer.userId };
      const services = chatServices(tx, null, member.services.now);
      const kept = days ?? 4000;
      const inside = await aThread(tx, owner, { title: "Inside", at: daysAgo(kept - 1) });
      const outside = await aThread(tx, owner, { title: "Outside", at: daysAgo(kept + 1) });
      const expected = days === null ? ["Inside", "Outside"] : ["Inside"];
      const shown = async () =>
        (await threadLines(services, owner, { q: "", page: 1 })).rows.map(({ title }) => title);
      expect(await shown()).toEqual(expected);
      expect((await findThread(services, owner, outside.id, "en")) === null).toBe(days !== null);
      await forgetOldThreads(services);
      const left = await tx.select().from(chatThreads).orderBy(asc(chatThreads.title));
      expect(left.map(({ title }) => title)).toEqual(expected);
      expect(await findThread(services, owner, inside.id, "en")).not.toBeNull();
    },
  );
}

testThreads("old conversations of guests and old counts of models are forgotten", async (tx) => {
  const owner: ChatOwner = { guestKey: "guest" };
  await aThread(tx, owner, { title: "Old", at: daysAgo(8) });
  await aThread(tx, owner, { title: "New", at: daysAgo(6) });
  await tx.insert(modelUsage).values([
    { day: "2025-10-15", model: "old" },
    { day: "2025-10-16", model: "kept" },
  ]);
  await forgetOldThreads(chatServices(tx));
  await forgetOldModelUsage(chatServices(tx));
  expect((await tx.select().from(chatThreads)).map(({ title }) => title)).toEqual(["New"]);
  expect((await tx.select().from(modelUsage)).map(({ model }) => model)).toEqual(["kept"]);
});

testThreads("an assistant that is deleted leaves its conversations readable", async (tx) => {
  const owner: ChatOwner = { guestKey: "guest" };
  const assistantId = await anAssistant(tx);
  const { id } = await aThread(tx, owner, { assistantId });
  const services = chatServices(tx);
  expect((await findThread(services, owner, id, "en"))?.assistant).toMatchObject({ name: "Coach" });
  await tx.execute(`delete from ai_assistants where id = '${assistantId}'`);
  expect(await findThread(services, owner, id, "en")).toMatchObject({ assistant: null });
});

testThreads(
  "GAP-82 conversations are in the person's data, and go with the account",
  async (tx) => {
    const userId = await aPerson(tx);
    const owner: ChatOwner = { userId };
    const { answer, id } = await aThread(tx, owner);
    const rating = { message: answer, rating: -1, reason: "No dates" } as const;
    await rateAnswer(chatServices(tx), owner, rating);
    await tx.insert(modelUsage).values({ day: "2026-11-20", userId, model: "gpt", inputTokens: 7 });
    const data = await collectPersonalData({ db: tx }, { userId, email: "ana@example.com" });
    expect(data.conversations).toMatchObject([
      { thread: id, is_user: true, content: "Races in Lima" },
      { is_user: false, content: "Here they are.", rating: -1, rating_reason: "No dates" },
    ]);
    expect(data["assistant-usage"]).toMatchObject([{ model: "gpt", input_tokens: 7 }]);
    await tx.delete(users).where(eq(users.id, userId));
    expect(await tx.select().from(chatThreads)).toEqual([]);
    expect(await tx.select().from(modelUsage)).toEqual([]);
  },
);

testThreads("CHAT-28 a hint tells how much is left before the limit bites", async (tx) => {
  const services = chatServices(tx);
  const key = randomUUID();
  expect(await allowanceOf(services, null)).toEqual({
    meter: { right: "chatMessagesPerDay", used: 0, limit: 10 },
    hint: null,
  });
  for (let used = 0; used < 9; used += 1) await services.limits.allow("chatGuest", key);
  const { hint } = await allowanceOf(services, { guestKey: key });
  expect(hint?.en).toContain("You have 1 message left today.");
});
