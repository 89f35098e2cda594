import { testPosts } from "../blog/test-posts.ts";
import { raceList } from "../race-list/race-list-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("RACE-DET-01 RACE-LIST-20 RACE-LIST-21 the hero has contour lines and a large bib, cards in a row show their words whole, and no photo of a race is broken", {
  tag: "@pictures",
}, async ({ page }) => {
  const loaded = page.waitForResponse(/contours/);
  await page.goto("/");
  const lines = await loaded;
  expect(lines.status()).toBe(200);
  expect(lines.headers()["content-type"]).toContain("image/svg+xml");
  const number = page.locator(".poster-bib-number");
  await expect(number).toHaveText(/^\d+K$/);
  const fits = () => number.evaluate((box) => box.scrollWidth <= box.clientWidth);
  expect(await fits()).toBe(true);
  // By the keyboard: the promo that comes after a second may lie over the button.
  await page.getByRole("button", { name: /^(Miles|mi)/ }).press("Enter");
  await expect(number).toHaveText(/^\d+(\.\d)?$/);
  expect(await fits()).toBe(true);

  const races = page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { level: 2, name: "Key Races", exact: true }),
  });
  for (const [width, part] of [
    [768, ".race-type"],
    // The narrowest layout of three cards.
    [704, ".race-card-price"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const parts = races.locator(part);
    await expect(parts).toHaveCount(3);
    const cut = await parts.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((each) => each.textContent),
    );
    expect(cut, part).toEqual([]);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/races?rating=4");
  await alive(page);
  const { cards } = raceList(page);
  const photos = cards.locator("img");
  expect(await photos.count()).toBe(await cards.count());
  await expect
    .poll(() => photos.evaluateAll(loadsAll), "photos that are missing or broken")
    .toEqual([]);
  const link = cards.first().getByRole("link");
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const hero = page.getByRole("main").locator("header").first().locator("img").first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/blog/${testPosts.long}`);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    "the pictures of a text are no wider than a phone",
  ).toBeLessThanOrEqual(0);
});

/** Runs in the page: brings every picture into sight; those that have not come are returned. */
async function loadsAll(images: Element[]): Promise<string[]> {
  const missing = (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0);
  for (const image of missing) {
    image.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
  return missing.map(({ src }) => src);
}
