import { demoPerson, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("a plan fits a narrow phone, and four light sheets of paper", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, demoPerson.elite);
  const whole = page.getByRole("link", { name: "The whole plan" });
  // The demo's plan is made once the server listens.
  await expect(async () => {
    await page.goto("/training");
    await expect(whole).toBeVisible({ timeout: 100 });
  }).toPass();
  await whole.click();
  const paces = page.getByRole("region", { name: "Your paces" });
  const hidden = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await paces.evaluate(hidden)).toBe(0);
  const taper = page.getByText("Taper", { exact: true });
  expect(await taper.evaluate(hidden)).toBe(0);

  await page.getByRole("link", { name: "Print sheet" }).click();
  await expect(page.getByRole("link", { name: "Fold the weeks" })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const paper = () => getComputedStyle(document.documentElement).getPropertyValue("--color-paper");
  expect(await page.evaluate(paper)).toBe("#fbfaf7");
  const sheets = (await page.pdf({ format: "A4" }))
    .toString("latin1")
    .match(/\/Type\s*\/Page[^s]/g);
  expect(sheets?.length).toBeLessThanOrEqual(4);
});
