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

test("EXP-12 EXP-13 VC-03 six cards stand in while the services load, and the banner switches to the coaches", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  const arrived = Promise.withResolvers<void>();
  await page.route("**/services.data*", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Services" }).first().click();
  const waiting = page.getByRole("status", { name: "Loading services" });
  await expect(waiting.locator(".expert-card")).toHaveCount(6);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services");
  arrived.resolve();
  const { cards, banner, city, search } = servicesPage(page);
  await expect(cards.first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expectAccessible(page);
  await banner.getByRole("link").click();
  await expect(page).toHaveURL("/services?tab=virtual");
  await expect(page.getByText("Coaches are available everywhere")).toBeVisible();
  await expectAccessible(page);
  const all = await cards.count();
  await city.selectOption("Skipville");
  await expect(page).toHaveURL("/services?tab=virtual&city=Skipville");
  await expect(cards).toHaveCount(all);
  await search.fill("no coach has these words");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "No Virtual Coaches Available" })).toBeVisible();
});
