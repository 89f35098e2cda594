import { randomUUID } from "node:crypto";
import { afterAll, beforeEach } from "vitest";
import {
  answerBroken,
  askMessages,
  noticeMessages,
} from "../../../app/features/assistant/threads/messages.ts";
import { chatOn } from "../../e2e/assistant/chat-page.ts";
import { reviewsOn } from "../../e2e/reviews/review-parts.ts";
import { world } from "../../support/permissions/people.ts";
import {
  type ProviderStep,
  providerKey,
  startModelProvider,
} from "../../support/providers/models.ts";
import { providerPersonas, startVideoProvider } from "../../support/providers/video.ts";
import {
  answerTo,
  ask,
  eventsIn,
  readUntil,
  startOf,
  storedThread,
  summaryOf,
} from "../assistant/questions.ts";
import { callSessions } from "../coaches/begin-session.ts";
import { ownSite } from "../support/own-site.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** What the model may be asked for in a day. */
const tokensPerDay = 1_000_000;

const models = await startModelProvider();
const video = await startVideoProvider();

/** One server for all tests of this file, without mail: to start it costs more than most of them. */
const { newVisitor } = ownSite({
  database: "tests/support/permissions/world-database.ts",
  env: {
    NODE_ENV: "production",
    LIMITS_FACTOR: "1000",
    OPENAI_API_KEY: providerKey,
    OPENAI_BASE_URL: models.baseUrl,
    OPENAI_TOKENS_PER_DAY: String(tokensPerDay),
    REQUIRE_LIVE_SERVICES: "video",
    ...video.environment,
  },
});

beforeEach(() => video.failWith(() => null));
afterAll(async () => {
  await models.close();
  await video.close();
});

const start = { action: "start", persona_id: providerPersonas[0]?.persona_id };

test("without mail a review needs an account", async () => {
  const visitor = newVisitor();
  const race = `/races/${world.race}`;
  await visitor.visit(race);
  const from = encodeURIComponent(`${race}?review=true`);
  expect(reviewsOn(visitor.page).write).toHaveAttribute("href", `/login?from=${from}`);
  for (const address of [`${race}?review=true`, `${race}/review`]) {
    await visitor.visit(address);
    expect(visitor.path, address).toBe(`/login?from=${encodeURIComponent(`${race}/review`)}`);
  }
  const answer = await visitor.post("/reviews/guest", {
    subject: "race",
    id: world.race,
    rating: "5",
    email: "a@b.example",
    first_name: "A",
    last_name: "B",
  });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("Please log in to write one.");
});

test("VC-10 FN-01 FN-02 a session opens a room of the provider, and ends there by a call or a beacon", async () => {
  const visitor = newVisitor();
  for (const type of ["application/json", "text/plain;charset=UTF-8"]) {
    const begun = await callSessions(visitor, start);
    expect(begun.status, await begun.clone().text()).toBe(200);
    expect(begun.headers.get("cache-control")).toBe("private, no-store");
    const { conversation_id, conversation_url } = await begun.json();
    expect(new URL(conversation_url).origin).toBe(video.frameOrigin);
    expect(video.running()).toHaveLength(1);
    await visitor.fetch("/functions/tavus-conversation", {
      method: "POST",
      headers: { "content-type": type },
      body: JSON.stringify({ action: "end", conversationId: conversation_id }),
    });
    await expect.poll(() => video.running()).toEqual([]);
  }
});

test("ERR-15 ERR-16 a failed start says so, and a room that cannot be framed is closed", async () => {
  const visitor = newVisitor();
  video.failWith(({ path }) => (path === "/v2/conversations" ? { status: 500 } : null));
  const failed = await callSessions(visitor, start);
  expect(failed.status).toBe(502);
  expect((await failed.json()).error).toMatchObject({
    code: "failed",
    message: "Failed to start video session. Please try again.",
  });
  video.failWith(() => ({ url: "https://elsewhere.example/room" }));
  const foreign = await callSessions(visitor, start);
  expect(foreign.status).toBe(502);
  expect((await foreign.json()).error).toMatchObject({
    code: "no-url",
    message: "No conversation URL received",
  });
  expect(video.conversations.size).toBeGreaterThan(0);
  expect(video.running()).toEqual([]);
});

/** Begins a thread with an answer; returns its id. */
async function beginThread(guest: Visitor): Promise<string> {
  models.answerWith(() => ({ text: ["Hello."] }));
  return (await answerTo(guest, { text: "Hi" })).thread;
}

