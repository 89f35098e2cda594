import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/test.ts";
import { overflow, raceList } from "./race-list-page.ts";
import { raceMap } from "./race-map-page.ts";

test("a jump and keys move the map, and a step back returns; a group opened with the keyboard keeps the focus, and races light their pins", async ({
  page,
}) => {
  await page.goto("/races?type=Road");
  await raceList(page).views.getByRole("link", { name: "Map" }).click();
  await expect(page).toHaveURL("/races?type=Road&view=map");
  const { map, groups, jumps, inView } = await openedMap(page);
  await page.locator("[data-pins]").first().getByRole("link").focus();
  await expect(map.locator("[data-pin][data-lit]").first()).toBeAttached();
  await jumps.getByRole("link", { name: "Peru" }).click();
  await expect(page).toHaveURL(/type=Road&view=map&box=.+&zoom=\d+$/);
  await expect(inView).toHaveText(/of \d+ races in view/);
  await expectAccessible(page);
  await map.focus();
  const before = page.url();
  await page.keyboard.press("+");
  await expect(page).not.toHaveURL(before);
  const closer = page.url();
  await page.keyboard.press("ArrowLeft");
  await expect(page).not.toHaveURL(closer);
  const moved = page.url();
  await map.dblclick({ position: { x: 40, y: 200 } });
  await expect(page).not.toHaveURL(moved);
  await page.keyboard.press("0");
  await expect(page).toHaveURL("/races?type=Road&view=map");
  // The whole map again. Other tests add and delete races meanwhile.
  await expect(inView).toHaveText(/^\d+ races in \d+ places/);
  const group = groups.first();
  const pin = String(await group.getAttribute("data-pin"));
  await group.focus();
  await page.keyboard.press("Enter");
  await expect(inView).toHaveText(/of \d+ races in view/);
  await expect(map.locator(`[data-pin="${pin}"]:focus`)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL("/races?type=Road&view=map");
});

test("the map fits a phone, where a group that no closer look takes apart leads to its races; one whose races are not all in the list leads to a list of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/races?city=Arequipa&view=map");
  const { map, groups, inView } = await openedMap(page);
  await expect(map.locator("path.map-ours")).toHaveCount(4);
  expect(await overflow(page)).toBe(0);
  const { cards } = raceList(page);
  const row = cards.first().getByRole("link");
  await expect(row).not.toBeInViewport();
  await groups.focus();
  await page.keyboard.press("Enter");
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(page).toHaveURL("/races?city=Arequipa&view=map");

  await page.setViewportSize({ width: 1280, height: 800 });
  // As if it were on the next page of the list.
  await page
    .locator("[data-pins]")
    .first()
    .evaluate((row) => row.remove());
  const group = page.locator(".map-pins-wide [data-rows]");
  const races = Number(await group.getAttribute("data-rows"));
  await group.click();
  await expect(page).toHaveURL(/city=Arequipa&view=map&box=.+&zoom=12#map-list$/);
  await expect(inView).toHaveText(`${races} of ${races} races in view`);
  await expect(cards).toHaveCount(races);
  await expect(cards.first()).toBeInViewport();
});

/** The script says the scale when it has taken the map. */
async function openedMap(page: Page) {
  const parts = raceMap(page);
  await expect(parts.map.locator("[data-scale]")).toHaveText(/km$/);
  return parts;
}
