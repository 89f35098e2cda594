import { expect, test } from "../support/test.ts";

test("RACE-LIST-20 three cards in a row show their types and prices whole on a tablet", async ({
  plainPage: page,
}) => {
  await page.goto("/");
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
});

test("the hero has contour lines, and its large bib shows the number of a race in the visitor's unit", {
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
});
