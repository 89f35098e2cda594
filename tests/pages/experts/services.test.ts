import { servicesPage } from "../../e2e/experts/services-page.ts";
import { expect, test } from "../support/test.ts";

test("EXP-03 EXP-04 without JavaScript the filters are one form that leads to a tidy address", async ({
  visitor,
}) => {
  await visitor.visit("/services");
  const { search, specialty, cards } = servicesPage(visitor.page);
  await search.fill("skipping");
  await specialty.selectOption("Uphill Skipping");
  await visitor.page.getByRole("main").getByRole("button", { name: "Search" }).click();
  expect(visitor.path).toBe("/services?q=skipping&specialty=Uphill+Skipping");
  expect(cards).toHaveCount(1);
  expect(specialty).toHaveValue("Uphill Skipping");
});

test("VC-02 without JavaScript coaches are searched, and the page says how a session goes", async ({
  visitor,
}) => {
  await visitor.visit("/services?tab=virtual");
  const { search, cards } = servicesPage(visitor.page);
  const all = cards.count();
  await search.fill("nutrition");
  await visitor.page.getByRole("main").getByRole("button", { name: "Search" }).click();
  expect(visitor.path).toBe("/services?tab=virtual&q=nutrition");
  expect(cards.count()).toBeLessThan(all);
  expect(visitor.page.getByRole("main").locator("noscript p")).toBeVisible();
});
