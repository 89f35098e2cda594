import type { Locator, Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Where the page comes to rest: a turned wheel moves it for many frames. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let [place, still] = [scrollY, 0];
    while (still < 12) {
      await new Promise(requestAnimationFrame);
      still = scrollY === place ? still + 1 : 0;
      place = scrollY;
    }
    return Math.round(place);
  });
}

/** How far below the edge of the window an element begins. */
async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

test("back and forward restore filters, list and scroll position, and a race leads back to its list; changing filters does not scroll, and another page of the list starts at its top, with the focus on the races", async ({
  page,
}) => {
  await page.goto("/races");
  await alive(page);
  const { filters, cards, count, search, heading } = raceList(page);
  const road = filters.getByRole("checkbox", { name: /^Road/ });
  const all = await count.innerText();
  await road.check();
  await expect(page).toHaveURL("/races?type=Road");
  await expect(count).not.toHaveText(all);
  const roads = await count.innerText();
  await search.fill("marathon");
  await search.press("Enter");
  await expect(page).toHaveURL("/races?q=marathon&type=Road");
  await expect(count).not.toHaveText(roads);
  await expect(cards.nth(10)).toBeVisible();
  const names = await cards.getByRole("heading").allInnerTexts();

  const link = cards.nth(7).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  // To press a link the test scrolls to it where that is needed: it goes there first.
  await restingPlace(page);
  await link.hover();
  const place = await restingPlace(page);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL("/races?q=marathon&type=Road");
  await expect(cards.getByRole("heading")).toHaveText(names);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 3);
  expect(await scrolled(page)).toBeLessThan(place + 3);
  await expect(search).toHaveValue("marathon");
  await expect(road).toBeChecked();

  await page.goBack();
  await expect(search).toHaveValue("");
  await expect(count).toHaveText(roads);
  await page.goBack();
  await expect(road).not.toBeChecked();
  await expect(count).toHaveText(all);
  await page.goForward();
  await expect(road).toBeChecked();
  await expect(count).toHaveText(roads);

  await page.goBack();
  await expect(page).toHaveURL("/races");
  const rating = filters.getByRole("radio", { name: /^3\+/ });
  await rating.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  await restingPlace(page);
  await rating.hover();
  await restingPlace(page);
  const before = await topOf(rating);
  await rating.check();
  await expect(page).toHaveURL("/races?rating=3");
  const next = page.getByRole("link", { name: "Next", exact: true });
  // The address changes before the list does.
  await expect(next).toHaveAttribute("href", /rating=3/);
  expect(Math.abs((await topOf(rating)) - before), "what was chosen stays in place").toBeLessThan(
    3,
  );
  const first = await cards.first().innerText();
  await next.click();
  await expect(page).toHaveURL("/races?rating=3&page=2");
  await expect(cards.first()).not.toHaveText(first, { useInnerText: true });
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator("#results"), "the link is gone").toBeFocused();
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await expect(page).toHaveURL("/races?rating=3");
  // A card of the list before leads back to that list.
  await expect(cards.first()).toHaveText(first, { useInnerText: true });
  await cards.first().getByRole("link").click();
  const back = page.getByRole("link", { name: "All races" });
  await expect(back).toHaveAttribute("href", "/races?rating=3");
  await page.reload();
  await alive(page);
  await expect(back, "also after a reload").toHaveAttribute("href", "/races?rating=3");
  await back.click();
  await expect(page).toHaveURL("/races?rating=3");
});
