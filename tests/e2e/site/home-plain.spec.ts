import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("HOME-09 HOME-11 without JavaScript the search is a form with native selects", async ({
  page,
}) => {
  await page.goto("/");
  const block = page.getByRole("main").getByRole("search");
  await block.getByPlaceholder("Search races...").fill("marathon");
  await block.getByLabel("Race type").selectOption("Road");
  const city = block.getByLabel("City");
  await expect(city.locator("option").first()).toHaveText("All Cities");
  await city.selectOption("Lima");
  await block.getByRole("button", { name: "Search Races" }).click();
  await expect(page).toHaveURL("/races?q=marathon&type=Road&city=Lima");
  await expect(page.getByRole("main")).toContainText("Lima");
});

test("HOME-12 HOME-14 HOME-18 without JavaScript the page is complete", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(3);
  await expect(main.getByText("Popular locations")).toBeVisible();
  await expect(main.getByRole("definition").first()).toHaveText(/^[1-9][\d,]*\+$/);
  await expect(main.getByRole("status")).toHaveCount(0);
});

test("the unit of length can be changed without JavaScript on the same page", async ({ page }) => {
  await page.goto("/races?q=lima");
  await page.getByRole("button", { name: /^(Miles|mi)/ }).click();
  await expect(page).toHaveURL("/races?q=lima");
  await expect(page.getByRole("button", { name: /^(Miles|mi)/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
