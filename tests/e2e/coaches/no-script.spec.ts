import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("without a script a session is a page of its own, in writing, from the start to the stars", async ({
  page,
}) => {
  await page.goto("/services?tab=virtual");
  await page.getByRole("button", { name: "Start Video Call with Coach Luz" }).click();
  await expect(page).toHaveURL(/\/coach-sessions\/[\w-]+$/);
  await page.getByLabel("Your message to the coach").fill("Trail races in Peru");
  await page.getByRole("button", { name: "Send" }).click();
  const log = page.getByRole("log");
  await expect(log.getByRole("list", { name: "Races" }).getByRole("link").first()).toBeVisible();
  await page.getByRole("form", { name: "Suggestions" }).getByRole("button").first().click();
  await expect(log.locator(".room-said-runner")).toHaveCount(2);
  await page.getByRole("button", { name: "End Session" }).click();
  await expect(page.getByText("This session has ended.").first()).toBeVisible();
  await page.getByRole("radio", { name: "3 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You gave this session")).toBeVisible();
});
