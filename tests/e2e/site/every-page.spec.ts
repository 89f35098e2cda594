import { publicPages } from "../../../app/routes/crawlers/sitemap/public-pages.ts";
import { testPosts } from "../blog/test-posts.ts";
import { episodes } from "../podcasts/episodes.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Addresses that anybody can visit; the pages of single races have their own tests. */
const pages = [
  ...publicPages,
  "/races?view=month",
  "/races?view=week",
  "/races?view=map",
  "/races?q=zzzzzzzz",
  "/services?tab=virtual",
  "/services?q=zzzzzzzz",
  `/podcasts/${episodes.races}`,
  `/blog/${testPosts.long}`,
  `/blog/${testPosts.short}`,
  "/blog?q=zzzzzzzz",
  "/contact?sent",
  "/login",
  "/login?failure=google&from=%2Fraces",
  "/login?notice=check-email",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/auth/confirm",
  "/auth/confirm#type=signup",
  "/sandbox/outbox",
];

for (const address of pages) {
  test(`${address} is accessible in both schemes, fits from a phone to a wide screen and has one heading and one main element`, {
    tag: "@pictures",
  }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expectAccessible(page);
    // It scrolls in one direction only.
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const spare = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spare, `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const address of ["/nowhere", "/races/nowhere", "/podcasts/nowhere"]) {
  test(`${address} does not exist yet and answers 404 with a complete page`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  });
}
