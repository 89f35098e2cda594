import { randomUUID } from "node:crypto";
import { askMessages } from "../../../app/features/assistant/threads/messages.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { modelSite } from "./model-site.ts";
import {
  answerTo,
  ask,
  eventsIn,
  readUntil,
  startOf,
  storedThread,
  summaryOf,
} from "./questions.ts";

const { provider, newVisitor } = modelSite();

/** Begins a thread with an answer; returns its id. */
async function beginThread(guest: Visitor): Promise<string> {
  provider().answerWith(() => ({ text: ["Hello."] }));
  return (await answerTo(guest, { text: "Hi" })).thread;
}

test("a closed tab ends the provider's request and leaves what has arrived, counted once", async () => {
  const guest = newVisitor();
  provider().answerWith(() => ({ text: ["Run ", "easy. ", "Then"], hangs: true }));
  const tab = new AbortController();
  const question = { text: "How do I run?", requestKey: randomUUID() };
  const answer = await ask(guest, question, tab.signal);
  const { thread } = startOf(await readUntil(answer, "easy"));
  expect(provider().open).toBe(1);
  tab.abort();
  await expect.poll(() => provider().open).toBe(0);
  await expect.poll(async () => (await storedThread(guest, thread)).isAnswering).toBe(false);
  const kept = await storedThread(guest, thread);
  expect(kept.messages.at(-1)).toMatchObject({ content: "Run easy.", state: "stopped" });

  // The same question again, as a browser sends it that has not received the answer.
  provider().answerWith(() => ({ text: ["Never asked."] }));
  const again = await answerTo(guest, question);
  expect(again.thread).toBe(thread);
  expect(again.message).toEqual(kept.messages.at(-1));
  expect(again.allowance.meter.used).toBe(1);
  expect(provider().calls).toHaveLength(0);
  const asked = await answerTo(guest, { text: "Hello again.", thread });
  expect(asked.allowance.meter.used).toBe(2);
  expect((await storedThread(guest, thread)).messages).toHaveLength(4);
});

test("a tab that is closed at any time leaves no waiting thread and no running request", async () => {
  const guest = newVisitor();
  const thread = await beginThread(guest);
  provider().answerWith(() => ({ text: ["Run ", "easy."], hangs: true }));
  const isFree = async () => !(await storedThread(guest, thread)).isAnswering;
  for (const ms of [1, 4, 8, 12, 16, 20, 30, 40]) {
    const leaving = AbortSignal.timeout(ms);
    const question = { text: `Left after ${ms} ms`, thread };
    const answer = await ask(guest, question, leaving).catch(() => null);
    await answer?.text().catch(() => null);
    await expect.poll(isFree, { message: `left after ${ms} ms` }).toBe(true);
  }
  await expect.poll(() => provider().open).toBe(0);
  const { messages } = await storedThread(guest, thread);
  expect(messages.map(({ state }) => state)).not.toContain("streaming");
});

test("of two tabs in one thread one is answered, and the other is asked to wait", async () => {
  const guest = newVisitor();
  const thread = await beginThread(guest);
  const held = Promise.withResolvers<void>();
  provider().answerWith(() => ({ text: ["Slowly."], rest: held.promise }));
  const both = await Promise.all(
    ["First tab", "Second tab"].map((text) => ask(guest, { text, thread })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const answer of both.filter(({ status }) => status === 409)) {
    expect(await answer.json()).toEqual({ error: { code: "busy", message: askMessages.busy.en } });
  }
  expect((await ask(guest, { text: "Third tab", thread })).status).toBe(409);
  const waiting = await storedThread(guest, thread);
  expect(waiting.isAnswering).toBe(true);
  expect(waiting.messages.at(-1)).toMatchObject({ content: "", state: "streaming" });
  held.resolve();
  const answered = both.find(({ status }) => status === 200);
  const { message, allowance } = summaryOf(eventsIn((await answered?.text()) ?? ""));
  expect(message).toMatchObject({ content: "Slowly.", state: "complete" });
  expect(allowance.meter.used).toBe(2);
  expect(provider().calls).toHaveLength(1);
  const kept = await storedThread(guest, thread);
  expect(kept.isAnswering).toBe(false);
  expect(kept.messages).toHaveLength(4);
  expect(kept.messages.at(-1)).toEqual(message);
});

test("a question that is sent twice reaches the provider, is stored and is counted once", async () => {
  const guest = newVisitor();
  const thread = await beginThread(guest);
  provider().answerWith(() => ({ text: ["Once."] }));
  const question = { text: "Only once", thread, requestKey: randomUUID() };
  const both = await Promise.all([ask(guest, question), ask(guest, question)]);
  const statuses = both.map(({ status }) => status);
  // The second does not wait: it gets the stored answer, or a refusal while the first is running.
  expect(statuses).toContain(200);
  expect([200, 409]).toContain(statuses.find((status) => status !== 200) ?? 200);
  const streams = await Promise.all(both.map((answer) => answer.text()));
  const answers = streams
    .filter((_, place) => statuses[place] === 200)
    .map((stream) => summaryOf(eventsIn(stream)));
  const later = await answerTo(guest, question);
  for (const { message } of answers) expect(message).toEqual(later.message);
  expect(later.message.content).toBe("Once.");
  expect(later.allowance.meter.used).toBe(2);
  expect(provider().calls).toHaveLength(1);
  expect((await storedThread(guest, thread)).messages).toHaveLength(4);
});
