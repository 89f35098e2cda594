import { chatOn, threadAddress } from "../../e2e/assistant/chat-page.ts";
import { expect, test } from "../support/test.ts";

test("CHAT-03 CHAT-13 without a script a picked assistant answers its starter on a page", async ({
  visitor,
}) => {
  await visitor.visit("/chat");
  await visitor.page.getByRole("button", { name: "Help me find my next race." }).click();
  expect(visitor.path).toMatch(threadAddress);
  const { questions, answers, input, send } = chatOn(visitor.page);
  expect(questions.texts()).toEqual(["Help me find my next race."]);
  expect(answers).toHaveCount(1);
  await input.fill("How do I taper for a half marathon?");
  await send.click();
  expect(visitor.path).toMatch(threadAddress);
  expect(questions).toHaveCount(2);
  expect(answers).toHaveCount(2);
});

test("CHAT-10 ERR-37 without a script a refused message says why, and its text stays", async ({
  visitor,
}) => {
  await visitor.visit("/chat");
  await visitor.page.getByRole("button", { name: "Help me find my next race." }).click();
  const { input, send, trouble, questions } = chatOn(visitor.page);
  await input.fill("run ".repeat(600));
  await send.click();
  expect(trouble).toContainText("Your message is too long");
  expect(await input.value()).toMatch(/^run run/);
  expect(questions).toHaveCount(1);
});

test("without a script an answer is rated, and its conversation is renamed and deleted", async ({
  visitor,
}) => {
  await visitor.visit("/chat");
  await visitor.page.getByRole("button", { name: "Help me find my next race." }).click();
  const { answers, history } = chatOn(visitor.page);
  await answers.getByRole("button", { name: "Good answer" }).click();
  expect(visitor.path).toMatch(threadAddress);
  expect(answers.getByRole("button", { name: "Good answer" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const address = visitor.url.pathname.replace("/chat/", "/chat/threads/");
  await visitor.visit(`${address}/rename`);
  await visitor.page.getByLabel("Name").fill("  ");
  await visitor.page.getByRole("button", { name: "Save" }).click();
  expect(visitor.page.getByText("Give the conversation a name.")).toBeVisible();
  await visitor.page.getByLabel("Name").fill("My race");
  await visitor.page.getByRole("button", { name: "Save" }).click();
  expect(history.getByRole("link", { name: "My race" })).toBeVisible();
  await visitor.visit(`${address}/delete`);
  await visitor.page.getByRole("button", { name: "Delete" }).click();
  expect(visitor.path).toBe("/chat");
});

test("CHAT-02 CHAT-28 without a script a guest comes back to the conversation, exports and deletes it", async ({
  visitor,
}) => {
  await visitor.visit("/chat");
  const side = visitor.page.getByRole("complementary", { name: "Conversations" });
  expect(side).toContainText("Using as guest");
  expect(side.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login?from=%2Fchat",
  );
  expect(side.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
  const { input, send, questions, answers, history } = chatOn(visitor.page);
  await input.fill("How do I taper?");
  await send.click();
  const answer = answers.text();
  await visitor.visit(visitor.url);
  expect(questions.texts()).toEqual(["How do I taper?"]);
  expect(answers).toHaveText(answer);

  expect(history.getByRole("heading")).toHaveText("Today");
  const line = history.getByRole("listitem");
  await line.locator("summary").click();
  const file = await visitor.fetch(
    String(line.getByRole("link", { name: "Export" }).attribute("href")),
  );
  expect(file.headers.get("content-disposition")).toMatch(/filename="dorsal-chat-\w+\.md"/);
  expect(await file.text()).toContain("How do I taper?");
  await line.getByRole("link", { name: "Delete" }).click();
  expect(visitor.page.getByRole("main")).toContainText("and its 2 messages");
  await visitor.press("Delete");
  expect(visitor.path).toBe("/chat");
  expect(history).toContainText("Your conversations are kept here.");
});

test("CHAT-08 GAP-33 the debug panel is closed and says how the latest answer was made", async ({
  visitor,
}) => {
  await visitor.visit("/chat");
  const { input, send } = chatOn(visitor.page);
  await input.fill("Races in Peru");
  await send.click();
  const panel = visitor.page.getByRole("main").getByRole("group").filter({ hasText: "Debug" });
  const fact = panel.getByRole("term").filter({ hasText: "Answered by" });
  expect(fact).not.toBeVisible();
  await panel.locator("summary").click();
  expect(fact).toBeVisible();
  expect(panel).toContainText("built-in assistant");
  expect(panel).toContainText("Tool choice");
});
