import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("ADM-DASH-01 FAKE-01 tabs and periods change in place, are accessible and fit a phone, and every figure explains what it counts on hover, by keyboard and when pressed", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin");
  await alive(page);
  const name = page.locator("summary", { hasText: "Registrations" }).first();
  const definition = page.getByText("Entries made in the period, whatever has become");
  await expect(definition).toBeHidden();
  await name.hover();
  await expect(definition).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(definition).toBeHidden();
  await page.locator("summary", { hasText: "Upcoming races" }).focus();
  await page.keyboard.press("Tab");
  await expect(definition).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(definition).toBeVisible();
  await name.focus();
  await page.keyboard.press("Escape");
  await expect(definition).toBeHidden();

  await page.getByRole("link", { name: "12 months" }).click();
  await expect(page).toHaveURL("/admin?period=12m");
  // The address changes before the figures do.
  const current = page.locator("[aria-current]:visible");
  await expect(current).toHaveText(["Dashboard", "Overview", "12 months"]);
  await look(page, "overview");
  const tabs = page.getByRole("navigation", { name: "Figures" }).getByRole("link");
  for (const tab of ["Members", "Revenue", "Engagement"]) {
    await tabs.filter({ hasText: tab }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}`));
    await expect(current).toHaveText(["Dashboard", tab, "12 months"]);
    await look(page, tab);
  }
  await page.goBack();
  await expect(page).toHaveURL(/tab=revenue/);
});

async function look(page: Page, tab: string) {
  for (const numbers of await page.getByText("Show the numbers").all()) await numbers.click();
  await expectAccessible(page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `${tab} is wider than ${width} px`).toBeLessThanOrEqual(0);
  }
}
