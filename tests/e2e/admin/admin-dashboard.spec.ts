import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("ADM-DASH-01 FAKE-01 tabs and periods change in place, and every figure explains what it counts on hover, by keyboard and when pressed", async ({
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

  const tabs = page.getByRole("navigation", { name: "Figures" }).getByRole("link");
  await tabs.filter({ hasText: "Revenue" }).click();
  await expect(page).toHaveURL("/admin?tab=revenue");
  await expect(tabs.filter({ hasText: "Revenue" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "12 months" }).click();
  await expect(page).toHaveURL("/admin?tab=revenue&period=12m");
  await expect(page.locator("[aria-current]:visible")).toHaveText([
    "Dashboard",
    "Revenue",
    "12 months",
  ]);
  await page.goBack();
  await expect(page).toHaveURL("/admin?tab=revenue");
});

test("every tab of the figures is accessible and fits from a phone to a wide screen", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  for (const tab of ["overview", "members", "revenue", "engagement"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin?tab=${tab}&period=12m`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
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
});
