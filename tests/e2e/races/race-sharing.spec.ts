import { tabTo } from "../race-list/focus.ts";
import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

test("RACE-DET-03 the share menu opens, is navigated and closes with the keyboard, and copies the address with a message", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = await openRace(page, "Ottawa Marathon");
  await alive(page);
  const share = page.locator("summary").filter({ hasText: "Share" });
  await tabTo(page, share);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("main").locator("details");
  await tabTo(page, menu.getByRole("link", { name: "Email" }), 8);
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Email" })).toBeHidden();
  await expect(share).toBeFocused();

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("status").filter({ hasText: "Link copied" }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address);
});
