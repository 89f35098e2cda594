import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { askFor, chatAlive, chatOn, firstAssistant, openChat, threadAddress } from "./chat-page.ts";

test("CHAT-03 the chooser lists the assistants by conversation starter, name and description", async ({
  plainPage: page,
}) => {
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's plan your next run");
  const first = page.getByRole("list", { name: "Assistants" }).getByRole("button").first();
  await expect(first.locator("> *")).toHaveText([
    "Help me find my next race.",
    "Race Finder",
    "Finds races that fit where, when and how far you want to run.",
  ]);
});

test("CHAT-06 CHAT-07 a question typed beside the chooser goes to the first assistant, alone", async ({
  page,
}) => {
  await page.goto("/chat");
  await chatAlive(page);
  await askFor(page, "How do I taper?");
  await expect(page).toHaveURL(threadAddress);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chatting with Race Finder");
  await expect(chatOn(page).questions).toHaveText(["How do I taper?"]);
});

test("CHAT-06 CHAT-13 CHAT-14 a picked assistant gets its starter, and New Chat clears both", async ({
  page,
}) => {
  await page.goto("/chat");
  await alive(page);
  const { questions, answers, newChat, input } = chatOn(page);
  await page.getByRole("button", { name: "Help me find my next race." }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chatting with Race Finder");
  await expect(questions).toHaveText(["Help me find my next race."]);
  await expect(answers).not.toHaveText("");
  await expect(page).toHaveURL(threadAddress);
  await expect(input).toHaveAttribute("placeholder", "Ask anything about running...");
  await newChat.click();
  await expect(page).toHaveURL("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's plan your next run");
  await expect(questions).toHaveCount(0);
});

test("CHAT-05 GAP-32 SHELL-19 the flag of the footer's link begins with the first assistant", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/races");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "AI Assistant" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chatting with Race Finder");
  await expect(chatOn(page).questions).toHaveText(["Help me find my next race."]);
  await expect(page).toHaveURL(threadAddress);
});

test("CHAT-05 an assistant that an address names waits: its starter is a button", async ({
  page,
}) => {
  await openChat(page, `?assistant=${await firstAssistant(page)}`);
  const { questions, log } = chatOn(page);
  const starter = log.getByRole("button", { name: "Help me find my next race." });
  await expect(starter).toBeVisible();
  await expect(questions).toHaveCount(0);
  await starter.click();
  await expect(questions).toHaveText(["Help me find my next race."]);
});

test("GAP-02 the chat fills the window with the shared header and a line of law instead of the footer", async ({
  page,
}) => {
  await page.goto("/chat");
  await expect(page.getByRole("banner")).toBeVisible();
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("link")).toHaveText([
    "Privacy Policy",
    "Terms of Service",
    "Cookie Policy",
  ]);
  await expect(foot).toContainText("Answers by AI can be wrong. They are not medical advice.");
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const spare = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(spare).toBeLessThanOrEqual(0);
  }
});

test("a race's page leads to a conversation about it", async ({ page }) => {
  await page.goto("/races");
  const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole("link", { name: "Ask about this race" }).click();
  await expect(page).toHaveURL(/\/chat\?race=/);
  await expect(page.getByRole("main").getByRole("link", { name })).not.toHaveCount(0);
  const { questions, answers, log } = chatOn(page);
  await expect(log.getByRole("button")).toHaveText([
    "Does it have a time limit?",
    "How do I register?",
    "Is it hilly?",
  ]);
  await log.getByRole("button", { name: "How do I register?" }).click();
  await expect(questions).toHaveText(["How do I register?"]);
  await expect(answers).not.toHaveAttribute("aria-busy");
  await expect(page).toHaveURL(threadAddress);
  await page.reload();
  await expect(questions).toHaveText(["How do I register?"]);
  await expect(page.getByRole("main").getByRole("link", { name })).not.toHaveCount(0);
});
