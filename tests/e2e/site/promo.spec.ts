import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("HOME-03 HOME-04 the promo appears one second after the page and stays until it is closed; on a phone it is whole, accessible, covers nothing permanently, and the keyboard closes it for good", async ({
  page,
}) => {
  const tenMinutes = 600_000;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.goto("/");
  await alive(page);
  const promo = page.getByRole("complementary", { name: "Running Assistant" });
  await page.clock.runFor(900);
  await expect(promo).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(promo).toBeVisible();
  await page.clock.runFor(tenMinutes);
  await expect(promo).toBeInViewport({ ratio: 1 });
  await page.clock.resume();
  for (const part of [promo.getByRole("heading"), promo.getByRole("paragraph")]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.width).toBeGreaterThan(100);
  }
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole("main").locator("section").last().boundingBox();
  const card = await promo.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  await promo.getByRole("button", { name: "Close" }).press("Enter");
  await expect(promo).toHaveCount(0);
  await page.clock.runFor(tenMinutes);
  await expect(promo, "what was closed stays closed").toHaveCount(0);
  await page.reload();
  await alive(page);
  await page.clock.runFor(tenMinutes);
  await expect(promo, "on the next visit as well").toHaveCount(0);
});
