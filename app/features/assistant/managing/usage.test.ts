import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { chatMessages, chatThreads, modelUsage } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { answersPerPage, ratedAnswers } from "./feedback.server.ts";
import { readFeedbackFilter } from "./feedback.ts";
import { usageOf } from "./usage.server.ts";
import { sumsOf } from "./usage.ts";

const { db } = await openTestDatabase();

async function emptied(tx: Database) {
  await tx.delete(chatThreads);
  await tx.delete(modelUsage);
  const userId = await aPerson(tx, { email: "ana@example.com" });
  const [thread] = await tx
    .insert(chatThreads)
    .values({ userId, lastMessageAt: now() })
    .returning({ id: chatThreads.id });
  let position = 0;
  const say = (columns: Partial<typeof chatMessages.$inferInsert>) =>
    tx.insert(chatMessages).values({
      threadId: thread!.id,
      content: "A **text**",
      isUser: false,
      answeredBy: "built-in",
      timestamp: now(),
      position: position++,
      ...columns,
    });
  return { userId, say };
}

test("the usage adds tokens and answers by day and model, with those of the built-in assistant", () =>
  rolledBack(db, async (tx) => {
    const { userId, say } = await emptied(tx);
    const used = { model: "gpt-4o", calls: 2, inputTokens: 100, outputTokens: 20 };
    await tx.insert(modelUsage).values([
      { ...used, day: "2026-11-20", userId },
      { ...used, day: "2026-11-20", userId: null },
      { ...used, day: "2026-11-19", userId, model: "gpt-4" },
      { ...used, day: "2026-10-20", userId },
    ]);
    await say({ isUser: true, answeredBy: null });
    await say({});
    await say({ answeredBy: "model" });
    // A day begins at midnight UTC, wherever the database lives.
    await tx.execute(sql`set local time zone 'America/Lima'`);
    await say({ timestamp: new Date("2026-10-22T00:00:00Z") });
    await say({ timestamp: new Date("2026-10-21T23:59:59Z") });
    const models = { tokensPerDay: 1000 } as never;
    const usage = await usageOf({ db: tx, now, models });
    expect(usage).toEqual({
      today: "2026-11-20",
      hasModel: true,
      tokensPerDay: 1000,
      tokensToday: 240,
      lines: [
        { day: "2026-11-20", model: "gpt-4o", answers: 4, inputTokens: 200, outputTokens: 40 },
        { day: "2026-11-20", model: null, answers: 1, inputTokens: 0, outputTokens: 0 },
        { day: "2026-11-19", model: "gpt-4", answers: 2, inputTokens: 100, outputTokens: 20 },
        { day: "2026-10-22", model: null, answers: 1, inputTokens: 0, outputTokens: 0 },
      ],
      persons: [
        { userId, email: "ana@example.com", answers: 4, tokens: 240 },
        { userId: null, email: null, answers: 2, tokens: 120 },
      ],
    });
    expect(sumsOf(usage.lines)).toEqual({ tokens: 360, byModel: 6, builtIn: 2 });
  }));

test("administrators read rated answers with their questions, and no other messages", () =>
  rolledBack(db, async (tx) => {
    const { say } = await emptied(tx);
    const rated = (rating: number, ratedAt: string) => ({ rating, ratedAt: new Date(ratedAt) });
    await say({ isUser: true, content: "Not rated?" });
    await say({ content: "Secret" });
    await say({ isUser: true, content: "Races in Peru?" });
    await say({
      ...rated(-1, "2026-11-19T10:00:00Z"),
      content: "See [this](https://evil.example)",
      ratingReason: "Wrong",
      debug: { engine: "built-in" },
    });
    await say({ isUser: true, content: "And in Mexico?" });
    await say(rated(1, "2026-11-20T10:00:00Z"));
    const all = await ratedAnswers({ db: tx }, "all", 1);
    expect(all.rows.map(({ question, rating }) => [question, rating])).toEqual([
      ["And in Mexico?", 1],
      ["Races in Peru?", -1],
    ]);
    const text = JSON.stringify(all);
    expect(text).not.toMatch(/Secret|Not rated|href/);
    const [wrong] = (await ratedAnswers({ db: tx }, "down", 1)).rows;
    expect(wrong).toMatchObject({ reason: "Wrong", debug: '{\n  "engine": "built-in"\n}' });
    expect((await ratedAnswers({ db: tx }, "up", 1)).total).toBe(1);
    for (let count = 0; count < answersPerPage; count += 1) {
      await say(rated(1, "2026-11-18T10:00:00Z"));
    }
    expect(await ratedAnswers({ db: tx }, "all", 2)).toMatchObject({ page: 2, pages: 2 });
  }));

test("an unknown filter shows all rated answers", () => {
  expect(readFeedbackFilter("down")).toBe("down");
  expect(readFeedbackFilter("sideways")).toBe("all");
  expect(readFeedbackFilter(null)).toBe("all");
});
