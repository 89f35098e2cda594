import { chatOn, threadAddress } from "../../e2e/assistant/chat-page.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const starter = "Help me find my next race.";

test("CHAT-03 the chooser lists the assistants by conversation starter, name and description", async ({
  visitor,
}) => {
  await visitor.visit("/chat");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Let's plan your next run");
  const assistants = visitor.page.getByRole("list", { name: "Assistants" }).getByRole("button");
  expect(assistants.first().locator(":scope > *").texts()).toEqual([
    starter,
    "Race Finder",
    "Finds races that fit where, when and how far you want to run.",
  ]);
});

test("CHAT-06 CHAT-07 without a script a question typed beside the chooser goes to the first assistant, alone", async ({
  visitor,
}) => {
  await visitor.visit("/chat");
  const { input, send, questions } = chatOn(visitor.page);
  expect(input).toHaveAttribute("placeholder", "Ask anything about running...");
  await input.fill("How do I taper?");
  await send.click();
  expect(visitor.path).toMatch(threadAddress);
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Chatting with Race Finder");
  expect(questions.texts()).toEqual(["How do I taper?"]);
});

test("CHAT-05 an address selects an assistant, whose starter is a button", async ({ visitor }) => {
  await visitor.visit("/chat");
  const first = visitor.page.locator("[name=assistant][value]").first().value();
  await visitor.visit(`/chat?assistant=${first}`);
  const { questions, log } = chatOn(visitor.page);
  expect(questions).toHaveCount(0);
  await log.getByRole("button", { name: starter }).click();
  expect(questions.texts()).toEqual([starter]);
});

test("GAP-02 the chat has the shared header, and a line of legal links instead of the footer", async ({
  visitor,
}) => {
  await visitor.visit("/chat");
  expect(visitor.page.getByRole("banner")).toBeVisible();
  const foot = visitor.page.getByRole("contentinfo");
  expect(foot.getByRole("link").texts()).toEqual([
    "Privacy Policy",
    "Terms of Service",
    "Cookie Policy",
  ]);
  expect(foot).toContainText("Answers by AI can be wrong. They are not medical advice.");
});

test("DASH-04 HOME-05 the other ways to the chat show the chooser", async ({ visitor }) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/dashboard");
  const links = visitor.page.getByRole("navigation", { name: "Quick links" });
  await links.getByRole("link", { name: "AI Assistant" }).click();
  expect(visitor.path).toBe("/chat");
  expect(chatOn(visitor.page).newChat).toBeVisible();
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Let's plan your next run");
});

test("a race's page leads to a conversation about it", async ({ visitor }) => {
  await visitor.visit("/races");
  const main = visitor.page.getByRole("main");
  const link = main.getByRole("article").first().getByRole("link").first();
  const name = link.text();
  await link.click();
  await visitor.follow("Ask about this race");
  expect(visitor.path).toMatch(/^\/chat\?race=/);
  expect(main.getByRole("link", { name }).count()).toBeGreaterThan(0);
  const { questions, answers, log } = chatOn(visitor.page);
  expect(log.getByRole("button").texts()).toEqual([
    "Does it have a time limit?",
    "How do I register?",
    "Is it hilly?",
  ]);
  await log.getByRole("button", { name: "How do I register?" }).click();
  expect(visitor.path).toMatch(threadAddress);
  expect(questions.texts()).toEqual(["How do I register?"]);
  expect(answers).toHaveCount(1);
  expect(main.getByRole("link", { name }).count()).toBeGreaterThan(0);
});
