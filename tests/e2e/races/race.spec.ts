import { raceList } from "../race-list/race-list-page.ts";
import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("RACE-DET-01 the hero shows photo, type, name, date, place, distances and rating", {
  tag: "@pictures",
}, async ({ page }) => {
  await openRace(page, "Ultra-Trail Harricana du Canada");
  const head = page.getByRole("main").locator("header").first();
  const picture = head.locator("img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const facts = head.getByRole("listitem");
  await expect(facts.nth(0)).toHaveText("Ultra");
  await expect(facts.nth(1)).toHaveText(/^September \d{1,2}, \d{4}$/);
  await expect(facts.nth(2)).toHaveText("La Malbaie, Quebec, Canada");
  await expect(facts.nth(3)).toHaveText("5 distances");
  await expect(facts.nth(4)).toHaveText(/[1-5]\.\d.*\(\d+ reviews?\)/);
  await expectAccessible(page);
});

test("RACE-DET-05 RACE-DET-06 there is an overview and one tab for each distance with its own data", async ({
  page,
}) => {
  await openRace(page, "Ultra-Trail Harricana du Canada");
  await alive(page);
  await expect(page.getByRole("heading", { level: 2, name: "Race Overview" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "multiple sclerosis" }),
  ).toBeVisible();
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
});

test("RACE-DET-06 arrow keys, Home and End move between the tabs", async ({ page }) => {
  await openRace(page, "Ottawa Marathon");
  await alive(page);
  const tabs = page.getByRole("tab");
  const last = (await tabs.count()) - 1;
  await tabs.first().focus();
  for (const [key, place] of [
    ["ArrowRight", 1],
    ["End", last],
    ["ArrowRight", 0],
    ["ArrowLeft", last],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(place)).toBeFocused();
    await expect(tabs.nth(place)).toHaveAttribute("aria-selected", "true");
  }
});

test("RACE-DET-15 the back link goes to the list", async ({ page }) => {
  await openRace(page, "Ottawa Marathon");
  await page.getByRole("main").getByRole("link", { name: "All races" }).click();
  await expect(page).toHaveURL(/\/races(\?|$)/);
});

test("RACE-DET-13 similar races begin with those of the city and the type, and leave out the race itself", async ({
  page,
}) => {
  await openRace(page, "Brooklyn Half");
  const similar = page.getByRole("region", { name: "Similar races" }).getByRole("article");
  await expect(page.getByRole("heading", { name: "Similar Races" })).toBeVisible();
  const count = await similar.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(8);
  await expect(similar.first()).toContainText("New York");
  for (const race of await similar.all()) {
    await expect(race.getByText("Road", { exact: true })).toBeVisible();
    await expect(race).not.toContainText("Brooklyn Half");
  }
  const name = await similar.first().getByRole("heading").innerText();
  await similar.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("in miles, chips, tabs and facts of a race are in miles", async ({ page }) => {
  await page.goto("/races?q=ultra-trail+harricana");
  await alive(page);
  const { cards } = raceList(page);
  await expect(cards.first()).toContainText("125K");
  await page.getByRole("button", { name: /^(Miles|mi)/ }).click();
  await expect(cards.first()).toContainText("77.7 · 49.7");
  await expect(page).toHaveURL("/races?q=ultra-trail+harricana");
  const address = await cards.first().getByRole("link").getAttribute("href");

  // What the server sends is in miles already, so nothing flickers.
  const html = await (await page.request.get(String(address))).text();
  expect(html).toContain("77.7 mi");
  expect(html).not.toContain("125K</button>");

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

test("RACE-DET-17 GAP-10 a missing race is Race Not Found with status 404 and two links", async ({
  page,
}) => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "not-a-uuid"]) {
    const response = await page.goto(`/races/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Race Not Found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Races" })).toHaveAttribute(
      "href",
      "/races",
    );
    await expect(page.getByRole("link", { name: "Explore", exact: true })).toHaveAttribute(
      "href",
      "/",
    );
    await expect(page).toHaveTitle(/^Race Not Found/);
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Races" }).click();
  await expect(raceList(page).heading).toBeVisible();
});

test("ERR-01 RACE-DET-17 a page that fails to load during navigation says so", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  // An answer that is no data at all, as a broken proxy sends it.
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
});
