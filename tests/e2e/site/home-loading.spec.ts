import type { Page, Route } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** What the home page asks for when another page turns to it. */
const homeData = /\/_(root)?\.data(\?|$)/;

function goHome(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
}

test("HOME-03 HOME-04 the promo appears one second after the page and stays until it is closed", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await alive(page);
  const promo = page.getByRole("complementary", { name: "Running Assistant" });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.reload();
  await alive(page);
  await page.clock.runFor(900);
  await expect(promo).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(promo).toBeVisible();
  await page.clock.runFor(600_000);
  await expect(promo).toBeVisible();
  await promo.getByRole("button", { name: "Close" }).click();
  await expect(promo).toHaveCount(0);
  await page.clock.runFor(600_000);
  await expect(promo, "what was closed stays closed").toHaveCount(0);
  await page.reload();
  await alive(page);
  await page.clock.runFor(600_000);
  await expect(promo, "on the next visit as well").toHaveCount(0);
});

test("HOME-03 HOME-04 on a phone the promo has its text, is accessible, closes by keyboard and covers nothing permanently", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const promo = page.getByRole("complementary", { name: "Running Assistant" });
  await expect(promo).toBeInViewport({ ratio: 1 });
  for (const part of [promo.getByRole("heading"), promo.getByRole("paragraph")]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.width).toBeGreaterThan(100);
  }
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole("main").locator("section").last().boundingBox();
  const card = await promo.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  await promo.getByRole("button", { name: "Close" }).press("Enter");
  await expect(promo).toHaveCount(0);
});

test("HOME-11 HOME-13 HOME-23 the loading page shows dots and placeholder cards, then its content, and keeps what was typed", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.goto("/races");
  await alive(page);
  await page.route(homeData, hold);
  await goHome(page);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Everything a Runner Needs/);
  const main = page.getByRole("main");
  const dots = main.locator(".loading-dots");
  await expect(dots).toBeVisible();
  await expect(dots).toHaveText("Loading...");
  const skeletons = main.locator(".race-grid > *");
  await expect(skeletons).toHaveCount(3);
  await expect(main.getByRole("article")).toHaveCount(0);
  const waiting = await skeletons.first().boundingBox();
  await main.getByRole("searchbox", { name: "Search" }).fill("sierra");
  release();
  await expect(main.getByRole("article")).toHaveCount(3);
  await expect(main.getByRole("searchbox", { name: "Search" })).toHaveValue("sierra");
  await expect(main.getByRole("combobox", { name: "Race type" })).toContainText("Trail");
  await expect(dots).toHaveCount(0);
  await expect(main.getByText("Popular locations")).toBeVisible();
  await expect(main.getByRole("definition").first()).toHaveText(/^[1-9][\d,]*\+$/);
  const loaded = await main.getByRole("article").first().boundingBox();
  expect(Math.abs((loaded?.height ?? 0) - (waiting?.height ?? 0))).toBeLessThan(60);
});

test("HOME-24 HOME-16 a page that fails to load shows zero and announces races, without an error", async ({
  browser,
}) => {
  // A separate page: the browser reports the lost connection in its console.
  const page = await browser.newPage();
  await page.goto("/races");
  await alive(page);
  await page.route(homeData, (route) => route.abort("connectionreset"));
  await goHome(page);
  await expect(page).toHaveURL("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Races Coming Soon" })).toHaveCount(3);
  await expect(main.getByRole("definition").first()).toHaveText("0+");
  await expect(main.locator(".loading-dots")).toHaveCount(0);
  await expect(page.getByText(/error|wrong|failed/i)).toHaveCount(0);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/Everything a Runner Needs/);
  await page.close();
});
