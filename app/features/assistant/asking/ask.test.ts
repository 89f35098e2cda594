import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { chatMessages, races as raceTable } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import {
  aFoundRace,
  anAssistant,
  chatServices,
  fail,
  hang,
  type Script,
  say,
  scripted,
  someModels,
} from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races.ts";
import { answerBroken, answerFailed } from "../messages.ts";
import type { ChatOwner } from "../threads/owner.ts";
import { allowanceOf, findThread, threadLines } from "../threads/queries.server.ts";
import { type AskedQuestion, ask } from "./ask.server.ts";
import type { ChatEvent } from "./chat-event.ts";

const { db } = await openTestDatabase();

/** What one account, or one guest, asks of scripted engines. */
async function asker(tx: Database, { guest = false, at = now } = {}) {
  const services = chatServices(tx, null, at);
  const owner: ChatOwner = guest ? { guestKey: randomUUID() } : { userId: await aPerson(tx) };
  const asked: AskedQuestion = {
    owner,
    text: "Where do I run?",
    thread: null,
    assistant: null,
    race: null,
    requestKey: null,
    instead: null,
    unit: "km",
    address: randomUUID(),
  };
  const begin = (
    more: Partial<AskedQuestion> = {},
    builtIn: Script = [say("In Lima.")],
    signal = new AbortController().signal,
  ) => ask(services, { ...asked, ...more }, signal, scripted({ "built-in": builtIn }).engines);
  return {
    services,
    owner,
    begin,
    /** Asks, and reads all events. */
    async say(more: Partial<AskedQuestion> = {}, builtIn?: Script) {
      const answer = await begin(more, builtIn);
      if ("problem" in answer) return { problem: answer.problem, allowance: answer.allowance };
      return told(await Array.fromAsync(answer.events));
    },
    used: async () => (await allowanceOf(services, owner)).meter.used,
    thread: (id: string) => findThread(services, owner, id),
  };
}

/** What the events of an answer tell at their begin and end. */
function told(events: ChatEvent[]) {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !("started" in first)) throw new Error("Nothing was started.");
  if (!last || !("done" in last)) throw new Error("Nothing was done.");
  return { ...first.started, ...last.done, problem: null };
}

type Told = ReturnType<typeof told>;

/** The answer of a question that was not refused. */
async function answered(saying: Promise<unknown>): Promise<Told> {
  const said = (await saying) as Told;
  expect(said.problem).toBeNull();
  return said;
}

function testAsk(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

testAsk(
  "CHAT-11 CHAT-12 a question and its answer are stored, and read as they were sent",
  async (tx) => {
    const { say: tell, thread, owner, used } = await asker(tx);
    const first = await answered(tell({ text: "  Where do I\r\nrun?  " }));
    expect(first.title).toBe("Where do I run?");
    expect(first.message).toMatchObject({ content: "In Lima.", state: "complete", isUser: false });
    const kept = await thread(first.thread);
    expect(kept).toMatchObject({ title: "Where do I run?", isAnswering: false, race: null });
    expect(kept?.messages[0]).toMatchObject({ isUser: true, content: "Where do I\nrun?" });
    expect(kept?.messages[1]).toEqual(first.message);
    const second = await answered(tell({ text: "And then?", thread: first.thread }));
    expect(second.thread).toBe(first.thread);
    expect((await thread(first.thread))?.messages).toHaveLength(4);
    expect(await used()).toBe(2);
    expect(owner).toHaveProperty("userId");
  },
);

testAsk("CHAT-10 an empty or too long question is refused, and nothing is stored", async (tx) => {
  const { say: tell, used, services, owner } = await asker(tx);
  expect((await tell({ text: " \n\t " })).problem).toBe("empty");
  expect((await tell({ text: "\0" })).problem).toBe("empty");
  expect((await tell({ text: "x".repeat(2001) })).problem).toBe("too-long");
  expect((await tell({ thread: "nonsense" })).problem).toBe("no-thread");
  expect((await tell({ thread: randomUUID() })).problem).toBe("no-thread");
  expect((await tell({ assistant: randomUUID() })).problem).toBe("no-assistant");
  expect((await tell({ assistant: "x" })).problem).toBe("no-assistant");
  expect((await tell({ instead: "retry" })).problem).toBe("nothing-to-repeat");
  expect(await used()).toBe(0);
  expect((await threadLines(services, owner, { q: "", page: 1 })).total).toBe(0);
});

testAsk("nobody asks in the thread of another", async (tx) => {
  const ana = await asker(tx);
  const { thread } = await answered(ana.say());
  for (const other of [await asker(tx), await asker(tx, { guest: true })]) {
    for (const instead of [null, "edit", "retry"] as const) {
      expect((await other.say({ thread, instead })).problem).toBe("no-thread");
    }
  }
  expect((await ana.thread(thread))?.messages).toHaveLength(2);
});

testAsk("GAP-73 CHAT-28 a guest has ten messages a day, and a word when they end", async (tx) => {
  const guest = await asker(tx, { guest: true });
  for (let asked = 0; asked < 10; asked += 1) expect((await guest.say()).problem).toBeNull();
  const refused = await guest.say();
  expect(refused.problem).toBe("used-up");
  expect(refused.allowance).toMatchObject({ meter: { used: 10, limit: 10 } });
  expect(refused.allowance?.hint).toContain("You have used all 10 messages of today.");
});

testAsk("GAP-73 a network that forgets its cookies is held up too", async (tx) => {
  const address = "10.1.1.1";
  const problems: unknown[] = [];
  for (let asked = 0; asked < 61; asked += 1) {
    const guest = await asker(tx, { guest: true });
    problems.push((await guest.say({ address, text: "", thread: "x", instead: "retry" })).problem);
  }
  expect(problems[0]).toBe("no-thread");
  expect(problems.at(-1)).toBe("too-many");
});

test("CHAT-28 of questions in the same moment exactly the limit is answered", async () => {
  const ana = await asker(db);
  for (let asked = 0; asked < 8; asked += 1) await ana.say();
  const rest = await Promise.all(Array.from({ length: 5 }, () => ana.say()));
  expect(rest.filter(({ problem }) => problem === null)).toHaveLength(2);
  expect(rest.filter(({ problem }) => problem === "used-up")).toHaveLength(3);
  expect(await ana.used()).toBe(10);
});

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

testAsk("ERR-39 a question that fails before its answer begins is given back", async (tx) => {
  for (const guest of [false, true]) {
    const ana = await asker(tx, { guest });
    const failed = await answered(ana.say({}, [fail]));
    expect(failed.message).toMatchObject({ content: answerFailed, state: "failed" });
    expect(failed.allowance.meter.used).toBe(0);
    const { thread } = failed;
    const retried = await answered(ana.say({ thread, text: "", instead: "retry" }));
    expect(retried.message.content).toBe("In Lima.");
    expect(await ana.used()).toBe(1);
    const kept = await ana.thread(thread);
    expect(kept?.messages.map(({ content }) => content)).toEqual(["Where do I run?", "In Lima."]);
  }
});

testAsk(
  "ERR-40 an answer that broke off is asked again without being counted twice",
  async (tx) => {
    const ana = await asker(tx);
    const { thread, message } = await answered(ana.say({}, [say("In"), fail]));
    expect(message).toMatchObject({ content: `In\n\n${answerBroken}`, state: "failed" });
    expect(await ana.used()).toBe(1);
    await answered(ana.say({ thread, instead: "retry" }));
    expect(await ana.used()).toBe(1);
    // A whole answer that is asked for again is another message.
    await answered(ana.say({ thread, instead: "retry" }));
    expect(await ana.used()).toBe(2);
  },
);

testAsk("an edited question replaces the last one and its answer", async (tx) => {
  const ana = await asker(tx);
  const { thread } = await answered(ana.say({ text: "Races in Lima" }));
  const edited = await answered(ana.say({ thread, text: "Races in Cusco", instead: "edit" }));
  expect(edited.title).toBe("Races in Cusco");
  await answered(ana.say({ thread, text: "Cheaper" }));
  await answered(ana.say({ thread, text: "Free", instead: "edit" }, [say("None.")]));
  const kept = await ana.thread(thread);
  expect(kept?.messages.map(({ content }) => content)).toEqual([
    "Races in Cusco",
    "In Lima.",
    "Free",
    "None.",
  ]);
});

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
  expect(lost?.messages.at(-1)).toMatchObject({ state: "failed", content: answerFailed });
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
  expect(kept?.messages[1]).toMatchObject({ state: "failed", content: answerFailed });
  expect(kept?.messages[3]).toMatchObject({ state: "complete", content: "In Lima." });
});

