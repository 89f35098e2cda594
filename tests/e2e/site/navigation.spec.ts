import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

function scrolled(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

/** Remembers on the window that no document was loaded since. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  return () => page.evaluate(() => "isSameDocument" in globalThis);
}

test("SHELL-14 a new page starts at its top, and going back restores the position", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  const isSameDocument = await markDocument(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/races\/[0-9a-f-]{36}$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  const race = await page.getByRole("heading", { level: 1 }).innerText();
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole("contentinfo").last().getByRole("link", { name: "Races" }).click();
  await expect(page).toHaveURL("/races");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(race);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await expect.poll(() => scrolled(page)).toBe(900);
  expect(await isSameDocument(), "all of it in one document").toBe(true);
});

test("SHELL-14 a page without scripts also starts at its top", async ({ page }) => {
  await page.goto("/privacy");
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await page.getByRole("contentinfo").last().getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("GAP-02 a page without scripts opens within the document that has them, and back returns", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  const isSameDocument = await markDocument(page);
  await page.getByRole("contentinfo").last().getByRole("link", { name: "Podcasts" }).click();
  await expect(page).toHaveURL("/podcasts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Podcasts");
  await expect(page).toHaveTitle("Podcasts · Dorsal");
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Everything a Runner Needs/);
  await page.getByRole("banner").getByRole("link", { name: "Races" }).first().click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
