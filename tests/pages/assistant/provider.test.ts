import { answerBroken, noticeMessages } from "../../../app/features/assistant/threads/messages.ts";
import { chatOn } from "../../e2e/assistant/chat-page.ts";
import { world } from "../../support/permissions/people.ts";
import type { ProviderStep } from "../../support/providers/models.ts";
import { expect, test } from "../support/test.ts";
import { modelSite, tokensPerDay } from "./model-site.ts";
import { answerTo, ask, eventsIn, startOf, storedThread } from "./questions.ts";

const { provider, newVisitor } = modelSite("tests/support/permissions/world-database.ts");

test("ERR-40 an answer that the provider cuts after any chunk is stored with what has arrived, and counts once", async () => {
  const text = ["Run ", "easy ", "today. ", "Then ", "rest."];
  // Each piece of the text, the reason for its end, its cost, and the last line.
  const chunks = text.length + 3;
  for (let cutAfter = 1; cutAfter <= chunks; cutAfter += 1) {
    const guest = newVisitor();
    provider().answerWith(() => ({ text, cutAfter }));
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
    expect(provider().calls, "an answer that has begun is not requested again").toHaveLength(1);
    const kept = await storedThread(guest, thread);
    expect(kept.isAnswering, where).toBe(false);
    expect(kept.messages.map(({ content }) => content)).toEqual(["How do I run?", message.content]);
    expect(kept.messages[1], where).toEqual(message);
  }
  await expect.poll(() => provider().open).toBe(0);
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
    provider().answerWith(() => step);
    const { thread, message, allowance } = await answerTo(guest, { text: "How do I taper?" });
    const which = JSON.stringify(step);
    expect(message, which).toMatchObject({
      state: "complete",
      answeredBy: "built-in",
      notice: "model-unavailable",
    });
    expect(provider().calls.length, which).toBe(tries);
    expect(allowance.meter.used, which).toBe(1);
    expect((await storedThread(guest, thread)).messages[1], which).toEqual(message);
  }
  await expect.poll(() => provider().open).toBe(0);
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
  provider().answerWith((_, place) => steps[place] ?? { status: 500 });
  const guest = newVisitor();
  const asked = { text: "Races in Lima", assistant: world.assistants[0] };
  const events = eventsIn(await (await ask(guest, asked)).text());
  expect(events.filter((event) => "done" in event)).toHaveLength(1);
  await expect.poll(() => provider().open).toBe(0);

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
  provider().answerWith(() => ({ text: ["Expensive."], usage }));
  const { thread, message } = await answerTo(guest, { text: "How do I run?" });
  expect(message).toMatchObject({ answeredBy: "model", notice: null });
  const next = await answerTo(guest, { text: "And then?", thread });
  expect(next.message).toMatchObject({ answeredBy: "built-in", notice: "budget-used" });
  expect(next.allowance.meter.used).toBe(2);
  expect(provider().calls).toHaveLength(1);
  await guest.visit(`/chat/${thread}`);
  expect(guest.page.getByText(noticeMessages["budget-used"].en)).toBeVisible();
});