testAsk("a stored race that names none leaves its thread usable", async (tx) => {
  const ana = await asker(tx);
  const { thread } = await answered(ana.say());
  await tx.update(chatMessages).set({ races: [{ id: "no id", why: [] }] });
  expect((await ana.say({ thread })).problem).toBeNull();
  expect((await ana.thread(thread))?.messages[1]?.races).toEqual([]);
});

testAsk(
  "cards are read from the races as they are now; the plan sees what was shown",
  async (tx) => {
    const ana = await asker(tx);
    const id = await aRace(tx, { raceName: "Lima 42K" });
    const search = {
      kind: "races",
      search: {},
      races: [aFoundRace(id, "Old name")],
      total: 1,
    } as const;
    const script = [{ ...search, races: [...search.races] }, say(`[one](/races/${id})`)];
    const { thread } = await answered(ana.say({ race: id }, script));
    const kept = await ana.thread(thread);
    expect(kept?.race).toEqual({ id, name: "Lima 42K" });
    expect(kept?.messages[1]).toMatchObject({
      races: [{ race: { id, name: "Lima 42K" }, why: ["In Lima"] }],
      blocks: [["p", [["a", ["one"], { href: `/races/${id}` }]]]],
    });
    const model = scripted({ "built-in": [say("Yes.")] });
    const asked = await ask(
      ana.services,
      { owner: ana.owner, text: "Is it far?", thread, address: "x", ...rest },
      new AbortController().signal,
      model.engines,
    );
    if ("problem" in asked) throw new Error(asked.problem);
    await Array.fromAsync(asked.events);
    expect(model.turns[0]?.conversation.map(({ races }) => races)).toEqual([
      [],
      [{ id, name: "Lima 42K" }],
      [],
    ]);
    await tx.delete(raceTable).where(eq(raceTable.id, id));
    const later = await ana.thread(thread);
    expect(later?.race).toBeNull();
    expect(later?.messages[1]).toMatchObject({ races: [], blocks: [["p", ["one"]]] });
  },
);

const rest = { assistant: null, race: null, requestKey: null, instead: null, unit: "km" } as const;

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
    { owner: ana.owner, text: "Hi", thread: null, address: "x", ...rest },
    new AbortController().signal,
    engines,
  );
  if ("problem" in asked) throw new Error(asked.problem);
  const { answer } = told(await Array.fromAsync(asked.events));
  const [kept] = await tx.select().from(chatMessages).where(eq(chatMessages.id, answer));
  expect(kept).toMatchObject({ inputTokens: 30, outputTokens: 4, answeredBy: "model" });
});
