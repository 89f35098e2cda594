import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

test("RACE-LIST-20 RACE-LIST-21 the photo of a card is never broken, and a card leads to its race", {
  tag: "@pictures",
}, async ({ page }) => {
  await page.goto("/races?rating=4");
  const { cards } = raceList(page);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const link = cards.first().getByRole("link");
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("a race leads back to the list with its filters", async ({ page }) => {
  await page.goto("/races?country=Peru&type=Road");
  await alive(page);
  await raceList(page).cards.first().getByRole("link").click();
  const back = page.getByRole("link", { name: "All races" });
  await expect(back).toHaveAttribute("href", "/races?type=Road&country=Peru");
  await page.reload();
  await alive(page);
  await expect(back).toHaveAttribute("href", "/races?type=Road&country=Peru");
  const address = page.url();
  await back.click();
  await expect(page).toHaveURL("/races?type=Road&country=Peru");

  await page.goto(address);
  await expect(back).toHaveAttribute("href", "/races");
});

test("choices keep one another while their pages load, on the list, the calendar and the map", async ({
  page,
}) => {
  await page.goto("/races?country=Mexico");
  await alive(page);
  const { filters, chips, sort, months, views } = raceList(page);
  let pressed = Promise.withResolvers<void>();
  await page.route("**/races.data?**", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await filters.getByRole("checkbox", { name: /^Trail/ }).check();
  await sort.focus();
  await sort.selectOption("price");
  await expect(sort, "the next key chooses further").toBeFocused();
  await months.getByRole("link", { name: /^Weekends/ }).click();
  await filters.getByRole("radio", { name: /^4\+/ }).check();
  await chips.getByRole("link", { name: "Remove filter Mexico" }).click();
  await views.getByRole("link", { name: "Week" }).click();
  pressed.resolve();
  await expect(page).toHaveURL("/races?type=Trail&weekends=1&rating=4&sort=price&view=week");

  pressed = Promise.withResolvers();
  await filters.getByRole("radio", { name: "Any rating" }).check();
  await page.getByRole("link", { name: "Next week" }).click();
  await months.getByRole("link", { name: /^Weekends/ }).click();
  pressed.resolve();
  await expect(page).toHaveURL(/\/races\?type=Trail&sort=price&view=week&date=\d{4}-\d\d-\d\d$/);

  pressed = Promise.withResolvers();
  await views.getByRole("link", { name: "Map" }).click();
  pressed.resolve();
  await expect(page.locator("[data-scale]")).toHaveText(/km$/);
  pressed = Promise.withResolvers();
  await months.getByRole("link", { name: /^Weekends/ }).click();
  await page
    .getByRole("navigation", { name: "Parts of the map" })
    .getByRole("link", { name: "Mexico" })
    .click();
  pressed.resolve();
  await expect(page).toHaveURL(/\?type=Trail&weekends=1&sort=price&view=map.*&box=.+$/);
});
