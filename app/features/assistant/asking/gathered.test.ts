import { expect, test } from "vitest";
import { fail, hang, type Script, say } from "../../../../tests/support/chat.ts";
import type { AnswerEvent } from "../planning/answer.ts";
import { gathered } from "./gathered.ts";

const longMs = 60_000;
const options: AnswerEvent = { kind: "options", options: ["Yes"] };

async function* follow(script: Script): AsyncGenerator<AnswerEvent> {
  for (const step of script) {
    if (typeof step === "function") await step();
    else yield step;
  }
}

/** What is handed on of a script, and whether it failed. */
async function heard(script: Script, everyMs: number) {
  const events: AnswerEvent[] = [];
  try {
    for await (const event of gathered(follow(script), everyMs)) events.push(event);
  } catch {
    return { events, hasFailed: true };
  }
  return { events, hasFailed: false };
}

test("the first piece goes at once, the next ones together, and before what is no text", async () => {
  const { events } = await heard(
    [say("a"), say("b"), say("c"), options, say("d"), say("e")],
    longMs,
  );
  expect(events).toEqual([say("a"), say("bc"), options, say("de")]);
});

test("nothing waits longer than it may, though nothing follows", async () => {
  const pieces = gathered(follow([say("a"), say("b"), hang]), 5);
  expect((await pieces.next()).value).toEqual(say("a"));
  expect((await pieces.next()).value).toEqual(say("b"));
  void pieces.return(undefined);
});

test("what has come before a failure is handed on", async () => {
  const { events, hasFailed } = await heard([say("a"), say("b"), fail], longMs);
  expect(events).toEqual([say("a"), say("b")]);
  expect(hasFailed).toBe(true);
});

test("who reads no more ends the source", async () => {
  let hasEnded = false;
  const source = async function* (): AsyncGenerator<AnswerEvent> {
    try {
      while (true) yield say("a");
    } finally {
      hasEnded = true;
    }
  };
  for await (const _ of gathered(source(), 0)) break;
  await expect.poll(() => hasEnded).toBe(true);
});
