import { tabTo } from "../race-list/focus.ts";
import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { oddRaces } from "./odd-races.ts";

test("RACE-DET-03 RACE-DET-06 RACE-DET-14 the share menu opens, is navigated and closes with the keyboard, and copies the address; a phone has the way to register in sight; a race with little data and one that is cancelled, past, reviewed or has a registration of each distance are accessible", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = await openRace(page, "Ultra-Trail Harricana du Canada");
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
  await page.keyboard.press("Escape");

  const register = page.getByRole("link", { name: /^Register \(/ });
  await expect(page.getByRole("tab")).toHaveText([/^125K/, /^80K/, /^42K/, /^28K/, /^10K/]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(register.last()).toBeInViewport();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const race of ["bare", "cancelled", "past", "reviewed", "ownLinks"] as const) {
    await page.goto(`/races/${oddRaces[race]}`);
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Choose a distance" }).click();
  await expect(page.getByRole("heading", { name: "Distances" })).toBeInViewport();
});
