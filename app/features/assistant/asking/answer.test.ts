import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { modelUsage } from "#db/schema.ts";
import {
  aFoundRace,
  aTurn,
  chatServices,
  fail,
  hang,
  type Script,
  say,
  scripted,
  someModels,
} from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { longestAnswer } from "../conversation/limits.ts";
import type { AnswerEvent } from "../planning/answer.ts";
import { answerBroken, answerFailed, searchFailed } from "../threads/messages.ts";
import { startAnswer } from "./answer.server.ts";

const { db } = await openTestDatabase();

const id = "00000000-0000-4000-8000-000000000001";
const races = (one = id): AnswerEvent => ({
  kind: "races",
  search: { city: "Lima" },
  races: [aFoundRace(one)],
  total: 7,
});
const usage = { kind: "usage", inputTokens: 100, outputTokens: 20 } as const;

type Given = {
  model?: Script;
  builtIn?: Script;
  tokensPerDay?: number | null;
  turn?: Parameters<typeof aTurn>[1];
  pace?: number;
};

/** Lets scripted engines answer; without a script of the model none is configured. */
async function answered(tx: Database, { model, builtIn = [say("Hello.")], ...given }: Given) {
  const { engines, runs } = scripted({ model, "built-in": builtIn }, given.pace);
  const services = chatServices(tx, model ? someModels(given.tokensPerDay) : null);
  const running = startAnswer(services, aTurn("Hi", given.turn), null, engines);
  const events = await Array.fromAsync(running.events);
  return { events, runs, answer: running.answer() };
}

