import { demoRaces } from "#db/demo/races/catalog.ts";
import { raceId } from "#db/demo/races/rows.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const list = "/races?country=Peru";

test("races of the list are compared side by side, also on a phone, and one is taken out again", async ({
  page,
}) => {
  await page.goto(list);
  await alive(page);
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  const name = (await boxes.first().getAttribute("aria-label"))?.replace("Compare ", "") ?? "";
  await boxes.first().check({ force: true });
  await boxes.nth(2).check({ force: true });
  await expect(page.getByText("2 of 4 chosen")).toBeVisible();
  await expectAccessible(page);
  // The choice outlives another list.
  await page.getByRole("checkbox", { name: /^Mexico/ }).check();
  await page.getByRole("checkbox", { name: /^Peru/ }).uncheck();
  await expect(page).toHaveURL("/races?country=Mexico");
  // The address changes before the list does.
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
  await expect(chips).toHaveText(["Mexico", "Clear all"]);
  await expect(page.getByText("2 of 4 chosen")).toBeVisible();
  await boxes.first().check({ force: true });
  await page.getByRole("link", { name: "Compare 3 races" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare Races");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("rowheader", { name: "Price" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: `Remove ${name}` }).click();
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  expect(new URL(page.url()).searchParams.getAll("id")).toHaveLength(2);
  await page.getByRole("link", { name: "Choose from all races" }).click();
  await expect(page.getByText("2 of 4 chosen")).toBeVisible();
  await page.goBack();
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await page.goBack();
  await expect(table.getByRole("columnheader")).toHaveCount(3);

  const ids = demoRaces
    .filter(({ country }) => country === "Peru")
    .sort((one, other) => Number(other.isCancelled ?? false) - Number(one.isCancelled ?? false))
    .slice(0, 4)
    .map((race) => `id=${raceId(race)}`);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/races/compare?${ids.join("&")}`);
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  const cancelled = page.locator('th[data-standing="cancelled"]').first();
  const flag = await cancelled.getByText("Cancelled", { exact: true }).boundingBox();
  const bib = await cancelled.locator(".bib").boundingBox();
  expect((flag?.y ?? 0) + (flag?.height ?? 0), "the bib hides no word").toBeLessThan(bib?.y ?? 0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