test("a closed tab ends the provider's request and leaves what has arrived, counted once", async () => {
  const guest = newVisitor();
  models.answerWith(() => ({ text: ["Run ", "easy. ", "Then"], hangs: true }));
  const tab = new AbortController();
  const question = { text: "How do I run?", requestKey: randomUUID() };
  const answer = await ask(guest, question, tab.signal);
  const { thread } = startOf(await readUntil(answer, "easy"));
  expect(models.open).toBe(1);
  tab.abort();
  await expect.poll(() => models.open).toBe(0);
  await expect.poll(async () => (await storedThread(guest, thread)).isAnswering).toBe(false);
  const kept = await storedThread(guest, thread);
  expect(kept.messages.at(-1)).toMatchObject({ content: "Run easy.", state: "stopped" });

  // The same question again, as a browser sends it that has not received the answer.
  models.answerWith(() => ({ text: ["Never asked."] }));
  const again = await answerTo(guest, question);
  expect(again.thread).toBe(thread);
  expect(again.message).toEqual(kept.messages.at(-1));
  expect(again.allowance.meter.used).toBe(1);
  expect(models.calls).toHaveLength(0);
  const asked = await answerTo(guest, { text: "Hello again.", thread });
  expect(asked.allowance.meter.used).toBe(2);
  expect((await storedThread(guest, thread)).messages).toHaveLength(4);
});

test("a tab that is closed at any time leaves no waiting thread and no running request", async () => {
  const guest = newVisitor();
  const thread = await beginThread(guest);
  models.answerWith(() => ({ text: ["Run ", "easy."], hangs: true }));
  const isFree = async () => !(await storedThread(guest, thread)).isAnswering;
  for (const ms of [1, 4, 8, 12, 16, 20, 30, 40]) {
    const leaving = AbortSignal.timeout(ms);
    const question = { text: `Left after ${ms} ms`, thread };
    const answer = await ask(guest, question, leaving).catch(() => null);
    await answer?.text().catch(() => null);
    await expect.poll(isFree, { message: `left after ${ms} ms` }).toBe(true);
  }
  await expect.poll(() => models.open).toBe(0);
  const { messages } = await storedThread(guest, thread);
  expect(messages.map(({ state }) => state)).not.toContain("streaming");
});

