import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

test("choices keep one another while their pages load, on the list, the calendar and the map, and a place that is searched for or comes late keeps them too", async ({
  page,
}) => {
  await page.goto("/races?country=Mexico");
  await alive(page);
  const { filters, chips, sort, months, views } = raceList(page);
  let pressed = Promise.withResolvers<void>();
  const hold = "**/races.data?**";
  await page.route(hold, async (route) => {
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
  await page.unroute(hold);

  await page.getByRole("banner").getByRole("link", { name: "Races" }).first().click();
  await expect(page).toHaveURL("/races");
  await expect(chips, "the list has come").toHaveCount(0);
  // A position that comes when the test says so.
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      Object.assign(window, {
        findPosition: () =>
          found({ coords: { latitude: 19.43, longitude: -99.13 } } as GeolocationPosition),
      });
    };
  });
  await filters.getByRole("button", { name: "Near me" }).click();
  await filters.getByLabel("Radius").selectOption("100");
  await filters.getByRole("checkbox", { name: /^Road/ }).check();
  await expect(page).toHaveURL("/races?type=Road");
  await page.evaluate("window.findPosition()");
  await expect(page).toHaveURL("/races?type=Road&near=19.43%2C-99.13&within=100");

  await filters.getByRole("button", { name: "Near me" }).click();
  await filters.getByLabel("Near", { exact: true }).fill("Cusco");
  await filters.getByLabel("Near", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/near=Cusco/);
  await page.evaluate("window.findPosition()");
  const road = filters.getByRole("checkbox", { name: /^Road/ });
  await road.uncheck();
  await expect(page).toHaveURL(/^[^?]*\?near=Cusco[^&]*&within=100$/);
  await expect(filters.getByRole("checkbox", { name: /^Trail/ })).toBeVisible();
  await expect(road, "a choice without races stays where it was taken back").toBeFocused();
  const radius = filters.getByLabel("Radius");
  await radius.focus();
  await radius.selectOption("200");
  await expect(page).toHaveURL(/&within=200$/);
  await expect(radius, "the keyboard can go on").toBeFocused();
  await page.goBack();
  await expect(radius).toHaveValue("100");
});
