import type { Page } from "@playwright/test";
import { servicesPage } from "../experts/services-page.ts";
import { raceList } from "../race-list/race-list-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Keeps data back until the test lets them go. */
async function held(page: Page, data: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(data, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("EXP-12 EXP-13 HOME-11 HOME-13 HOME-23 RACE-LIST-17 VC-03 while the home page, the list of races or the services load, cards stand in for theirs, and what is typed or chosen meanwhile stays", async ({
  page,
}) => {
  await page.goto("/races");
  await alive(page);
  const go = (name: string) =>
    page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
  const releaseHome = await held(page, /\/_(root)?\.data(\?|$)/);
  await go("Home");
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
  releaseHome();
  await expect(main.getByRole("article")).toHaveCount(3);
  await expect(main.getByRole("searchbox", { name: "Search" })).toHaveValue("sierra");
  await expect(main.getByRole("combobox", { name: "Race type" })).toContainText("Trail");
  await expect(dots).toHaveCount(0);
  await expect(main.getByText("Popular locations")).toBeVisible();
  await expect(main.getByRole("definition").first()).toHaveText(/^[1-9][\d,]*\+$/);
  const loaded = await main.getByRole("article").first().boundingBox();
  expect(Math.abs((loaded?.height ?? 0) - (waiting?.height ?? 0))).toBeLessThan(60);

  const releaseList = await held(page, /\/races\.data/);
  await go("Races");
  const { heading, loading, cards, filters } = raceList(page);
  await expect(heading).toBeVisible();
  await expect(loading.locator(":scope > *")).toHaveCount(9);
  await expect(page).toHaveURL("/races");
  releaseList();
  // Closed races of the next days are folded away, so how many are in sight depends on the day.
  await expect(main.getByRole("article", { includeHidden: true })).toHaveCount(24);
  await expect(loading).toHaveCount(0);
  const releaseFilter = await held(page, /\/races\.data/);
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

  const releaseServices = await held(page, /\/services\.data/);
  await go("Services");
  const services = servicesPage(page);
  const empty = page.getByRole("status", { name: "Loading services" });
  await expect(empty.locator(".expert-card")).toHaveCount(6);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services");
  releaseServices();
  await expect(services.cards.first()).toBeVisible();
  await expect(empty).toHaveCount(0);
  await services.banner.getByRole("link").click();
  await expect(page).toHaveURL("/services?tab=virtual");
  await expect(page.getByText("Coaches are available everywhere")).toBeVisible();
  const all = await services.cards.count();
  await services.city.selectOption("Skipville");
  await expect(page).toHaveURL("/services?tab=virtual&city=Skipville");
  await expect(services.cards).toHaveCount(all);
  await services.search.fill("no coach has these words");
  await services.search.press("Enter");
  await expect(page.getByRole("heading", { name: "No Virtual Coaches Available" })).toBeVisible();
  await expectAccessible(page);
});
