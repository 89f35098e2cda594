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

test("SHELL-14 GAP-02 GAP-43 LEGAL-01 a new page starts at its top, going back restores the position, and all of it is one document without a cookie; a table of contents leads to its sections", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await alive(page);
  const isSameDocument = await markDocument(page);
  const foot = page.getByRole("contentinfo").last();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/races\/[0-9a-f-]{36}$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  const race = await page.getByRole("heading", { level: 1 }).innerText();
  await page.evaluate(() => scrollTo(0, 500));
  await foot.getByRole("link", { name: "Podcasts" }).click();
  await expect(page).toHaveURL("/podcasts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Podcasts");
  await expect(page, "a page that alone has no scripts").toHaveTitle("Podcasts · Dorsal");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(race);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.getByRole("banner").getByRole("link", { name: "Races" }).first().click();
  await expect(page).toHaveURL("/races");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await isSameDocument(), "all of it in one document").toBe(true);
  expect(await context.cookies(), "a visitor only reads").toEqual([]);

  await foot.getByRole("link", { name: "Privacy" }).click();
  const contents = page.getByRole("navigation", { name: "Table of contents" });
  await contents.getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await foot.getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expect.poll(() => scrolled(page)).toBe(0);
});
