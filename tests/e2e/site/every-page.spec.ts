import { publicPages } from "../../../app/routes/crawlers/sitemap/page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { otherPages } from "./addresses.ts";

/** What tests of these screens look at on each width. */
const ownTests: string[] = [
  "/races?view=month",
  "/races?view=week",
  "/races?view=map",
  "/contact?sent",
];
const missing = ["/nowhere", "/races/nowhere", "/podcasts/nowhere"];
const all = [...publicPages, ...otherPages.filter((each) => !ownTests.includes(each)), ...missing];
const size = 20;

/** Each test visits some of the pages, so that workers share them. */
for (let start = 0; start < all.length; start += size) {
  const pages = all.slice(start, start + size);
  test(`pages from ${pages[0]} to ${pages.at(-1)} are accessible in both schemes and fit from a phone to a wide screen`, async ({
    page,
  }) => {
    test.slow();
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
      await expectAccessible(page);
      // It scrolls in one direction only.
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        const spare = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(spare, `${address} wider than ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
