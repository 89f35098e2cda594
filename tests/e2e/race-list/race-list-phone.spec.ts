import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { overflow, raceList } from "./race-list-page.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("RACE-LIST-04 on a phone the filters are a sheet, which closes with its button, with Escape and with a step back", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Races" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upcoming Races");
  const { filters, count } = raceList(page);
  const opener = page.getByRole("button", { name: "Filters" });
  await expect(filters).toBeHidden();
  await opener.click();
  await expect(filters).toBeVisible();
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

  await page.goto("/races");
  await alive(page);
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
});

const crowded =
  "/races?q=marathon&type=Road&type=Trail&type=Ultra&country=Canada&country=Mexico&country=Peru&country=United+States&city=San+Francisco&distance=5-99&when=next-month&rating=3";

test("all chips at once fit on a phone and are accessible, in the grid and the calendars", async ({
  page,
}) => {
  for (const address of [crowded, `${crowded}&view=month`, `${crowded}&view=week`]) {
    await page.goto(address);
    await expect(raceList(page).chips.getByRole("link")).toHaveCount(14);
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test("at 200 % zoom on a laptop nothing is missing or cut off", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const address of ["/races", "/races?view=month", "/races?view=week", crowded]) {
    await page.goto(address);
    await alive(page);
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: /^Filters/ }).click();
    const { filters } = raceList(page);
    await expect(filters.getByRole("button", { name: /^Show/ })).toBeInViewport();
    await filters.getByRole("radio", { name: /^5/ }).scrollIntoViewIfNeeded();
    await expect(filters.getByRole("radio", { name: /^5/ })).toBeInViewport();
    await page.keyboard.press("Escape");
  }
});

test("without JavaScript the sheet of a phone opens and applies", async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/races");
  const { filters } = raceList(page);
  await expect(filters).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await filters
    .getByRole("checkbox", { name: /^Trail/ })
    .first()
    .check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/races?type=Trail");
});
