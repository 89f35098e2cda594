import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Database } from "#db/database.ts";
import { type AskedQuestion, ask } from "#features/assistant/asking/ask.server.ts";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import { allowanceOf, findThread } from "#features/assistant/threads/queries.server.ts";
import type { ChatOwner } from "#features/assistant/threads/thread.ts";
import { chatServices, type Script, say, scripted } from "../chat.ts";
import { aPerson } from "../people.ts";
import { now } from "../races/races.ts";

/** A question about nothing special. */
export const plain = {
  assistant: null,
  race: null,
  requestKey: null,
  instead: null,
  unit: "km",
  lang: "en",
} as const;

/** What one account, or one guest, asks of scripted engines. */
export async function asker(tx: Database, { guest = false, at = now } = {}) {
  const services = chatServices(tx, null, at);
  const owner: ChatOwner = guest ? { guestKey: randomUUID() } : { userId: await aPerson(tx) };
  const asked: AskedQuestion = {
    ...plain,
    owner,
    text: "Where do I run?",
    thread: null,
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
    thread: (id: string) => findThread(services, owner, id, "en"),
  };
}

/** What the events of an answer tell at their begin and end. */
export function told(events: ChatEvent[]) {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !("started" in first)) throw new Error("Nothing was started.");
  if (!last || !("done" in last)) throw new Error("Nothing was done.");
  return { ...first.started, ...last.done, problem: null };
}

type Told = ReturnType<typeof told>;

/** The answer of a question that was not refused. */
export async function answered(saying: Promise<unknown>): Promise<Told> {
  const said = (await saying) as Told;
  expect(said.problem).toBeNull();
  return said;
}
