import { addDays } from "#values/day.ts";
import { crowdedDay, edgeDay, expect, expectAccessible, test } from "../races/odd-test.ts";
import { overflow } from "./race-list-page.ts";

test.describe.configure({ mode: "default" });

test("on a phone a month shows its own days only, and an empty month says so", async ({
  plainPage: page,
}) => {
  await page.goto(`/races?city=Edgeville&view=month&date=${addDays(edgeDay, 1)}`);
  const edge = page.getByRole("link", { name: /^Edge Run/ });
  const nothing = page.getByText("No races this month with these filters.");
  await expect(edge).toBeVisible();
  await expect(nothing).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(edge).toBeHidden();
  await expect(nothing).toBeVisible();
  await page.goto(`/races?city=Edgeville&view=month&date=${edgeDay}`);
  await expect(edge).toBeVisible();
  await expect(nothing).toBeHidden();
});

test("a full month and a full week fit from a phone to a wide screen, and are accessible on both", async ({
  page,
}) => {
  for (const view of ["month", "week"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/races?view=${view}&date=${crowdedDay}`);
    for (const width of [1280, 768, 640, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${view} at ${width} px`).toBeLessThanOrEqual(0);
      if (width === 1280 || width === 360) await expectAccessible(page);
    }
  }
});
