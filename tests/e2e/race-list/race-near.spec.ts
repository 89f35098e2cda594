import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

test("a radius counts that is chosen before the place, and a late position keeps what was chosen meanwhile", async ({
  page,
}) => {
  await page.goto("/races");
  await alive(page);
  const { filters } = raceList(page);
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
