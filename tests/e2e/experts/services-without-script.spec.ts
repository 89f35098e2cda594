import { expect, test } from "../support/test.ts";
import { servicesPage } from "./services-page.ts";

test.use({ javaScriptEnabled: false });

test("EXP-03 EXP-04 without JavaScript the filters are one form that leads to a tidy address", async ({
  page,
}) => {
  await page.goto("/services");
  const { search, specialty, cards } = servicesPage(page);
  await search.fill("skipping");
  await specialty.selectOption("Uphill Skipping");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/services?q=skipping&specialty=Uphill+Skipping");
  await expect(cards).toHaveCount(1);
  await expect(specialty).toHaveValue("Uphill Skipping");
});

test("VC-02 without JavaScript coaches are searched, and the page says how a session goes", async ({
  page,
}) => {
  await page.goto("/services?tab=virtual");
  const { search, cards } = servicesPage(page);
  const all = await cards.count();
  await search.fill("nutrition");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/services?tab=virtual&q=nutrition");
  expect(await cards.count()).toBeLessThan(all);
  await expect(page.getByRole("main").locator("noscript p")).toBeVisible();
});
