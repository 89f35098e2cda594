import { expect, test } from "vitest";
import type { ChatEvent } from "../threads/chat-event.ts";
import { eventStream } from "./event-stream.ts";

/** A stream of these events, what it was told, and its text as it is read. */
function streamOf(
  events: () => AsyncGenerator<ChatEvent>,
  beatMs?: number,
  signal = new AbortController().signal,
) {
  const told: string[] = [];
  const stream = eventStream(events(), {
    signal,
    stop: () => told.push("stop"),
    failed: (problem) => told.push(String(problem)),
    ...(beatMs !== undefined && { beatMs }),
  });
  return { told, stream, text: () => new Response(stream).text() };
}

test("FN-08 each event is a data line of JSON", async () => {
  const { text, told } = streamOf(async function* () {
    yield { notice: "cut" };
    yield { options: ["Lima\n42K"] };
  });
  expect(await text()).toBe('data: {"notice":"cut"}\n\ndata: {"options":["Lima\\n42K"]}\n\n');
  expect(told).toEqual([]);
});

test("a comment keeps the connection while nothing is said", async () => {
  const { stream } = streamOf(async function* () {
    await new Promise(() => {});
    yield { notice: "cut" };
  }, 1);
  const reader = stream.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toMatch(/^: /);
});

test("a reader who leaves ends what makes the events", async () => {
  let hasEnded = false;
  const { stream, told } = streamOf(async function* () {
    try {
      yield { notice: "cut" };
      yield { notice: "cut" };
      yield { notice: "cut" };
    } finally {
      hasEnded = true;
    }
  });
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  expect(told).toEqual(["stop"]);
  expect(hasEnded).toBe(true);
});

test("a reader who has left before anything was read ends the events too", async () => {
  const gone = AbortSignal.abort();
  for (const when of ["before", "after"]) {
    let hasEnded = false;
    const events = async function* (): AsyncGenerator<ChatEvent> {
      try {
        yield { notice: "cut" };
        yield { notice: "cut" };
      } finally {
        hasEnded = true;
      }
    };
    const leaving = new AbortController();
    const { told } = streamOf(events, undefined, when === "before" ? gone : leaving.signal);
    leaving.abort();
    await expect.poll(() => hasEnded).toBe(true);
    expect(told, when).toEqual(["stop"]);
  }
});

test("events that break off end the stream, and the reason is told to the log only", async () => {
  const { text, told } = streamOf(async function* () {
    yield { notice: "cut" };
    throw new Error("secret");
  });
  expect(await text()).toBe('data: {"notice":"cut"}\n\n');
  expect(told).toEqual(["Error: secret"]);
});
