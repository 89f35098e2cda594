import { raceList } from "../race-list/race-list-page.ts";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

test("RACE-DET-06 the unit of length changes in place, on a list, in the tabs of a race that clicks and keys reach, and on a page without scripts", async ({
  page,
}) => {
  const address = "/races?q=ultra-trail+harricana&distance=42-100";
  await page.goto(address);
  await alive(page);
  const { cards, chips } = raceList(page);
  const miles = page.getByRole("button", { name: /^(Miles|mi)/ });
  const kilometers = page.getByRole("button", { name: /^(Kilometers|km)/ });
  await expect(kilometers).toHaveAttribute("aria-pressed", "true");
  await expect(cards.first()).toContainText("125K");
  await miles.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await miles.click();
  await expect(miles).toHaveAttribute("aria-pressed", "true");
  await expect(cards.first()).toContainText("77.7 · 49.7");
  await expect(chips.getByRole("link").nth(1)).toHaveText("26.1 mi and more");
  await expect(page).toHaveURL(address);
  const after = await page.evaluate(() => scrollY);
  expect(Math.abs(after - before)).toBeLessThan(80);

  await cards.first().getByRole("link").click();
  const tabs = page.getByRole("tab");
  const panel = page.getByRole("tabpanel");
  await expect(tabs.first()).toContainText("77.7 mi");
  await expect(panel).toContainText(/[\d,]+ ft/);
  await kilometers.click();
  await expect(tabs).toContainText(["125K", "80K", "42K", "28K", "10K"]);
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

  await page.goto("/about");
  await miles.click();
  await expect(page).toHaveURL("/about");
  await expect(miles).toHaveAttribute("aria-pressed", "true");
});