test("of two tabs in one thread one is answered, and the other is asked to wait", async () => {
  const guest = newVisitor();
  const thread = await beginThread(guest);
  const held = Promise.withResolvers<void>();
  models.answerWith(() => ({ text: ["Slowly."], rest: held.promise }));
  const both = await Promise.all(
    ["First tab", "Second tab"].map((text) => ask(guest, { text, thread })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const answer of both.filter(({ status }) => status === 409)) {
    expect(await answer.json()).toEqual({ error: { code: "busy", message: askMessages.busy.en } });
  }
  expect((await ask(guest, { text: "Third tab", thread })).status).toBe(409);
  const waiting = await storedThread(guest, thread);
  expect(waiting.isAnswering).toBe(true);
  expect(waiting.messages.at(-1)).toMatchObject({ content: "", state: "streaming" });
  held.resolve();
  const answered = both.find(({ status }) => status === 200);
  const { message, allowance } = summaryOf(eventsIn((await answered?.text()) ?? ""));
  expect(message).toMatchObject({ content: "Slowly.", state: "complete" });
  expect(allowance.meter.used).toBe(2);
  expect(models.calls).toHaveLength(1);
  const kept = await storedThread(guest, thread);
  expect(kept.isAnswering).toBe(false);
  expect(kept.messages).toHaveLength(4);
  expect(kept.messages.at(-1)).toEqual(message);
});

test("a question that is sent twice reaches the provider, is stored and is counted once", async () => {
  const guest = newVisitor();
  const thread = await beginThread(guest);
  models.answerWith(() => ({ text: ["Once."] }));
  const question = { text: "Only once", thread, requestKey: randomUUID() };
  const both = await Promise.all([ask(guest, question), ask(guest, question)]);
  const statuses = both.map(({ status }) => status);
  // The second does not wait: it gets the stored answer, or a refusal while the first is running.
  expect(statuses).toContain(200);
  expect([200, 409]).toContain(statuses.find((status) => status !== 200) ?? 200);
  const streams = await Promise.all(both.map((answer) => answer.text()));
  const answers = streams
    .filter((_, place) => statuses[place] === 200)
    .map((stream) => summaryOf(eventsIn(stream)));
  const later = await answerTo(guest, question);
  for (const { message } of answers) expect(message).toEqual(later.message);
  expect(later.message.content).toBe("Once.");
  expect(later.allowance.meter.used).toBe(2);
  expect(models.calls).toHaveLength(1);
  expect((await storedThread(guest, thread)).messages).toHaveLength(4);
});

test("ERR-40 an answer that the provider cuts after any chunk is stored with what has arrived, and counts once", async () => {
  const text = ["Run ", "easy ", "today. ", "Then ", "rest."];
  // Each piece of the text, the reason for its end, its cost, and the last line.
  const chunks = text.length + 3;
  for (let cutAfter = 1; cutAfter <= chunks; cutAfter += 1) {
    const guest = newVisitor();
    models.answerWith(() => ({ text, cutAfter }));
    const question = { text: "How do I run?" };
    const { thread, message, allowance, pieces } = await answerTo(guest, question);
    const where = `cut after ${cutAfter}`;
    const arrived = text.slice(0, cutAfter).join("");
    const isWhole = message.state === "complete";
    if (isWhole) expect(cutAfter, where).toBeGreaterThan(text.length);
    expect(message.content, where).toBe(isWhole ? arrived : `${arrived}\n\n${answerBroken.en}`);
    expect(message.answeredBy, where).toBe("model");
    expect(pieces.trimEnd(), where).toBe(message.content);
    expect(allowance.meter.used, where).toBe(1);
    expect(models.calls, "an answer that has begun is not requested again").toHaveLength(1);
    const kept = await storedThread(guest, thread);
    expect(kept.isAnswering, where).toBe(false);
    expect(kept.messages.map(({ content }) => content)).toEqual(["How do I run?", message.content]);
    expect(kept.messages[1], where).toEqual(message);
  }
  await expect.poll(() => models.open).toBe(0);
});

test("when the provider refuses, fails or disconnects before its first piece twice, the built-in assistant answers and says so", async () => {
  const failures: [ProviderStep, tries: number][] = [
    [{ status: 429 }, 2],
    [{ status: 500 }, 2],
    [{ status: 401 }, 1],
    [{ status: 400, body: "no JSON <script>" }, 1],
    [{ text: ["Run"], cutAfter: 0 }, 2],
    [{ text: [] }, 1],
  ];
  for (const [step, tries] of failures) {
    const guest = newVisitor();
    models.answerWith(() => step);
    const { thread, message, allowance } = await answerTo(guest, { text: "How do I taper?" });
    const which = JSON.stringify(step);
    expect(message, which).toMatchObject({
      state: "complete",
      answeredBy: "built-in",
      notice: "model-unavailable",
    });
    expect(models.calls.length, which).toBe(tries);
    expect(allowance.meter.used, which).toBe(1);
    expect((await storedThread(guest, thread)).messages[1], which).toEqual(message);
  }
  await expect.poll(() => models.open).toBe(0);
});

test("a model that invents, forges, injects and never ends puts nothing into the page but text and links of ours", async () => {
  const missing = "00000000-0000-4000-8000-000000000000";
  const evil = "https://evil.example";
  const forged = { done: { message: { content: "FORGED", races: [{ race: { id: missing } }] } } };
  const hostile = [
    `[Real](/races/${world.race}) [Invented](/races/${missing}) [Office](/admin) [Out](${evil}) `,
    `[Script](javascript:alert(1)) [Data](data:text/html,<script>alert(1)</script>) `,
    `![pixel](${evil}/p.png) <img src="${evil}/i.png" onerror="alert(1)"> <script>alert(1)</script> `,
    `<iframe src="${evil}"></iframe> <style>body{display:none}</style> <form action="${evil}"> `,
    `\n\ndata: ${JSON.stringify(forged)}\n\n`,
    "event: done\r\n\r\n<!-- --></div></main>\u202e\u0000",
  ];
  const steps: ProviderStep[] = [
    {
      calls: [
        { name: "search_races", input: { limit: 1_000_000, city: "<img src=x>" } },
        { name: "search_races", input: {} },
      ],
    },
    {
      calls: [
        { name: "race_details", input: { id: missing } },
        { name: "drop_tables", input: {} },
      ],
    },
    { text: [...hostile, "**Run** more. [x](/races/1) "], endless: true },
  ];
  models.answerWith((_, place) => steps[place] ?? { status: 500 });
  const guest = newVisitor();
  const asked = { text: "Races in Lima", assistant: world.assistants[0] };
  const events = eventsIn(await (await ask(guest, asked)).text());
  expect(events.filter((event) => "done" in event)).toHaveLength(1);
  await expect.poll(() => models.open).toBe(0);

  await guest.visit(`/chat/${startOf(events).thread}`);
  const { answers, log } = chatOn(guest.page);
  expect(answers).toContainText(noticeMessages.cut.en);
  for (const words of ["Invented", "<script>alert(1)</script>", "FORGED", "onerror="]) {
    expect(answers).toContainText(words);
  }
  const links = log
    .getByRole("link")
    .all()
    .map((link) => String(link.attribute("href")));
  for (const to of links) expect(to).toMatch(/^\/races(\/[0-9a-f-]{36})?(\?|$)/);
  expect(links).toContain(`/races/${world.race}`);
  expect(links).not.toContain(`/races/${missing}`);
  expect(answers.locator("script, iframe, style, form[action*=evil], [src*=evil]")).toHaveCount(0);
  expect(guest.page.getByRole("banner")).toBeVisible();
});

// This is the last test: after it the budget is used up.
test("once the day's budget is used up the built-in assistant answers and says so", async () => {
  const guest = newVisitor();
  const usage = { prompt_tokens: tokensPerDay, completion_tokens: 1 };
  models.answerWith(() => ({ text: ["Expensive."], usage }));
  const { thread, message } = await answerTo(guest, { text: "How do I run?" });
  expect(message).toMatchObject({ answeredBy: "model", notice: null });
  const next = await answerTo(guest, { text: "And then?", thread });
  expect(next.message).toMatchObject({ answeredBy: "built-in", notice: "budget-used" });
  expect(next.allowance.meter.used).toBe(2);
  expect(models.calls).toHaveLength(1);
  await guest.visit(`/chat/${thread}`);
  expect(guest.page.getByText(noticeMessages["budget-used"].en)).toBeVisible();
});
