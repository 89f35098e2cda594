import { expect, test } from "../support/test.ts";

test("HOME-09 HOME-11 without JavaScript the search is a form with native selects", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const block = visitor.page.getByRole("main").getByRole("search");
  await block.locator("[name=q]").fill("marathon");
  await block.getByLabel("Race type").selectOption("Road");
  const city = block.getByLabel("City");
  expect(city.locator("option").first()).toHaveText("All Cities");
  await city.selectOption("Lima");
  await block.getByRole("button", { name: "Search Races" }).click();
  expect(visitor.path).toBe("/races?q=marathon&type=Road&city=Lima");
  expect(visitor.page.getByRole("main")).toContainText("Lima");
});

test("HOME-12 HOME-14 HOME-18 without JavaScript the page is complete", async ({ visitor }) => {
  await visitor.visit("/");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("article")).toHaveCount(3);
  expect(main.getByText("Popular locations")).toBeVisible();
  expect(main.getByRole("definition").first()).toHaveText(/^[1-9][\d,]*\+$/);
  expect(main.getByRole("status")).toHaveCount(0);
});

test("the unit of length can be changed without JavaScript on the same page", async ({
  visitor,
}) => {
  await visitor.visit("/races?q=lima");
  await visitor.page.getByRole("button", { name: /^(Miles|mi)/ }).click();
  expect(visitor.path).toBe("/races?q=lima");
  expect(visitor.page.getByRole("button", { name: /^(Miles|mi)/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
