import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("RACE-LIST-04 on a phone the filters are a sheet, which closes with its button, with Escape and with a step back, and which applies without scripts too", async ({
  page,
  plainPage,
}) => {
  const controls = Promise.withResolvers<void>();
  // Files are named by their content, so the one of the controls is known by what is in it.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("filter-foot")) await controls.promise;
    await route.fulfill({ response });
  });
  await page.goto("/");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Races" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upcoming Races");
  const { filters, count, search } = raceList(page);
  const opener = page.getByRole("button", { name: "Filters" });
  await expect(filters).toBeHidden();
  await search.fill("lima");
  await search.press("Enter");
  await expect(page).toHaveURL("/races?q=lima");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/races");
  await opener.click();
  await expect(filters, "before its controls are loaded").toBeVisible();
  await expect(filters.getByRole("checkbox")).toHaveCount(0);
  controls.resolve();
  await expect(filters.getByRole("checkbox", { name: /^Road/ })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL("/races");

  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(filters).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(filters.getByRole("button", { name: "Close filters" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(filters).toBeHidden();
  await expect(opener).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");

  // The address changes before the page does, and another page would close the sheet.
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/Everything a Runner Needs/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Races" }).click();
  await expect(title).toHaveText("Upcoming Races");
  await opener.click();
  await expect(filters).toBeVisible();
  await expectAccessible(page);
  await filters.getByRole("checkbox", { name: /^Road/ }).check();
  await filters.getByRole("checkbox", { name: /^Peru/ }).check();
  await expect(page).toHaveURL("/races?type=Road&country=Peru");
  // The address changes a moment before what is shown: both filters must have arrived.
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible();
  const show = filters.getByRole("button", { name: /^Show \d+ races$/ });
  await expect(show).toBeInViewport();
  const promised = String(/\d+/.exec(await show.innerText())?.[0]);
  await show.click();
  await expect(filters).toBeHidden();
  await expect(count).toHaveText(`${promised} races found`);
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible();

  const plain = raceList(plainPage).filters;
  await plainPage.goto("/races");
  await expect(plain).toBeHidden();
  await plainPage.getByRole("button", { name: "Filters" }).click();
  await plain
    .getByRole("checkbox", { name: /^Trail/ })
    .first()
    .check();
  await plain.getByRole("button", { name: "Apply Filters" }).click();
  await expect(plainPage).toHaveURL("/races?type=Trail");
});
