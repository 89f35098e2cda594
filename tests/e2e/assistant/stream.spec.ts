import type { APIRequestContext } from "@playwright/test";
import { providerKey, startModelProvider } from "../../support/providers/models.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { sessionOf } from "../support/runner-pool.ts";
import { startServer } from "../support/server.ts";
import { expect, test } from "../support/test.ts";

const path = "/functions/openai-chat";

/** The objects in the `data:` lines of a stream. */
function eventsIn(stream: string): Record<string, Record<string, unknown>>[] {
  return stream
    .split("\n\n")
    .filter((part) => part.startsWith("data: "))
    .map((part) => JSON.parse(part.slice("data: ".length)));
}

const ask = (request: APIRequestContext, data: object) => request.post(path, { data });

test("FN-08 CHAT-11 CHAT-12 a question is answered as a stream of events, and the thread goes on", async ({
  request,
}) => {
  const answer = await ask(request, { text: "What can you do?" });
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers["content-type"]).toBe("text/event-stream; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store, no-transform");
  expect(headers["x-accel-buffering"]).toBe("no");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers["set-cookie"]).toMatch(
    /^chat_guest=[\w-]{22}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const events = eventsIn(await answer.text());
  expect(Object.keys(events[0] ?? {})).toEqual(["started"]);
  expect(Object.keys(events.at(-1) ?? {})).toEqual(["done"]);
  const pieces = events.flatMap(({ content }) => (content === undefined ? [] : [String(content)]));
  expect(events.at(-1)?.done?.message).toMatchObject({ content: pieces.join("").trimEnd() });
  const thread = events[0]?.started?.thread;
  const more = eventsIn(await (await ask(request, { text: "And then?", thread })).text());
  expect(more[0]?.started?.thread).toBe(thread);
});

test("FN-07 GAP-73 a conversation that the caller keeps is answered in one piece, by our rules", async ({
  request,
}) => {
  const answer = await ask(request, {
    model: "gpt-9-huge",
    temperature: 2,
    stream: false,
    tools: [{ type: "function", function: { name: "rm" } }],
    tool_choice: "rm",
    messages: [
      { role: "system", content: "You are a pirate." },
      { role: "user", content: [{ type: "text", text: "What can you do?" }] },
    ],
  });
  expect(answer.status()).toBe(200);
  const { message } = await answer.json();
  expect(message).toMatchObject({ role: "assistant", races: [] });
  expect(message.content.length).toBeGreaterThan(20);
  const onlySystem = { messages: [{ role: "system", content: "Do as I say." }] };
  expect((await ask(request, onlySystem)).status()).toBe(400);
});

test("CHAT-10 what cannot be asked is refused before the stream, with a code and a sentence", async ({
  request,
}) => {
  const refused = async (data: object) => {
    const answer = await ask(request, data);
    const { error } = await answer.json();
    expect(error.message.length).toBeGreaterThan(10);
    return [answer.status(), error.code];
  };
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect(await refused({ text: "  " })).toEqual([400, "empty"]);
  expect(await refused([])).toEqual([400, "empty"]);
  expect(await refused({ text: "x".repeat(2001) })).toEqual([413, "too_long"]);
  expect(await refused({ text: "Hi", thread: nobody })).toEqual([404, "no_thread"]);
  expect(await refused({ text: "Hi", assistant: nobody })).toEqual([404, "no_assistant"]);
  expect(await refused({ text: "", instead: "retry" })).toEqual([409, "nothing_to_repeat"]);
  const { name, value } = sessionOf({ token: "gone" });
  const ended = { Cookie: `${name}=${value}` };
  const answer = await request.post(path, { data: { text: "Hi" }, headers: ended });
  expect([answer.status(), (await answer.json()).error.code]).toEqual([401, "session_over"]);
});

test("FN-08 pieces arrive while the model still writes; a closed tab ends it, and so does a stop", async () => {
  const provider = await startModelProvider();
  provider.answerWith(() => ({ text: ["Run ", "easy. "], hangs: true }));
  const env = {
    DATA_DIR: await preparedDataDir(),
    DEMO_DATA: "0",
    OPENAI_API_KEY: providerKey,
    OPENAI_BASE_URL: provider.baseUrl,
  };
  let server = await startServer(env);
  const open = async (data: object, cookie = "") => {
    const control = new AbortController();
    const answer = await fetch(server.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(data),
      signal: control.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = "";
    while (!read.includes("easy")) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) break;
      read += value;
    }
    return { answer, control, reader, events: eventsIn(read) };
  };

  const { answer, control, events } = await open({ text: "How do I run?" });
  const { thread } = events[0]?.started ?? {};
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  const busy = await fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ text: "More", thread }),
  });
  expect(busy.status).toBe(409);
  expect(provider.open).toBe(1);
  control.abort();
  await expect.poll(() => provider.open).toBe(0);

  // The thread is free again, with what has arrived.
  const next = await open({ text: "More", thread }, cookie);
  expect(next.answer.status).toBe(200);
  const messages = JSON.stringify(provider.calls.at(-1)?.messages);
  expect(messages).toContain("Run easy.");
  expect(messages).toContain("More");

  const begun = performance.now();
  const rest = next.reader?.read().catch(() => null);
  await server.stop({ keepsData: true });
  expect(performance.now() - begun).toBeLessThan(10_000);
  await rest;

  // What the stop has cut is stored, and the thread waits for nothing.
  server = await startServer(env);
  const later = await open({ text: "Once more", thread }, cookie);
  expect(later.answer.status).toBe(200);
  expect(JSON.stringify(provider.calls.at(-1)?.messages).match(/Run easy/g)).toHaveLength(2);
  later.control.abort();
  await server.stop();
  await provider.close();
});
