import { answerBroken, noticeMessages } from "../../../app/features/assistant/messages.ts";
import type { ProviderStep } from "../../support/providers/models.ts";
import { expect, test } from "../support/test.ts";
import { modelSite, tokensPerDay } from "./model-site.ts";
import { answerTo, storedThread } from "./questions.ts";

const { provider, newVisitor } = modelSite();

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
    expect(message.content, where).toBe(isWhole ? arrived : `${arrived}\n\n${answerBroken}`);
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
  expect(guest.page.getByText(noticeMessages["budget-used"])).toBeVisible();
});
