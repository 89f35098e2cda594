/** @module-tag both-databases */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { chatMessages } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { answered, asker, plain, told } from "../../../../tests/support/assistant/asker.ts";
import { hang, say, scripted, someModels } from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { answerFailed } from "../threads/messages.ts";
import { ask } from "./ask.server.ts";

const { db } = await openTestDatabase();

function testAsk(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

test("of two tabs in one thread one is answered, and the other is told to wait", async () => {
  const ana = await asker(db);
  const { thread } = await answered(ana.say());
  const both = await Promise.all([
    ana.say({ thread, text: "One" }),
    ana.say({ thread, text: "Two" }),
  ]);
  const problems = both.map(({ problem }) => problem);
  expect(problems.filter((problem) => problem === null).length).toBeGreaterThan(0);
  const asked = problems.filter((problem) => problem === null).length;
  expect(await ana.used()).toBe(1 + asked);
  expect((await ana.thread(thread))?.messages).toHaveLength(2 + 2 * asked);
});

testAsk("while a question is being answered the thread takes no other", async (tx) => {
  const ana = await asker(tx);
  const { thread } = await answered(ana.say());
  const running = await ana.begin({ thread });
  if ("problem" in running) throw new Error(running.problem);
  await running.events.next();
  expect((await ana.say({ thread })).problem).toBe("busy");
  expect((await ana.thread(thread))?.isAnswering).toBe(true);
  expect(await ana.used()).toBe(2);
  await Array.fromAsync(running.events);
  expect((await ana.say({ thread })).problem).toBeNull();
});

testAsk("a closed tab leaves what has arrived, and the thread goes on", async (tx) => {
  const ana = await asker(tx);
  const control = new AbortController();
  const running = await ana.begin({}, [say("In "), say("Lima"), hang], control.signal);
  if ("problem" in running) throw new Error(running.problem);
  const reading = Array.fromAsync(running.events);
  control.abort();
  const { thread, message } = told(await reading);
  expect(message).toMatchObject({ state: "stopped" });
  const left = await ana.begin({ thread });
  if ("problem" in left) throw new Error(left.problem);
  await left.events.next();
  await left.events.next();
  await left.events.return(undefined);
  const kept = await ana.thread(thread);
  expect(kept).toMatchObject({ isAnswering: false });
  expect(kept?.messages.at(-1)).toMatchObject({ content: "In Lima.", state: "stopped" });
});

testAsk("a server that ends while it answers leaves a thread that heals", async (tx) => {
  let time = now().getTime();
  const ana = await asker(tx, { at: () => new Date(time) });
  const running = await ana.begin();
  if ("problem" in running) throw new Error(running.problem);
  const { value } = await running.events.next();
  const thread = value && "started" in value ? value.started.thread : "";
  time += 60_000;
  expect((await ana.say({ thread })).problem).toBe("busy");
  time += 60_000;
  const lost = await ana.thread(thread);
  expect(lost).toMatchObject({ isAnswering: false });
  expect(lost?.messages.at(-1)).toMatchObject({ state: "failed", content: answerFailed.en });
  const retried = await answered(ana.say({ thread, instead: "retry" }));
  expect(retried.message.state).toBe("complete");
  expect(await ana.used()).toBe(1);
  // What the first server might still store comes too late.
  await Array.fromAsync(running.events);
  expect((await ana.thread(thread))?.messages.at(-1)).toEqual(retried.message);
});

testAsk("an answer that was lost, or comes too late, does not disturb the next one", async (tx) => {
  let time = now().getTime();
  const ana = await asker(tx, { at: () => new Date(time) });
  const late = await ana.begin();
  if ("problem" in late) throw new Error(late.problem);
  const { value } = await late.events.next();
  const thread = value && "started" in value ? value.started.thread : "";
  time += 120_000;
  const next = await ana.begin({ thread, text: "And in Cusco?" });
  if ("problem" in next) throw new Error(next.problem);
  await next.events.next();
  expect((await ana.thread(thread))?.messages.map(({ state }) => state)).toEqual([
    "complete",
    "failed",
    "complete",
    "streaming",
  ]);
  await Array.fromAsync(late.events);
  expect((await ana.thread(thread))?.isAnswering).toBe(true);
  expect((await ana.say({ thread })).problem).toBe("busy");
  await Array.fromAsync(next.events);
  const kept = await ana.thread(thread);
  expect(kept?.messages[1]).toMatchObject({ state: "failed", content: answerFailed.en });
  expect(kept?.messages[3]).toMatchObject({ state: "complete", content: "In Lima." });
});

testAsk("a thread that is full goes on as a new one", async (tx) => {
  const ana = await asker(tx);
  const { thread } = await answered(ana.say());
  await tx
    .update(chatMessages)
    .set({ position: 400 })
    .where(and(eq(chatMessages.threadId, thread), eq(chatMessages.isUser, false)));
  const next = await answered(ana.say({ thread, text: "More" }));
  expect(next.thread).not.toBe(thread);
});

testAsk("tokens of the model are kept with the answer", async (tx) => {
  const ana = await asker(tx);
  const services: Services = { ...ana.services, models: someModels() };
  const { engines } = scripted({
    model: [say("Yes."), { kind: "usage", inputTokens: 30, outputTokens: 4 }],
  });
  const asked = await ask(
    services,
    { owner: ana.owner, text: "Hi", thread: null, address: "x", ...plain },
    new AbortController().signal,
    engines,
  );
  if ("problem" in asked) throw new Error(asked.problem);
  const { answer } = told(await Array.fromAsync(asked.events));
  const [kept] = await tx.select().from(chatMessages).where(eq(chatMessages.id, answer));
  expect(kept).toMatchObject({ inputTokens: 30, outputTokens: 4, answeredBy: "model" });
});
