import { sessionOf } from "../../support/site/runner-pool.ts";
import { expect, test } from "../support/test.ts";
import { answerTo, ask, eventsIn, summaryOf } from "./questions.ts";

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
