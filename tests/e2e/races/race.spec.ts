import { raceList } from "../race-list/race-list-page.ts";
import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("RACE-DET-01 RACE-DET-06 the hero shows a photo, and each distance has a tab that a click, arrow keys, Home and End reach", {
  tag: "@pictures",
}, async ({ page }) => {
  await openRace(page, "Ultra-Trail Harricana du Canada");
  await alive(page);
  const picture = page.getByRole("main").locator("header").first().locator("img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);

  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["125K", "80K", "42K", "28K", "10K"]);
  const panel = page.getByRole("tabpanel");
  const prices = new Set<string>();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole("term").filter({ hasText: "Distance" })).toBeVisible();
    prices.add(await panel.locator("strong").first().innerText());
  }
  expect(prices.size).toBeGreaterThan(3);

  await tabs.first().click();
  for (const [key, place] of [
    ["ArrowRight", 1],
    ["End", 4],
    ["ArrowRight", 0],
    ["ArrowLeft", 4],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(place)).toBeFocused();
    await expect(tabs.nth(place)).toHaveAttribute("aria-selected", "true");
  }
});

test("in miles, chips, tabs and facts of a race are in miles", async ({ page }) => {
  await page.goto("/races?q=ultra-trail+harricana");
  await alive(page);
  const { cards } = raceList(page);
  await expect(cards.first()).toContainText("125K");
  await page.getByRole("button", { name: /^(Miles|mi)/ }).click();
  await expect(cards.first()).toContainText("77.7 · 49.7");
  await expect(page).toHaveURL("/races?q=ultra-trail+harricana");
  await cards.first().getByRole("link").click();
  await expect(page.getByRole("tab").first()).toHaveText("77.7 mi");
  await expect(page.getByRole("tabpanel")).toContainText(/[\d,]+ ft/);
  await page.getByRole("button", { name: /^(Kilometers|km)/ }).click();
  await expect(page.getByRole("tab").first()).toHaveText("125K");
  await page.goto("/races?distance=42-100");
  await expect(raceList(page).chips.getByRole("link").first()).toHaveText("42 km and more");
  await page.getByRole("button", { name: /^(Miles|mi)/ }).click();
  await expect(raceList(page).chips.getByRole("link").first()).toHaveText("26.1 mi and more");
});

test("ERR-01 RACE-DET-17 a page that fails to load during navigation says so", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  // An answer that is not data, as a broken proxy sends it.
  await page.route(/\/races\/[0-9a-f-]{36}\.data/, (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: "<html>sorry</html>" }),
  );
  await raceList(page).cards.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Race Not Found" })).toBeVisible();
  await expect(
    page.getByText("Failed to load race details. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Races" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Explore", exact: true })).toBeVisible();
  await expectAccessible(page);
});
