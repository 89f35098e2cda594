import { expect, test } from "vitest";
import type { ChatEvent } from "../threads/chat-event.ts";
import { readEvents } from "./read-events.ts";

const events: ChatEvent[] = [
  { started: { thread: "t", title: null, question: "q", answer: "a" } },
  { content: "¡Hola, Zoë! 🏃\n", shown: { from: 0, blocks: [["p", ["¡Hola, Zoë! 🏃"]]] } },
  { options: ["5K", "10K"] },
];

const bytes = new TextEncoder().encode(
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
);

function streamOf(parts: Uint8Array[], end?: Error): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      end ? controller.error(end) : controller.close();
    },
  });
}

async function read(stream: ReadableStream<Uint8Array>): Promise<ChatEvent[]> {
  const heard: ChatEvent[] = [];
  await readEvents(stream, (event) => heard.push(event)).catch(() => undefined);
  return heard;
}

test("a stream that is cut into parts at any byte has the same events", async () => {
  for (let cut = 1; cut < bytes.length; cut++) {
    expect(await read(streamOf([bytes.slice(0, cut), bytes.slice(cut)]))).toEqual(events);
  }
});

test("of a stream that breaks at any byte the whole events are kept", async () => {
  for (let cut = 1; cut < bytes.length; cut += 7) {
    const heard = await read(streamOf([bytes.slice(0, cut)]));
    expect(events.slice(0, heard.length)).toEqual(heard);
  }
});

test("lines that are no events are left out", async () => {
  const noise = new TextEncoder().encode(": waiting\n\ndata: {broken\n\ndata: [DONE]\n\n");
  expect(await read(streamOf([noise, bytes]))).toEqual(events);
});
