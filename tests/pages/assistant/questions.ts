import type { ChatEvent } from "../../../app/features/assistant/threads/chat-event.ts";
import type { ChatThread } from "../../../app/features/assistant/threads/thread.ts";
import { expect } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Sends a question as the page's scripts do. */
export function ask(visitor: Visitor, data: object, signal?: AbortSignal): Promise<Response> {
  return visitor.fetch("/functions/openai-chat", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": "gzip, br" },
    body: JSON.stringify(data),
    signal: signal ?? null,
  });
}

/** Asks, and reads the whole answer. */
export async function answerTo(visitor: Visitor, data: object) {
  const answer = await ask(visitor, data);
  expect(answer.status).toBe(200);
  return summaryOf(eventsIn(await answer.text()));
}

/** The stored thread, as a newly opened page reads it. */
export async function storedThread(visitor: Visitor, thread: string): Promise<ChatThread> {
  const answer = await visitor.fetch(`/chat/threads/${thread}/stored`);
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The objects in the `data:` lines of a stream. */
export function eventsIn(stream: string): ChatEvent[] {
  return stream
    .split("\n\n")
    .filter((part) => part.startsWith("data: "))
    .map((part) => JSON.parse(part.slice("data: ".length)));
}

/** The first and the last event of an answer, and the text of its pieces. */
export function summaryOf(events: ChatEvent[]) {
  const last = events.at(-1);
  if (!last || !("done" in last)) throw new Error("Nothing was done.");
  const pieces = events.flatMap((event) => ("content" in event ? [event.content] : []));
  return { ...startOf(events), ...last.done, pieces: pieces.join("") };
}

export function startOf([first]: ChatEvent[]) {
  if (!first || !("started" in first)) throw new Error("Nothing was started.");
  return first.started;
}

/** Reads a stream up to these words. */
export async function readUntil(answer: Response, words: string): Promise<ChatEvent[]> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = "";
  while (reader && !read.includes(words)) {
    const { value, done } = await reader.read();
    if (done) break;
    read += value;
  }
  return eventsIn(read.slice(0, read.lastIndexOf("\n\n") + 2));
}
