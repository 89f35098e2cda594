import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { dropFlashMessage } from "../support/flash-message.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

const starters = ["Race Finder", "Training Partner", "Race Day Guide"];

/** The names of the list, in its order. */
const names = (page: Page) => page.getByRole("rowheader").allInnerTexts();

const rowOf = (page: Page, name: string) => page.getByRole("row", { name });

/** Deletes an assistant of the open list by a request. */
async function deleteAssistant(page: Page, name: string) {
  const link = rowOf(page, name).getByRole("link", { name, exact: true });
  await page.request.post(`${await link.getAttribute("href")}/delete`, { maxRedirects: 0 });
}

test("ADM-AI-03 ADM-AI-04 ADM-AI-05 ADM-AI-08 ADM-AI-09 ADM-AI-10 ADM-AI-12 ADM-AI-13 ADM-AI-15 ADM-AI-17 GAP-45 GAP-85 an administrator creates, tries, changes, orders and deletes assistants, and opens their usage and feedback", async ({
  page,
}) => {
  const name = `Scout ${Date.now().toString(36)}`;
  await signIn(page, demoPerson.admin);
  const second = `Pair ${Date.now().toString(36)}`;
  const third = `Third ${Date.now().toString(36)}`;
  for (const each of [second, third]) {
    const form = { name: each, model: "gpt-4", instructions: "Be kind." };
    await page.request.post("/admin/ai/new", { form, maxRedirects: 0 });
  }
  await dropFlashMessage(page);
  await page.goto("/admin/ai");
  await alive(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add Assistant" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("tab", { name: "Conversation Flow" }).click();
  await page.getByLabel("Initial Message").fill("Help me scout.");
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Question 1", { exact: true }).fill("Where?");
  await page.getByLabel("Option 1 of question 1").first().fill("Peru");
  await page.getByRole("button", { name: "Add option to question 1" }).click();
  await page.getByRole("textbox", { name: "Option 2 of question 1" }).fill("Mexico");
  await page.getByRole("button", { name: "Move option 2 of question 1 up" }).click();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Create Assistant" }).click();
  await expect(page.getByText("System Instructions is required")).toBeVisible();
  const basic = page.getByRole("tab", { name: "Basic Info" });
  await expect(basic, "the tab of what is wrong").toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("System Instructions")).toBeFocused();
  await expect(page.getByLabel("Name"), "nothing typed is lost").toHaveValue(name);

  await page.getByLabel("System Instructions").fill("Search first.");
  await page.getByLabel("Test message").fill("Hello");
  await page.getByRole("button", { name: "Send" }).click();
  const answer = page.getByRole("article", { name: "Answer" });
  await expect(answer).toContainText("Answered by the built-in assistant");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create Assistant" }).click();
  await expect(page.getByText("Assistant created.")).toBeVisible();

  const answers = Promise.withResolvers<void>();
  await page.route("**/admin/ai/edit/*.data*", async (route) => {
    await answers.promise;
    await route.continue();
  });
  await rowOf(page, name).getByRole("link", { name, exact: true }).click();
  await expect(page.getByText("Loading assistant data...")).toBeVisible();
  answers.resolve();
  await page.getByLabel("Model").selectOption("gpt-4-turbo");
  await page.getByRole("tab", { name: "Conversation Flow" }).click();
  await expect(page.getByRole("textbox", { name: "Option 1 of question 1" })).toHaveValue("Mexico");
  await page.getByRole("button", { name: "Remove option 1 of question 1" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Assistant saved.")).toBeVisible();
  await expect(rowOf(page, name)).toContainText("gpt-4-turbo");

  await openMenu(rowOf(page, third));
  const answered = () => page.waitForResponse((one) => one.request().method() === "POST");
  const moved = answered();
  await page.getByRole("button", { name: `Move ${third} up` }).click();
  await expect.poll(() => names(page)).toEqual([...starters, third, second, name]);
  await expect(page.getByRole("button", { name: `Move ${third} up` })).toBeFocused();
  await page.keyboard.press("Escape");
  await moved;
  const ordered = answered();
  await rowOf(page, second).dragTo(rowOf(page, third));
  await expect.poll(() => names(page)).toEqual([...starters, second, third, name]);
  await ordered;
  const stored = await (await page.request.get("/admin/ai")).text();
  expect(stored.indexOf(second)).toBeLessThan(stored.indexOf(third));
  await deleteAssistant(page, third);
  await dropFlashMessage(page);
  await openMenu(rowOf(page, second));
  await page.getByRole("button", { name: `Move ${second} down` }).click();
  const problem = page.getByText("Failed to reorder assistants. Please try again.");
  await expect(problem, "ERR-50").toBeVisible();
  await expect
    .poll(() => names(page), "the list is read again")
    .toEqual([...starters, second, name]);

  await page.keyboard.press("Escape");
  await openMenu(rowOf(page, second));
  await page.getByRole("link", { name: `Delete ${second}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete ${second}?`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete this assistant" }).click();
  await expect(page.getByText(`${second} deleted.`)).toBeVisible();
  await deleteAssistant(page, name);

  await page.getByRole("link", { name: "Usage" }).click();
  await expect(page.getByRole("img", { name: /^Answers per day/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Feedback" }).click();
  const rated = page.getByRole("row").filter({ hasText: "half marathons are next in Peru" });
  await rated.getByText("“Two of them were new to me.”").click();
  await rated.getByText("Debug record").click();
  await expectAccessible(page);
});
