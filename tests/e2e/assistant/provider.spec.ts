import { randomUUID } from "node:crypto";
import type { ChatEvent } from "../../../app/features/assistant/asking/chat-event.ts";
import {
  answerBroken,
  askMessages,
  noticeMessages,
} from "../../../app/features/assistant/messages.ts";
import type { ChatThread } from "../../../app/features/assistant/threads/thread.ts";
import { authSecret, world } from "../../support/permissions/people.ts";
import {
  type ProviderStep,
  providerKey,
  startModelProvider,
} from "../../support/providers/models.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { type OwnServer, startServer } from "../support/server.ts";
import { expect, test } from "../support/test.ts";
import { askFor, chatAlive, chatOn, threadAddress } from "./chat-page.ts";

// One server for all tests of this file, and one provider, which answers each test as it wants.
test.describe.configure({ mode: "default" });

const path = "/functions/openai-chat";
const tokensPerDay = 1_000_000;

let server: OwnServer;
let provider: Awaited<ReturnType<typeof startModelProvider>>;

test.beforeAll(async () => {
  provider = await startModelProvider();
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/support/permissions/database.ts"),
    LIMITS_FACTOR: "1000",
    OPENAI_API_KEY: providerKey,
    OPENAI_BASE_URL: provider.baseUrl,
    OPENAI_TOKENS_PER_DAY: String(tokensPerDay),
  });
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

/** A guest's browser: its cookie comes with the first answer. */
function newGuest() {
  let cookie = "";
  return {
    cookie: () => cookie,
    async post(data: object, signal?: AbortSignal): Promise<Response> {
      const answer = await fetch(server.url + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Cookie: cookie },
        body: JSON.stringify(data),
        signal: signal ?? null,
      });
      const [set] = (answer.headers.get("set-cookie") ?? "").split(";");
      if (set) cookie = set;
      return answer;
    },
    /** Asks, and reads the whole answer. */
    async ask(data: object) {
      const answer = await this.post(data);
      expect(answer.status).toBe(200);
      return told(eventsIn(await answer.text()));
    },
    /** The thread as a page that is opened now reads it. */
    async stored(thread: string): Promise<ChatThread> {
      const address = `${server.url}/chat/threads/${thread}/stored`;
      const answer = await fetch(address, { headers: { Cookie: cookie } });
      expect(answer.status).toBe(200);
      return answer.json();
    },
  };
}

function eventsIn(stream: string): ChatEvent[] {
  return stream
    .split("\n\n")
    .filter((part) => part.startsWith("data: "))
    .map((part) => JSON.parse(part.slice("data: ".length)));
}

/** What an answer tells at its begin and end, and the text of its pieces. */
function told(events: ChatEvent[]) {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !("started" in first)) throw new Error("Nothing was started.");
  if (!last || !("done" in last)) throw new Error("Nothing was done.");
  const pieces = events.flatMap((event) => ("content" in event ? [event.content] : []));
  return { ...first.started, ...last.done, pieces: pieces.join("") };
}

/** Reads a stream until it has said these words. */
async function readUntil(answer: Response, words: string) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = "";
  while (reader && !read.includes(words)) {
    const { value, done } = await reader.read();
    if (done) break;
    read += value;
  }
  const [first] = eventsIn(read.slice(0, read.lastIndexOf("\n\n") + 2));
  if (!first || !("started" in first)) throw new Error("Nothing was started.");
  return first.started;
}

test("ERR-40 an answer that the provider cuts at any chunk keeps what has arrived, counts once, and stays like that", async () => {
  const text = ["Run ", "easy ", "today. ", "Then ", "rest."];
  // Each piece of the text, the reason why it ends, what it has cost, and the last line.
  const chunks = text.length + 3;
  for (let cutAfter = 1; cutAfter <= chunks; cutAfter += 1) {
    const guest = newGuest();
    provider.answerWith(() => ({ text, cutAfter }));
    const { thread, message, allowance, pieces } = await guest.ask({ text: "How do I run?" });
    const where = `cut after ${cutAfter}`;
    const arrived = text.slice(0, cutAfter).join("");
    const isWhole = message.state === "complete";
    if (isWhole) expect(cutAfter, where).toBeGreaterThan(text.length);
    expect(message.content, where).toBe(isWhole ? arrived : `${arrived}\n\n${answerBroken}`);
    expect(message.answeredBy, where).toBe("model");
    expect(pieces.trimEnd(), where).toBe(message.content);
    expect(allowance.meter.used, where).toBe(1);
    expect(provider.calls, "what has begun is not asked for again").toHaveLength(1);
    const kept = await guest.stored(thread);
    expect(kept.isAnswering, where).toBe(false);
    expect(kept.messages.map(({ content }) => content)).toEqual(["How do I run?", message.content]);
    expect(kept.messages[1], where).toEqual(message);
  }
  await expect.poll(() => provider.open).toBe(0);
});

