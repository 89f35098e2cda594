import { expect, test } from "../support/test.ts";
import { chatOn, threadAddress } from "./chat-page.ts";

test.use({ javaScriptEnabled: false });

test("CHAT-03 CHAT-13 without a script a picked assistant answers its starter on a page", async ({
  page,
}) => {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Help me find my next race." }).click();
  await expect(page).toHaveURL(threadAddress);
  const { questions, answers, input, send } = chatOn(page);
  await expect(questions).toHaveText(["Help me find my next race."]);
  await expect(answers).toHaveCount(1);
  await input.fill("How do I taper for a half marathon?");
  await send.click();
  await expect(page).toHaveURL(threadAddress);
  await expect(questions).toHaveCount(2);
  await expect(answers).toHaveCount(2);
  await expect(answers.last(), "the page opens at its end").toBeInViewport();
});

test("CHAT-10 ERR-37 without a script a refused message says why, and its text stays", async ({
  page,
}) => {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Help me find my next race." }).click();
  const { input, send, trouble, questions } = chatOn(page);
  await input.fill("run ".repeat(600));
  await send.click();
  await expect(trouble).toContainText("Your message is too long");
  await expect(input).toHaveValue(/^run run/);
  await expect(questions).toHaveCount(1);
});

test("without a script an answer is rated, and its conversation is renamed and deleted", async ({
  page,
}) => {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Help me find my next race." }).click();
  const { answers, history } = chatOn(page);
  await answers.getByRole("button", { name: "Good answer" }).click();
  await expect(page).toHaveURL(threadAddress);
  await expect(answers.getByRole("button", { name: "Good answer" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const address = page.url().replace("/chat/", "/chat/threads/");
  await page.goto(`${address}/rename`);
  await page.getByLabel("Name").fill("  ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Give the conversation a name.")).toBeVisible();
  await page.getByLabel("Name").fill("My race");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(history.getByRole("link", { name: "My race" })).toBeVisible();
  await page.goto(`${address}/delete`);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/chat");
});
