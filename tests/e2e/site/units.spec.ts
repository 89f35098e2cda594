import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

test("the unit of length can be changed on any page without leaving it", async ({ page }) => {
  await page.goto("/races?q=marathon&view=grid");
  await alive(page);
  const miles = page.getByRole("button", { name: /^(Miles|mi)/ });
  const kilometers = page.getByRole("button", { name: /^(Kilometers|km)/ });
  await expect(kilometers).toHaveAttribute("aria-pressed", "true");
  await miles.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await miles.click();
  await expect(miles).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/races?q=marathon&view=grid");
  const after = await page.evaluate(() => scrollY);
  expect(Math.abs(after - before)).toBeLessThan(80);
  await expect(page.getByRole("main")).toContainText(/\d mi\b/);
  await page.reload();
  await expect(miles, "the server renders it so").toHaveAttribute("aria-pressed", "true");
  await page.goto("/about");
  await expect(miles, "on pages without scripts too").toHaveAttribute("aria-pressed", "true");
  await kilometers.click();
  await expect(page).toHaveURL("/about");
  await expect(kilometers).toHaveAttribute("aria-pressed", "true");
});
