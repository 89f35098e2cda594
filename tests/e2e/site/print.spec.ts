import { expect, test } from "../support/test.ts";

test("MEM-08 MEM-09 paper gets only the pace band, in black on white, or a course without anything to press", async ({
  page,
}) => {
  const chrome = [page.getByRole("banner"), page.getByRole("contentinfo")];
  await page.goto("/tools/pace?distance=marathon&time=3:45:00&every=1");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const band = page.getByRole("table", { name: "Pace band" });
  await expect(band.getByRole("row")).toHaveCount(44);
  const box = await page.locator(".pace-band").boundingBox();
  // As tall as the paper allows, as wide as a wrist does: at 96 px for an inch.
  expect(box?.height).toBeLessThan(270 * 3.78);
  expect(box?.width).toBeLessThan(50 * 3.78);
  for (const other of chrome) await expect(other).toBeHidden();
  await expect(page.getByRole("table", { name: "Splits" })).toBeHidden();
  await expect(page.locator(".pace-band")).toHaveCSS("background-color", "rgb(255, 255, 255)");

  await page.goto("/tools/course?time=soon");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "The course" })).toBeVisible();
  for (const role of ["banner", "contentinfo", "button", "textbox"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.x).toBeGreaterThan(10);
});
