/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { answered, asker } from "../../../../tests/support/assistant/asker.ts";
import { anAssistant, fail, say } from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { answerBroken, answerFailed } from "../threads/messages.ts";

const { db } = await openTestDatabase();

function testAsk(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

testAsk("GAP-73 CHAT-28 a guest has ten messages a day, and a word when they end", async (tx) => {
  const guest = await asker(tx, { guest: true });
  for (let asked = 0; asked < 10; asked += 1) expect((await guest.say()).problem).toBeNull();
  const refused = await guest.say();
  expect(refused.problem).toBe("used-up");
  expect(refused.allowance).toMatchObject({ meter: { used: 10, limit: 10 } });
  expect(refused.allowance?.hint?.en).toContain("You have used all 10 messages of today.");
});

testAsk("GAP-73 a network that forgets its cookies is held up too", async (tx) => {
  const address = "10.1.1.1";
  const problems: unknown[] = [];
  for (let asked = 0; asked <= 500; asked += 1) {
    const guest = await asker(tx, { guest: true });
    problems.push((await guest.say({ address, text: "", thread: "x", instead: "retry" })).problem);
  }
  expect(problems[0]).toBe("no-thread");
  expect(problems.at(-1)).toBe("too-many");
});

testAsk("GAP-73 a visitor who asks without end holds up nobody else of the office", async (tx) => {
  const address = "10.1.1.2";
  const question = { address, text: "", thread: "x", instead: "retry" } as const;
  const hasty = await asker(tx, { guest: true });
  const problems: unknown[] = [];
  for (let asked = 0; asked <= 60; asked += 1) problems.push((await hasty.say(question)).problem);
  const colleague = await asker(tx, { guest: true });
  expect(problems.at(-1)).toBe("too-many");
  expect((await colleague.say(question)).problem).toBe("no-thread");
});

test("CHAT-28 of questions in the same moment exactly the limit is answered", async () => {
  const ana = await asker(db);
  for (let asked = 0; asked < 8; asked += 1) await ana.say();
  const rest = await Promise.all(Array.from({ length: 5 }, () => ana.say()));
  expect(rest.filter(({ problem }) => problem === null)).toHaveLength(2);
  expect(rest.filter(({ problem }) => problem === "used-up")).toHaveLength(3);
  expect(await ana.used()).toBe(10);
});

testAsk("a question that is sent twice is asked and counted once", async (tx) => {
  const ana = await asker(tx);
  const requestKey = randomUUID();
  const running = await ana.begin({ requestKey });
  if ("problem" in running) throw new Error(running.problem);
  await running.events.next();
  expect((await ana.say({ requestKey })).problem).toBe("busy");
  await Array.fromAsync(running.events);
  const again = await answered(ana.say({ requestKey, text: "Changed" }));
  expect(again.message.content).toBe("In Lima.");
  expect(await ana.used()).toBe(1);
  expect((await ana.thread(again.thread))?.messages).toHaveLength(2);
  // The same key of another person is another question.
  expect((await (await asker(tx)).say({ requestKey })).problem).toBeNull();
});

test("a first question that is sent twice in the same moment begins one thread", async () => {
  const ana = await asker(db);
  const requestKey = randomUUID();
  const both = await Promise.all([ana.say({ requestKey }), ana.say({ requestKey })]);
  const threads = both.flatMap((said) => ("thread" in said ? [said.thread] : []));
  expect(new Set(threads).size).toBe(1);
  expect(await ana.used()).toBe(1);
});

testAsk(
  "ERR-39 GAP-35 a question that fails before its answer begins is given back",
  async (tx) => {
    for (const guest of [false, true]) {
      const ana = await asker(tx, { guest });
      const failed = await answered(ana.say({}, [fail]));
      expect(failed.message).toMatchObject({ content: answerFailed.en, state: "failed" });
      expect(failed.allowance.meter.used).toBe(0);
      const { thread } = failed;
      const retried = await answered(ana.say({ thread, text: "", instead: "retry" }));
      expect(retried.message.content).toBe("In Lima.");
      expect(await ana.used()).toBe(1);
      const kept = await ana.thread(thread);
      expect(kept?.messages.map(({ content }) => content)).toEqual(["Where do I run?", "In Lima."]);
    }
  },
);

testAsk(
  "ERR-40 an answer that broke off is asked again without being counted twice",
  async (tx) => {
    const ana = await asker(tx);
    const { thread, message } = await answered(ana.say({}, [say("In"), fail]));
    expect(message).toMatchObject({ content: `In\n\n${answerBroken.en}`, state: "failed" });
    expect(await ana.used()).toBe(1);
    await answered(ana.say({ thread, instead: "retry" }));
    expect(await ana.used()).toBe(1);
    // A whole answer that is asked for again is another message.
    await answered(ana.say({ thread, instead: "retry" }));
    expect(await ana.used()).toBe(2);
  },
);

testAsk(
  "CHAT-13 the starter of an assistant is not counted as the first message, only there",
  async (tx) => {
    const ana = await asker(tx);
    const assistant = await anAssistant(tx, { conversationStarter: "Find me a race." });
    const started = await answered(ana.say({ assistant, text: "Find me a race." }));
    expect(await ana.used()).toBe(0);
    expect((await ana.thread(started.thread))?.assistant).toMatchObject({ name: "Coach" });
    await answered(ana.say({ thread: started.thread, text: "Find me a race." }));
    expect(await ana.used()).toBe(1);
  },
);

testAsk("GAP-73 starters count as messages after ten a day", async (tx) => {
  for (const guest of [false, true]) {
    const ana = await asker(tx, { guest });
    const assistant = await anAssistant(tx, { conversationStarter: "Find me a race." });
    const starter = { assistant, text: "Find me a race." };
    for (let asked = 0; asked < 10; asked += 1) await answered(ana.say(starter));
    expect(await ana.used()).toBe(0);
    await answered(ana.say(starter));
    expect(await ana.used()).toBe(1);
  }
});
