import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the page comes to rest: a turned wheel moves it for a while. */
async function restingPlace(page: Page): Promise<number> {
  let [before, now] = [-1, await scrolled(page)];
  while (now !== before) {
    await page.waitForTimeout(150);
    [before, now] = [now, await scrolled(page)];
  }
  return now;
}

test("back and forward restore filters, list and scroll position", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  const { filters, cards, count, search, heading } = raceList(page);
  const road = filters.getByRole("checkbox", { name: /^Road/ });
  const all = await count.innerText();
  await road.check();
  await expect(page).toHaveURL("/races?type=Road");
  await expect(count).not.toHaveText(all);
  const roads = await count.innerText();
  await search.fill("marathon");
  await search.press("Enter");
  await expect(page).toHaveURL("/races?q=marathon&type=Road");
  await expect(count).not.toHaveText(roads);
  await expect(cards.nth(10)).toBeVisible();
  const names = await cards.getByRole("heading").allInnerTexts();

  const link = cards.nth(7).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  // To press a link the test scrolls to it where that is needed: it goes there first.
  await restingPlace(page);
  await link.hover();
  const place = await restingPlace(page);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL("/races?q=marathon&type=Road");
  await expect(cards.getByRole("heading")).toHaveText(names);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 3);
  expect(await scrolled(page)).toBeLessThan(place + 3);
  await expect(search).toHaveValue("marathon");
  await expect(road).toBeChecked();

  await page.goBack();
  await expect(search).toHaveValue("");
  await expect(count).toHaveText(roads);
  await page.goBack();
  await expect(road).not.toBeChecked();
  await expect(count).toHaveText(all);
  await page.goForward();
  await expect(road).toBeChecked();
  await expect(count).toHaveText(roads);
});

test("RACE-LIST-05 back and forward restore the month of the calendar and the view", async ({
  page,
}) => {
  await page.goto("/races?country=Canada");
  await alive(page);
  const { views, filters } = raceList(page);
  const title = page.getByRole("heading", { level: 2, name: /^\w+ \d{4}$/ });
  await views.getByRole("link", { name: "Month" }).click();
  await expect(page).toHaveURL(/view=month/);
  const first = await title.innerText();
  // The title turns at once; the address follows when the month has come.
  const turn = async () => {
    const before = { title: await title.innerText(), address: page.url() };
    await page.getByRole("link", { name: "Next month" }).click();
    await expect(title).not.toHaveText(before.title);
    await expect(page).not.toHaveURL(before.address);
  };
  await turn();
  const second = await title.innerText();
  const address = page.url();
  await turn();
  await page.goBack();
  await expect(title).toHaveText(second);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(title).toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL("/races?country=Canada");
  await expect(views.getByRole("link", { name: "Grid" })).toHaveAttribute("aria-current", "true");
  await expect(filters.getByRole("checkbox", { name: /^Canada/ })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(title).toHaveText(second);

  await page.reload();
  await expect(title).toHaveText(second);
});

test("changing filters does not scroll; another page of the list starts at its top, with the focus on the races", async ({
  page,
}) => {
  await page.goto("/races");
  await alive(page);
  const { filters, cards } = raceList(page);
  const rating = filters.getByRole("radio", { name: /^3\+/ });
  await rating.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  await restingPlace(page);
  await rating.hover();
  const place = await restingPlace(page);
  await rating.check();
  await expect(page).toHaveURL("/races?rating=3");
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(3);
  const next = page.getByRole("link", { name: "Next", exact: true });
  // The address changes before the list does.
  await expect(next).toHaveAttribute("href", /rating=3/);
  const first = await cards.first().innerText();
  await next.click();
  await expect(page).toHaveURL("/races?rating=3&page=2");
  await expect(cards.first()).not.toHaveText(first);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator("#results"), "the link is gone").toBeFocused();
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await expect(page).toHaveURL("/races?rating=3");
});

const listData = /\/races\.data/;

/** Keeps the list's data back until the test lets it go. */
async function held(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(listData, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test("RACE-LIST-17 nine skeleton cards are shown while the list loads and while a filter is applied, and the choice shows at once", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  const releaseList = await held(page);
  await page.getByRole("banner").getByRole("link", { name: "Races", exact: true }).click();
  const { heading, loading, cards, filters } = raceList(page);
  await expect(heading).toBeVisible();
  await expect(loading.locator(":scope > *")).toHaveCount(9);
  await expect(page).toHaveURL("/races");
  releaseList();
  await expect(cards).toHaveCount(24);
  await expect(loading).toHaveCount(0);

  await page.unroute(listData);
  const releaseFilter = await held(page);
  const ultra = filters.getByRole("checkbox", { name: /^Ultra/ });
  await ultra.click();
  await expect(ultra).toBeChecked();
  await expect(loading.locator(":scope > *")).toHaveCount(9);
  const skeleton = await loading.locator(":scope > *").first().boundingBox();
  releaseFilter();
  await expect(loading).toHaveCount(0);
  const card = await cards.first().boundingBox();
  expect(skeleton?.width).toBe(card?.width);
  expect(Math.abs((skeleton?.height ?? 0) - (card?.height ?? 0))).toBeLessThan(60);
});
