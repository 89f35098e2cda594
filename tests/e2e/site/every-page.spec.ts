import { publicPages } from "../../../app/routes/crawlers/sitemap/public-pages.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { otherPages } from "./addresses.ts";

const all = [...publicPages, ...otherPages];
const size = 10;

/** Each test visits some of the pages, so that workers share them. */
for (let start = 0; start < all.length; start += size) {
  const pages = all.slice(start, start + size);
  test(`pages from ${pages[0]} to ${pages.at(-1)} are accessible in both schemes and fit from a phone to a wide screen`, {
    tag: "@pictures",
  }, async ({ page }) => {
    test.slow();
    for (const address of pages) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
      await expect(page.getByRole("main"), address).toHaveCount(1);
      await expectAccessible(page);
      // It scrolls in one direction only.
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const spare = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(spare, `${address} wider than ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test("a page that does not exist is accessible", async ({ page }) => {
  for (const address of ["/nowhere", "/races/nowhere", "/podcasts/nowhere"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
});
