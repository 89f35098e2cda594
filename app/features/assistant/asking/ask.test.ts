import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { chatMessages, races as raceTable } from "#db/schema.ts";
import { answered, asker, plain } from "../../../../tests/support/assistant/asker.ts";
import { aFoundRace, anAssistant, say, scripted } from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { threadLines } from "../threads/queries.server.ts";
import { ask } from "./ask.server.ts";

const { db } = await openTestDatabase();

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
  "a conversation that begins with the starter is named by what is asked next",
  async (tx) => {
    const ana = await asker(tx);
    const assistant = await anAssistant(tx, { conversationStarter: "Find me a race." });
    const { thread, title } = await answered(ana.say({ assistant, text: "Find me a race." }));
    expect(title).toBe("Find me a race.");
    expect((await answered(ana.say({ thread, text: "In Cusco" }))).title).toBe("In Cusco");
    expect((await answered(ana.say({ thread, text: "Cheaper" }))).title).toBe("In Cusco");
  },
);

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
      { owner: ana.owner, text: "Is it far?", thread, address: "x", ...plain },
      new AbortController().signal,
      model.engines,
    );
    if ("problem" in asked) throw new Error(asked.problem);
    await Array.fromAsync(asked.events);
    expect(model.turns[0]?.conversation.map(({ races }) => races)).toEqual([
      [],
      [{ id, name: "Lima 42K", at: expect.objectContaining({ city: "Lima", country: "Peru" }) }],
      [],
    ]);
    await tx.delete(raceTable).where(eq(raceTable.id, id));
    const later = await ana.thread(thread);
    expect(later?.race).toBeNull();
    expect(later?.messages[1]).toMatchObject({ races: [], blocks: [["p", ["one"]]] });
  },
);

testAsk("a stored race that names none leaves its thread usable", async (tx) => {
  const ana = await asker(tx);
  const { thread } = await answered(ana.say());
  await tx.update(chatMessages).set({ races: [{ id: "no id", why: [] }] });
  expect((await ana.say({ thread })).problem).toBeNull();
  expect((await ana.thread(thread))?.messages[1]?.races).toEqual([]);
});
