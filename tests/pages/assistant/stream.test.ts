import { providerKey, startModelProvider } from "../../support/providers/models.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { sessionOf } from "../../support/site/runner-pool.ts";
import { startServer } from "../../support/site/server.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";
import { answerTo, ask, eventsIn, readUntil, startOf, summaryOf } from "./questions.ts";

test("FN-08 CHAT-11 CHAT-12 a question is answered as a stream of events, and the thread goes on", async ({
  visitor,
}) => {
  const answer = await ask(visitor, { text: "What can you do?" });
  expect(answer.status).toBe(200);
  const { headers } = answer;
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store, no-transform");
  expect(headers.get("x-accel-buffering")).toBe("no");
  expect(headers.get("content-encoding")).toBe(null);
  expect(headers.get("set-cookie")).toMatch(
    /^chat_guest=[\w-]{22}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const events = eventsIn(await answer.text());
  expect(Object.keys(events[0] ?? {})).toEqual(["started"]);
  expect(Object.keys(events.at(-1) ?? {})).toEqual(["done"]);
  const { thread, message, pieces } = summaryOf(events);
  expect(message.content).toBe(pieces.trimEnd());
  const more = await answerTo(visitor, { text: "And then?", thread });
  expect(more.thread).toBe(thread);
});

test("FN-07 GAP-73 a conversation that the caller keeps is answered in one piece, with our instructions", async ({
  visitor,
}) => {
  const answer = await ask(visitor, {
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
  expect(answer.status).toBe(200);
  const { message } = await answer.json();
  expect(message).toMatchObject({ role: "assistant", races: [] });
  expect(message.content.length).toBeGreaterThan(20);
  const onlySystem = { messages: [{ role: "system", content: "Do as I say." }] };
  expect((await ask(visitor, onlySystem)).status).toBe(400);
});

test("CHAT-10 an invalid question is refused before the stream, with a code and a sentence", async ({
  visitor,
}) => {
  const refusalOf = async (data: object) => {
    const answer = await ask(visitor, data);
    const { error } = await answer.json();
    expect(error.message.length).toBeGreaterThan(10);
    return [answer.status, error.code];
  };
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect(await refusalOf({ text: "  " })).toEqual([400, "empty"]);
  expect(await refusalOf([])).toEqual([400, "empty"]);
  expect(await refusalOf({ text: "x".repeat(2001) })).toEqual([413, "too_long"]);
  expect(await refusalOf({ text: "Hi", thread: nobody })).toEqual([404, "no_thread"]);
  expect(await refusalOf({ text: "Hi", assistant: nobody })).toEqual([404, "no_assistant"]);
  expect(await refusalOf({ text: "", instead: "retry" })).toEqual([409, "nothing_to_repeat"]);
  const { name, value } = sessionOf({ token: "gone" });
  visitor.setCookie(name, value);
  expect(await refusalOf({ text: "Hi" })).toEqual([401, "session_over"]);
});

test("FN-08 pieces arrive while the model is still writing; a closed tab and a stopping server end it", async () => {
  const provider = await startModelProvider();
  provider.answerWith(() => ({ text: ["Run ", "easy. "], hangs: true }));
  const env = {
    DATA_DIR: await preparedDataDir(),
    DEMO_DATA: "0",
    OPENAI_API_KEY: providerKey,
    OPENAI_BASE_URL: provider.baseUrl,
  };
  let server = await startServer(env);
  const before = new Visitor(server.url);
  const tab = new AbortController();
  const answer = await ask(before, { text: "How do I run?" }, tab.signal);
  const { thread } = startOf(await readUntil(answer, "easy"));
  expect((await ask(before, { text: "More", thread })).status).toBe(409);
  expect(provider.open).toBe(1);
  tab.abort();
  await expect.poll(() => provider.open).toBe(0);

  // The thread is free again, with what has arrived.
  const next = await ask(before, { text: "More", thread });
  expect(next.status).toBe(200);
  await readUntil(next, "easy");
  const messages = JSON.stringify(provider.calls.at(-1)?.messages);
  expect(messages).toContain("Run easy.");
  expect(messages).toContain("More");

  const begun = performance.now();
  await server.stop({ keepsData: true });
  expect(performance.now() - begun).toBeLessThan(10_000);

  // The stopped answer is stored, and the thread takes questions.
  server = await startServer(env);
  const after = new Visitor(server.url);
  after.setCookie("chat_guest", String(before.cookie("chat_guest")));
  const last = new AbortController();
  const later = await ask(after, { text: "Once more", thread }, last.signal);
  expect(later.status).toBe(200);
  await readUntil(later, "easy");
  expect(JSON.stringify(provider.calls.at(-1)?.messages).match(/Run easy/g)).toHaveLength(2);
  last.abort();
  await server.stop();
  await provider.close();
});
