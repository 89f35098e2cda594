import { countAt, raceList } from "./race-list-page.ts";
import { expect, test } from "./test.ts";

test("RACE-LIST-06 a length in the search finds all races that offer it", async ({ request }) => {
  const offered = await countAt(request, "/races?distance=20.5-21.5");
  expect(offered).toBeGreaterThan(10);
  for (const typed of ["21k", "21 km", "21.0975 km"]) {
    const found = await countAt(request, `/races?q=${encodeURIComponent(typed)}`);
    expect(found, typed).toBeGreaterThanOrEqual(offered);
  }
  for (const typed of ["half marathon", "media maratón"]) {
    const found = await countAt(request, `/races?q=${encodeURIComponent(typed)}`);
    expect(found, typed).toBeGreaterThan(10);
  }
});

test("RACE-LIST-07 FMT-04 Trail finds the mountain races that wear its badge", async ({
  page,
  request,
}) => {
  const mountain = await countAt(request, "/races?type=mountain");
  expect(mountain).toBeGreaterThan(0);
  expect(await countAt(request, "/races?type=Trail")).toBeGreaterThan(mountain);

  await page.goto("/races?type=Trail&q=Misti");
  await expect(raceList(page).cards.first()).toContainText("Misti");
  const types = raceList(page).filters.getByRole("group", { name: "Race type" });
  await expect(types.getByText("Trail", { exact: true })).toBeVisible();
  await expect(types.getByText(/mountain|city/i)).toHaveCount(0);
});

test("misspelt words that no race has together show what one of them finds", async ({ page }) => {
  await page.goto("/races?q=bosston+ottawwa");
  await expect(page.getByText(/^Showing results for (boston|ottawa)\./)).toBeVisible();
  await expect(raceList(page).cards.first()).toContainText(/boston|ottawa/i);
});
