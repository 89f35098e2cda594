import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { servicesPage } from "./services-page.ts";

test("EXP-03 EXP-04 EXP-11 choices of the filters stand in the history, and the focus stays with them", async ({
  page,
}) => {
  await page.goto("/services?q=skipping");
  await alive(page);
  const { search, specialty, city, count, cards, chips } = servicesPage(page);
  await specialty.selectOption("Skipping Ropes");
  await expect(page).toHaveURL("/services?q=skipping&specialty=Skipping+Ropes");
  await expect(count).toContainText("2 experts found");
  await city.focus();
  await city.selectOption("Ropeton");
  await expect(page).toHaveURL("/services?q=skipping&specialty=Skipping+Ropes&city=Ropeton");
  await expect(count).toHaveText("1 expert found");
  // The next choice begins where the last one ended.
  await expect(city).toBeFocused();
  await chips.getByRole("link", { name: "Remove filter “skipping”" }).click();
  await expect(page).toHaveURL("/services?specialty=Skipping+Ropes&city=Ropeton");
  await expect(search).toHaveValue("");
  const results = page.locator("main [aria-busy]");
  await expect(results, "the chip is gone").toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue("skipping");
  await page.goBack();
  await expect(city).toHaveValue("");
  await search.fill("zulema");
  await search.press("Enter");
  await expect(page).toHaveURL("/services?q=zulema&specialty=Skipping+Ropes");
  await expect(search).toBeFocused();

  await city.selectOption("Skipville");
  await search.fill("yorick");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "No Experts Found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Without Skipville" }).click();
  await expect(page).toHaveURL("/services?q=yorick&specialty=Skipping+Ropes");
  await expect(cards).toHaveCount(1);
  await expect(results, "the link is gone").toBeFocused();
});
