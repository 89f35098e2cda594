import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { coachConversations, coachMessages, modelUsage } from "#db/schema.ts";
import type { ModelRequest, Models } from "#services/models/models.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import { withCoaches } from "../../../../tests/support/assistant/coaches.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { endSession, startSession } from "../sessions/commands.server.ts";
import { builtInSummary, type SaidLine, summarizeSession } from "./summarize.server.ts";

const { db } = await openTestDatabase();

const lines: SaidLine[] = [
  { isUser: true, content: "Hello!" },
  { isUser: false, content: "Hi! Which race do you train for?" },
  { isUser: true, content: "How long is a taper before a marathon?" },
  {
    isUser: false,
    content:
      "**Two to three weeks** are usual before a marathon.\n\n- Keep the pace of the hard days\n- Cut the distance by a third",
  },
];

test("a summary by rules has the questions and the coach's own sentences, and says what it is", () => {
  expect(builtInSummary(lines)).toBe(
    [
      "You asked:",
      "- How long is a taper before a marathon?",
      "",
      "Your coach said:",
      "- Two to three weeks are usual before a marathon.",
      "- Keep the pace of the hard days, Cut the distance by a third.",
      "",
      "Rules made this summary from the words of the session, without understanding them.",
    ].join("\n"),
  );
});

test("a summary by rules is short, speaks Spanish, and is empty for silence", () => {
  expect(builtInSummary([])).toBeNull();
  expect(builtInSummary([{ isUser: false, content: "Hi, I am your coach today." }])).toBeNull();
  const alone = builtInSummary([
    { isUser: true, content: "¿Cómo preparo una maratón en la montaña?" },
  ]);
  expect(alone).toContain("Preguntaste:\n- ¿Cómo preparo");
  expect(alone).toContain("Tu coach no respondió.");
  const long = Array.from({ length: 200 }, (_, place) => ({
    isUser: place % 2 === 0,
    content: `Sentence ${place} ${"which goes on ".repeat(100)}.`,
  }));
  expect(builtInSummary(long)?.length).toBeLessThan(2000);
});

test("a summary by rules has the goal and the advice, and no rows of tables or apologies", () => {
  const summary = builtInSummary([
    { isUser: true, content: "I want to break 50 minutes for 10k" },
    {
      isUser: false,
      content: "| 5 km | 10 km |\n|---|---|\n| 24:30 | 50:00 |\n\nRun your easy days easily.",
    },
    { isUser: true, content: "blorp?" },
    {
      isUser: false,
      content: "That I did not understand. Say it in a few words, or press one of the suggestions.",
    },
    { isUser: true, content: "races?" },
    {
      isUser: false,
      content: "Races on November 29. I couldn't find any races matching your criteria.",
    },
  ]);
  expect(summary).toContain("Your goal:\n- I want to break 50 minutes for 10k");
  expect(summary).toContain("Your coach said:\n- Run your easy days easily.\n\n");
  expect(summary).not.toMatch(/\||24:30|not understand|couldn't|November/);
});

/** An ended session of a runner, or of a guest, with these words. */
async function anEnded(tx: Database, said = lines, owner?: { guestKey: string }) {
  const { services } = await withCoaches(tx);
  const whose = owner ?? { userId: await aPerson(tx) };
  const wish = { personaId: "coach-amaru", replicaId: null };
  const started = await startSession(services, whose, wish, { address: "192.0.2.1" });
  if ("problem" in started) throw new Error(started.problem);
  const conversationId = started.conversation_id;
  const rows = said.map((line, position) => ({ ...line, conversationId, position }));
  if (rows.length > 0) await tx.insert(coachMessages).values(rows);
  await endSession(services, whose, conversationId, "closed");
  const summary = async () =>
    (
      await tx
        .select()
        .from(coachConversations)
        .where(eq(coachConversations.conversationId, conversationId))
    )[0]?.summary;
  const summarize = (models: Models | null) =>
    summarizeSession({ ...services, models }, { conversationId }, new AbortController().signal);
  return { summarize, summary };
}

function modelThat(say: () => string, tokensPerDay: number | null = null) {
  const asked: ModelRequest[] = [];
  const models: Models = {
    async *stream(request) {
      asked.push(request);
      yield { kind: "text", text: say() };
      yield { kind: "usage", inputTokens: 9, outputTokens: 4 };
    },
    generate: () => Promise.reject(new Error("A summary is a text.")),
    nameOf: (name) => name,
    tokensPerDay,
  };
  return { models, asked };
}

test("a summary has no titles, no half advice and no apologies", () => {
  const coach = (content: string) => ({ isUser: false, content });
  const summary = builtInSummary([
    { isUser: true, content: "hi coach, I want to run my first half in April" },
    coach(
      "You told me: “…”. A week toward that: Three days: Tuesday easy, and the long run on Sunday.",
    ),
    { isUser: true, content: "my calf is tight" },
    coach(
      "Is one leg swollen? Then do not run, and see a doctor today. Otherwise walk for two days.",
    ),
    { isUser: true, content: "shoes?" },
    coach("**Choosing shoes**\n\nOf two shoes take the one that feels better at once."),
    { isUser: true, content: "blah" },
    coach(
      "That I did not understand. I am a program and know the marathon. Say it in a few words.",
    ),
  ]);
  expect(summary).toContain("- I want to run my first half in April\n");
  expect(summary).toContain("- Three days: Tuesday easy");
  expect(summary).toContain("- Otherwise walk for two days.");
  expect(summary).toContain("- Of two shoes take");
  expect(summary).not.toMatch(/Choosing shoes|Then do not|I am a program|hi coach/);
});

test("the rules write a summary once, where there are no models", () =>
  rolledBack(db, async (tx) => {
    const { summarize, summary } = await anEnded(tx);
    await summarize(null);
    const first = await summary();
    expect(first).toContain("Two to three weeks");
    await summarize(modelThat(() => "Another one.").models);
    expect(await summary()).toBe(first);
  }));

test("a model writes the summary from data, and its use is counted", () =>
  rolledBack(db, async (tx) => {
    const { summarize, summary } = await anEnded(tx);
    const { models, asked } = modelThat(() => ` You asked about the taper.\0${"x".repeat(9000)}`);
    await summarize(models);
    expect(await summary()).toMatch(/^You asked about the taper\.x+$/);
    expect((await summary())?.length).toBe(1500);
    expect(asked[0]?.messages[0]?.text).toContain('{"runner":"Hello!"}');
    expect(asked[0]?.tools).toEqual([]);
    expect(await tx.select().from(modelUsage)).toMatchObject([{ inputTokens: 9, outputTokens: 4 }]);
  }));

test("where the model fails, is silent or its budget is used up, the rules write", () =>
  rolledBack(db, async (tx) => {
    const broken = modelThat(() => {
      throw new ServiceProblem("models", "unavailable");
    });
    for (const { models } of [broken, modelThat(() => "  "), modelThat(() => "Never.", 0)]) {
      const { summarize, summary } = await anEnded(tx);
      await summarize(models);
      expect(await summary()).toContain("Rules made this summary");
    }
  }));

test("guests and silent sessions have no summary", () =>
  rolledBack(db, async (tx) => {
    const guests = await anEnded(tx, lines, { guestKey: "guest" });
    const silent = await anEnded(tx, []);
    for (const { summarize, summary } of [guests, silent]) {
      await summarize(null);
      expect(await summary()).toBeNull();
    }
  }));