test("a provider that refuses, fails or is cut before its first piece is tried twice, then the built-in assistant answers and says so", async () => {
  const failures: [ProviderStep, tries: number][] = [
    [{ status: 429 }, 2],
    [{ status: 500 }, 2],
    [{ status: 401 }, 1],
    [{ status: 400, body: "no JSON <script>" }, 1],
    [{ text: ["Run"], cutAfter: 0 }, 2],
    [{ text: [] }, 1],
  ];
  for (const [step, tries] of failures) {
    const guest = newGuest();
    provider.answerWith(() => step);
    const { thread, message, allowance } = await guest.ask({ text: "How do I taper?" });
    const which = JSON.stringify(step);
    expect(message, which).toMatchObject({
      state: "complete",
      answeredBy: "built-in",
      notice: "model-unavailable",
    });
    expect(provider.calls.length, which).toBe(tries);
    expect(allowance.meter.used, which).toBe(1);
    expect((await guest.stored(thread)).messages[1], which).toEqual(message);
  }
  await expect.poll(() => provider.open).toBe(0);
});

test("a closed tab ends the provider's request and leaves what has arrived, counted once", async () => {
  const guest = newGuest();
  provider.answerWith(() => ({ text: ["Run ", "easy."], hangs: true }));
  const tab = new AbortController();
  const question = { text: "How do I run?", requestKey: randomUUID() };
  const { thread } = await readUntil(await guest.post(question, tab.signal), "easy");
  expect(provider.open).toBe(1);
  tab.abort();
  await expect.poll(() => provider.open).toBe(0);
  await expect.poll(async () => (await guest.stored(thread)).isAnswering).toBe(false);
  const kept = await guest.stored(thread);
  expect(kept.messages.at(-1)).toMatchObject({ content: "Run easy.", state: "stopped" });

  // The same question once more, as a browser sends it that has not heard the answer.
  provider.answerWith(() => ({ text: ["Never asked."] }));
  const again = await guest.ask(question);
  expect(again.thread).toBe(thread);
  expect(again.message).toEqual(kept.messages.at(-1));
  expect(again.allowance.meter.used).toBe(1);
  expect(provider.calls).toHaveLength(0);
  const asked = await guest.ask({ text: "Hello again.", thread });
  expect(asked.allowance.meter.used).toBe(2);
  expect((await guest.stored(thread)).messages).toHaveLength(4);
});

test("a tab that is closed at any moment leaves no thread that waits and no request that runs", async () => {
  const guest = newGuest();
  provider.answerWith(() => ({ text: ["Hello."] }));
  const { thread } = await guest.ask({ text: "Hi" });
  provider.answerWith(() => ({ text: ["Run ", "easy."], hangs: true }));
  const isFree = async () => !(await guest.stored(thread)).isAnswering;
  for (const ms of [1, 4, 8, 12, 16, 20, 30, 40]) {
    const leaving = AbortSignal.timeout(ms);
    const answer = await guest
      .post({ text: `Left after ${ms} ms`, thread }, leaving)
      .catch(() => null);
    await answer?.text().catch(() => null);
    await expect.poll(isFree, `left after ${ms} ms`).toBe(true);
  }
  await expect.poll(() => provider.open).toBe(0);
  const { messages } = await guest.stored(thread);
  expect(messages.map(({ state }) => state)).not.toContain("streaming");
});