function testAnswer(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

testAnswer(
  "without a model the built-in assistant answers, and says nothing about it",
  async (tx) => {
    const { events, answer, runs } = await answered(tx, { builtIn: [say("Hel"), say("lo.")] });
    expect(events).toEqual([
      { content: "Hel", shown: { from: 0, blocks: [["p", ["Hel"]]] } },
      { content: "lo.", shown: { from: 0, blocks: [["p", ["Hello."]]] } },
    ]);
    expect(answer).toMatchObject({ content: "Hello.", state: "complete", answeredBy: "built-in" });
    expect(answer).toMatchObject({ notice: null, debug: { model: null, problem: null } });
    expect(runs).toEqual({ model: 0, "built-in": 1 });
  },
);

testAnswer(
  "CHAT-15 the model answers where there is one, and its tokens are counted",
  async (tx) => {
    const { answer, runs } = await answered(tx, { model: [races(), say("One fits."), usage] });
    expect(runs).toEqual({ model: 1, "built-in": 0 });
    expect(answer).toMatchObject({ content: "One fits.", answeredBy: "model", state: "complete" });
    expect(answer.races.map(({ race }) => race.id)).toEqual([id]);
    expect(answer.debug).toMatchObject({
      model: "real gpt-4-1106-preview",
      temperature: 0.8,
      toolChoice: "auto",
      toolCalls: [{ name: "search_races", parameters: { city: "Lima" }, found: 7 }],
      inputTokens: 100,
      outputTokens: 20,
    });
    const counted = { userId: null, calls: 1, inputTokens: 100, outputTokens: 20 };
    expect(await tx.select().from(modelUsage)).toMatchObject([counted]);
    await answered(tx, { model: [say("Again."), usage] });
    expect(await tx.select().from(modelUsage)).toMatchObject([{ calls: 2, inputTokens: 200 }]);
  },
);

testAnswer("a sign of danger to health is never answered by a model", async (tx) => {
  const turn = { plan: { ...aTurn("").plan, isFixed: true } };
  const { runs } = await answered(tx, { model: [say("Rest.")], turn });
  expect(runs).toEqual({ model: 0, "built-in": 1 });
});

testAnswer(
  "once the budget of the day is used, the built-in assistant answers and says so",
  async (tx) => {
    const spending = { model: [say("Yes."), usage], tokensPerDay: 120 };
    expect((await answered(tx, spending)).answer.notice).toBeNull();
    const { events, answer, runs } = await answered(tx, spending);
    expect(events[0]).toEqual({ notice: "budget-used" });
    expect(answer).toMatchObject({ notice: "budget-used", answeredBy: "built-in" });
    expect(runs.model).toBe(0);
  },
);

testAnswer(
  "a model that fails before its first word is replaced, also after a search",
  async (tx) => {
    const other = "00000000-0000-4000-8000-000000000002";
    for (const model of [[fail], [races(other), fail], [races(other)], [], [hang]] as Script[]) {
      const { events, answer } = await answered(tx, {
        model,
        builtIn: [races(), say("Hello.")],
        pace: model.includes(hang) ? 5 : 2000,
      });
      expect(events).toContainEqual({ notice: "model-unavailable" });
      expect(answer).toMatchObject({
        content: "Hello.",
        state: "complete",
        answeredBy: "built-in",
        notice: "model-unavailable",
      });
      expect(answer.races.map(({ race }) => race.id)).toEqual([id]);
      expect(answer.debug.problem).not.toBeNull();
    }
  },
);

testAnswer("ERR-40 a failure in the middle keeps what has arrived", async (tx) => {
  for (const end of [fail, hang]) {
    const script = [say("Run "), say("easy"), end];
    const given = { pace: end === hang ? 20 : 2000 };
    for (const asked of [{ model: script }, { builtIn: script }]) {
      const { events, answer } = await answered(tx, { ...asked, ...given });
      expect(answer.content).toBe(`Run easy\n\n${answerBroken.en}`);
      expect(answer.state).toBe("failed");
      expect(answer.answeredBy).not.toBeNull();
      expect(events.map((event) => ("content" in event ? event.content : "")).join("")).toBe(
        answer.content,
      );
    }
  }
});

testAnswer("ERR-39 where nobody can say anything, that becomes the message", async (tx) => {
  for (const builtIn of [[fail], [], [hang]] as Script[]) {
    const given = { builtIn, pace: builtIn.includes(hang) ? 5 : 2000 };
    for (const asked of [given, { ...given, model: [fail] }]) {
      const { answer } = await answered(tx, asked);
      expect(answer).toMatchObject({ content: answerFailed.en, state: "failed", answeredBy: null });
    }
  }
});

testAnswer("ERR-41 a failed search is told in the answer, which goes on", async (tx) => {
  const failed = { kind: "search-failed", search: {}, reason: "the list\nis away" } as const;
  const { events, answer } = await answered(tx, {
    model: [say("Let me look."), failed, say("Try later.")],
  });
  const sentence = searchFailed("the list is away").en;
  expect(answer.content).toBe(`Let me look.\n\n${sentence}\n\nTry later.`);
  expect(answer).toMatchObject({ state: "complete", debug: { toolCalls: [{ found: null }] } });
  expect(events).toContainEqual({ tool_call: { name: "search_races", error: sentence } });
});

testAnswer("an answer that never ends is cut, and says so", async (tx) => {
  const endless = Array.from({ length: 200 }, () => say("word ".repeat(50)));
  const { answer } = await answered(tx, { model: endless });
  expect(answer.content.length).toBeLessThanOrEqual(longestAnswer);
  expect(answer).toMatchObject({ state: "complete", notice: "cut" });
});

testAnswer("only links to races that this conversation has found lead anywhere", async (tx) => {
  const invented = "00000000-0000-4000-8000-00000000000f";
  const text = `[a](/races/${id}) [b](/races/${invented}) [c](https://evil.test) [d](/admin) <img src=x>`;
  const before = await answered(tx, { model: [say(text)] });
  expect(JSON.stringify(before.answer.blocks)).not.toContain("href");
  const { answer } = await answered(tx, { model: [races(), say(text)] });
  expect(answer.blocks).toEqual([
    ["p", [["a", ["a"], { href: `/races/${id}` }], " b c d <img src=x>"]],
  ]);
  const earlier = { author: "assistant", text: "", races: [{ id, name: "Carrera" }] } as const;
  const turn = { conversation: [{ ...earlier, races: [...earlier.races] }] };
  const later = await answered(tx, { model: [say(text)], turn });
  expect(later.answer.blocks).toEqual(answer.blocks);
});

testAnswer(
  "a stop ends the engine at once; what it has cost is counted all the same",
  async (tx) => {
    const control = new AbortController();
    const stop = async () => control.abort();
    const running = await answered(tx, {
      model: [say("Run easy"), stop, hang],
      turn: { signal: control.signal },
    });
    expect(running.answer).toMatchObject({ content: "Run easy", state: "stopped" });
    const [counted] = await tx.select().from(modelUsage).where(eq(modelUsage.calls, 1));
    expect(counted?.outputTokens).toBe(2);
    expect(counted?.inputTokens).toBeGreaterThan(10);
  },
);

testAnswer("a reader who goes away leaves what has arrived, as stopped", async (tx) => {
  const { engines } = scripted({ "built-in": [say("Run "), say("easy")] });
  const running = startAnswer(chatServices(tx), aTurn("Hi"), null, engines);
  await running.events.next();
  await running.events.return(undefined);
  expect(running.answer()).toMatchObject({ content: "Run", state: "stopped" });
});

testAnswer("letters of two halves are not torn, and what a database refuses goes", async (tx) => {
  const [high = "", low = ""] = "🏃".split("");
  const { answer } = await answered(tx, { builtIn: [say(`a${high}`), say(`${low}\0b`)] });
  expect(answer.content).toBe("a🏃b");
});
