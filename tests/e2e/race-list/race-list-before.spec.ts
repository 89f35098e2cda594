import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

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

test("RACE-LIST-10 a reader of miles chooses a distance in miles, with and without scripts", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await context.addCookies([{ name: "units", value: "mi", url: baseURL ?? "" }]);
  await page.goto("/races");
  await alive(page);
  const { filters } = raceList(page);
  const from = filters.getByRole("spinbutton", { name: "Distance from, mi" });
  await expect(filters.getByRole("status").filter({ hasText: /mi$/ })).toHaveText("0–62+ mi");
  await from.fill("10");
  await from.press("Tab");
  await expect(page).toHaveURL("/races?distance=16.1-100");
  await expect(from).toHaveValue("10");
  await expect(raceList(page).chips).toContainText("10 mi and more");

  const posted = await request.get("/races?distance_unit=mi&distance_from=10&distance_to=62&q=", {
    maxRedirects: 0,
  });
  expect(posted.headers().location).toBe("/races?distance=16.1-100");
});
