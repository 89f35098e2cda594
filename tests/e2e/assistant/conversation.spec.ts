import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { askFor, chatAlive, chatOn, firstAssistant, openChat, threadAddress } from "./chat-page.ts";

test("CHAT-02 CHAT-05 CHAT-06 CHAT-13 CHAT-14 CHAT-28 GAP-02 GAP-32 SHELL-19 a guest comes by the footer's link to the first assistant, picks one in a chat that fills the window, asks, rates, exports, renames and deletes", async ({
  page,
}) => {
  await page.goto("/races");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "AI Assistant" }).click();
  const { questions, answers, newChat, history, log } = chatOn(page);
  const heading = page.getByRole("heading", { level: 1 });
  const starter = "Help me find my next race.";
  await expect(heading).toHaveText("Chatting with Race Finder");
  await expect(questions).toHaveText([starter]);
  await expect(page).toHaveURL(threadAddress);
  await expect(answers).not.toHaveAttribute("aria-busy");
  await newChat.click();
  await expect(page).toHaveURL("/chat");
  await expect(heading).toHaveText("Let's plan your next run");
  await expect(questions).toHaveCount(0);
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const spare = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(spare).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: starter }).click();
  await expect(heading).toHaveText("Chatting with Race Finder");
  await expect(questions).toHaveText([starter]);
  await expect(answers).not.toHaveText("");
  await expect(page).toHaveURL(threadAddress);
  await newChat.click();
  await expect(questions).toHaveCount(0);

  await chatAlive(page);
  await askFor(page, "How do I taper?");
  await expect(page).toHaveURL(threadAddress);
  await expect(heading).toHaveText("Chatting with Race Finder");
  const answer = await answers.innerText();
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
  await expect(questions).toHaveText(["How do I taper?"]);
  await expect(answers).toContainText(answer.split("\n")[0] ?? "");
  await expect(bad).toHaveAttribute("aria-pressed", "true");

  await alive(page);
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

  await openChat(page, `?assistant=${await firstAssistant(page)}`);
  await expect(log.getByRole("button", { name: starter })).toBeVisible();
  await expect(questions, "an assistant that an address names waits").toHaveCount(0);
  await log.getByRole("button", { name: starter }).click();
  await expect(questions).toHaveText([starter]);
});