test("of two tabs in one thread one is answered, and the other is told to wait", async () => {
  const guest = newGuest();
  provider.answerWith(() => ({ text: ["Hello."] }));
  const { thread } = await guest.ask({ text: "Hi" });
  const held = Promise.withResolvers<void>();
  provider.answerWith(() => ({ text: ["Slowly."], rest: held.promise }));
  const both = await Promise.all(
    ["First tab", "Second tab"].map((text) => guest.post({ text, thread })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const answer of both.filter(({ status }) => status === 409)) {
    expect(await answer.json()).toEqual({ error: { code: "busy", message: askMessages.busy } });
  }
  const third = await guest.post({ text: "Third tab", thread });
  expect(third.status).toBe(409);
  const waiting = await guest.stored(thread);
  expect(waiting.isAnswering).toBe(true);
  expect(waiting.messages.at(-1)).toMatchObject({ content: "", state: "streaming" });
  held.resolve();
  const answered = both.find(({ status }) => status === 200);
  const { message, allowance } = told(eventsIn((await answered?.text()) ?? ""));
  expect(message).toMatchObject({ content: "Slowly.", state: "complete" });
  expect(allowance.meter.used).toBe(2);
  expect(provider.calls).toHaveLength(1);
  const kept = await guest.stored(thread);
  expect(kept.isAnswering).toBe(false);
  expect(kept.messages).toHaveLength(4);
  expect(kept.messages.at(-1)).toEqual(message);
});

test("a question that is sent twice is asked of the provider, stored and counted once", async () => {
  const guest = newGuest();
  provider.answerWith(() => ({ text: ["Hello."] }));
  const { thread } = await guest.ask({ text: "Hi" });
  provider.answerWith(() => ({ text: ["Once."] }));
  const question = { text: "Only once", thread, requestKey: randomUUID() };
  const both = await Promise.all([guest.post(question), guest.post(question)]);
  const statuses = both.map(({ status }) => status);
  // The second one waits for nothing: it gets what is stored, or is told that the first is under way.
  expect(statuses).toContain(200);
  expect([200, 409]).toContain(statuses.find((status) => status !== 200) ?? 200);
  const streams = await Promise.all(both.map((answer) => answer.text()));
  const answers = streams
    .filter((_, place) => statuses[place] === 200)
    .map(eventsIn)
    .map(told);
  const later = await guest.ask(question);
  for (const { message } of answers) expect(message).toEqual(later.message);
  expect(later.message.content).toBe("Once.");
  expect(later.allowance.meter.used).toBe(2);
  expect(provider.calls).toHaveLength(1);
  expect((await guest.stored(thread)).messages).toHaveLength(4);
});

test("a page survives a model that invents, forges, injects and never ends, and asks nobody else", async ({
  page,
}) => {
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
  provider.answerWith((_, place) => steps[place] ?? { status: 500 });
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url)) outside.push(request.url());
  });
  const { answers, log } = chatOn(page);
  await page.goto(`${server.url}/chat?assistant=${world.assistants[0]}`);
  await chatAlive(page);
  await askFor(page, "Races in Lima");
  const looked = async () => {
    await expect(answers).toContainText(noticeMessages.cut);
    for (const words of ["Invented", "<script>alert(1)</script>", "FORGED", "onerror="]) {
      await expect(answers).toContainText(words);
    }
    const links = await log
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links.filter((to) => to?.startsWith("/races/")))).not.toContain(
      `/races/${missing}`,
    );
    for (const to of links) expect(to).toMatch(/^\/races(\/[0-9a-f-]{36})?(\?|$)/);
    expect(links).toContain(`/races/${world.race}`);
    expect(
      await answers
        .locator("img:not(article img), script, iframe, form[action*=evil], style")
        .count(),
    ).toBe(0);
    await expect(page.getByRole("banner")).toBeVisible();
  };
  await looked();
  await expect.poll(() => provider.open).toBe(0);
  const [before] = await answers.allInnerTexts();
  await page.reload();
  await looked();
  expect((await answers.allInnerTexts())[0]?.length).toBeGreaterThan((before?.length ?? 0) * 0.9);
  expect(outside).toEqual([]);
});

test("a tab that is closed in the middle leaves a conversation that can be opened and go on", async ({
  page,
}) => {
  provider.answerWith(() => ({ text: ["Run ", "easy."], hangs: true }));
  await page.goto(`${server.url}/chat?assistant=${world.assistants[0]}`);
  await chatAlive(page);
  const { input, answers, questions } = chatOn(page);
  await input.fill("How do I run?");
  await input.press("Enter");
  await expect(answers).toContainText("Run easy.");
  await expect(page).toHaveURL(threadAddress);
  const thread = page.url();
  const other = await page.context().newPage();
  await other.goto(thread);
  await expect(chatOn(other).dots).toBeVisible();
  await page.goto("about:blank");
  await expect.poll(() => provider.open).toBe(0);
  // The second tab reads what the first one has left.
  await expect(chatOn(other).answers).toContainText("This answer was stopped.");
  await expect(chatOn(other).answers).toContainText("Run easy.");
  await other.close();
  provider.answerWith(() => ({ text: ["Run ", "well."] }));
  await page.goto(thread);
  await chatAlive(page);
  await expect(questions).toHaveText(["How do I run?"]);
  await expect(answers).toContainText("This answer was stopped.");
  await answers.getByRole("button", { name: "Try again" }).click();
  await expect(answers).toContainText("Run well.");
  await page.reload();
  await expect(questions).toHaveText(["How do I run?"]);
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText("Run well.");
});

test("once the day's budget is used up the built-in assistant answers and says so", async () => {
  const guest = newGuest();
  const usage = { prompt_tokens: tokensPerDay, completion_tokens: 1 };
  provider.answerWith(() => ({ text: ["Expensive."], usage }));
  const { thread, message } = await guest.ask({ text: "How do I run?" });
  expect(message).toMatchObject({ answeredBy: "model", notice: null });
  const next = await guest.ask({ text: "And then?", thread });
  expect(next.message).toMatchObject({ answeredBy: "built-in", notice: "budget-used" });
  expect(next.allowance.meter.used).toBe(2);
  expect(provider.calls).toHaveLength(1);
  const page = await fetch(`${server.url}/chat/${thread}`, { headers: { Cookie: guest.cookie() } });
  expect(await page.text()).toContain(noticeMessages["budget-used"]);
});
