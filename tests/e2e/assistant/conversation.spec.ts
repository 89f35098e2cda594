import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import {
  askFor,
  chatAlive,
  chatOn,
  firstAssistant,
  holdAnswers,
  openChat,
  threadAddress,
} from "./chat-page.ts";

test("CHAT-02 CHAT-06 CHAT-13 CHAT-14 CHAT-28 a guest picks an assistant, asks, rates, renames, exports and deletes", async ({
  page,
}) => {
  await page.goto("/chat");
  await alive(page);
  const { questions, answers, newChat, history } = chatOn(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "Help me find my next race." }).click();
  await expect(heading).toHaveText("Chatting with Race Finder");
  await expect(questions).toHaveText(["Help me find my next race."]);
  await expect(answers).not.toHaveText("");
  await expect(page).toHaveURL(threadAddress);
  await newChat.click();
  await expect(page).toHaveURL("/chat");
  await expect(heading).toHaveText("Let's plan your next run");
  await expect(questions).toHaveCount(0);

  await chatAlive(page);
  await askFor(page, "How do I taper?");
  await expect(page).toHaveURL(threadAddress);
  await expect(heading).toHaveText("Chatting with Race Finder");
  await expect(questions).toHaveText(["How do I taper?"]);
  const answer = await answers.innerText();
  await page.reload();
  await expect(questions).toHaveText(["How do I taper?"]);
  await expect(answers).toHaveText(answer, { useInnerText: true });

  await alive(page);
  const good = answers.getByRole("button", { name: "Good answer" });
  const bad = answers.getByRole("button", { name: "Bad answer" });
  await good.click();
  await expect(good).toHaveAttribute("aria-pressed", "true");
  await bad.click();
  await expect(good).toHaveAttribute("aria-pressed", "false");
  await answers.getByRole("combobox", { name: "What was wrong" }).fill("Not what I asked");
  const sent = page.waitForResponse((response) =>
    /Not.{1,3}what/.test(response.request().postData() ?? ""),
  );
  await answers.getByRole("button", { name: "Send" }).click();
  expect((await sent).ok()).toBe(true);
  await page.reload();
  await expect(bad).toHaveAttribute("aria-pressed", "true");

  const line = history.getByRole("listitem").filter({ hasText: "taper" });
  await line.locator("summary").click();
  const download = page.waitForEvent("download");
  await line.getByRole("link", { name: "Export" }).click();
  expect((await download).suggestedFilename()).toMatch(/^dorsal-chat-\w+\.md$/);
  await line.getByRole("link", { name: "Rename" }).click();
  await page.getByLabel("Name").fill("Before the race");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(threadAddress);
  const renamed = history.getByRole("listitem").filter({ hasText: "Before the race" });
  await renamed.locator("summary").click();
  await renamed.getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("main")).toContainText("Before the race and its 2 messages");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/chat");
  await expect(renamed).toHaveCount(0);
});

test("CHAT-05 GAP-32 SHELL-19 the flag of the footer's link begins with the first assistant, and an assistant that an address names waits", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/races");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "AI Assistant" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chatting with Race Finder");
  const { questions, log } = chatOn(page);
  await expect(questions).toHaveText(["Help me find my next race."]);
  await expect(page).toHaveURL(threadAddress);

  await openChat(page, `?assistant=${await firstAssistant(page)}`);
  const starter = log.getByRole("button", { name: "Help me find my next race." });
  await expect(starter).toBeVisible();
  await expect(questions).toHaveCount(0);
  await starter.click();
  await expect(questions).toHaveText(["Help me find my next race."]);
});

test("CHAT-07 CHAT-09 CHAT-10 Enter sends, Shift+Enter breaks the line, blanks are not sent, and the box grows", async ({
  page,
}) => {
  await openChat(page);
  const { input, send, questions } = chatOn(page);
  const height = async () => (await input.boundingBox())?.height ?? 0;
  expect(await height()).toBe(44);
  await input.fill("   ");
  await expect(send).toBeDisabled();
  await input.press("Enter");
  await expect(questions).toHaveCount(0);
  await input.fill("First line");
  await expect(send).toBeEnabled();
  await input.press("Shift+Enter");
  await input.pressSequentially("second line");
  await expect(input).toHaveValue("First line\nsecond line");
  await expect.poll(height).toBeGreaterThan(44);
  await input.fill("line\n".repeat(40));
  await expect.poll(height).toBe(150);
  await input.fill("First line\nsecond line");
  await input.press("Enter");
  await expect(questions).toHaveText(["First line\nsecond line"]);
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
});

test("the end is one press away for a reader who has gone back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page);
  const { input, log } = chatOn(page);
  const held = await holdAnswers(page);
  await input.fill("Tell me everything");
  await input.press("Enter");
  const lines = Array.from({ length: 60 }, (_, line): ["p", string[]] => ["p", [`Line ${line}`]]);
  await held.say({ content: "Lines", shown: { from: 0, blocks: lines } });
  const latest = page.getByRole("button", { name: "Jump to latest" });
  await expect(latest).toBeVisible();
  await expect(log.getByText("Tell me everything")).toBeInViewport();
  await latest.click();
  await expect(log.getByText("Line 59")).toBeInViewport();
  await expect(latest).toBeHidden();
});
