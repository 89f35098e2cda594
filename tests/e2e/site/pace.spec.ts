import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("MEM-08 visitors calculate pace, time or distance without the button, the address keeps it, splits follow the chosen effort, and paper gets only the pace band, in black on white", async ({
  page,
}) => {
  await page.goto("/tools/pace?distance=far&time=soon&pace=quick");
  await expect(page.getByRole("main")).toContainText("Write a time like 45:00");
  await expectAccessible(page);
  await alive(page);
  const distance = page.getByLabel("Distance", { exact: true });
  const time = page.getByLabel("Time", { exact: true });
  const pace = page.getByLabel("Pace per kilometer");
  await distance.fill("marathon");
  await time.fill("");
  await pace.fill("4:00");
  const answer = page.getByRole("status").filter({ hasText: "Per kilometer" });
  await expect(answer).toContainText("2:48:47");
  await expect(page).toHaveURL(/distance=marathon.*&pace=4%3A00/);
  await pace.fill("");
  await time.fill("3h");
  await expect(answer).toContainText("4:16");
  await page.getByRole("link", { name: "Half marathon", exact: true }).click();
  await expect(distance).toHaveValue("Half marathon");
  await expect(answer).toContainText("8:32");

  await distance.fill("10K");
  await time.fill("50:00");
  const splits = page.getByRole("table", { name: "Splits" });
  await expect(splits.getByRole("row", { name: "1 km" })).toContainText("5:00");
  const effort = page.getByLabel("Effort");
  await effort.focus();
  await effort.selectOption("Second half 4% faster");
  await expect(splits.getByRole("row", { name: "1 km" })).toContainText("5:06");
  await expect(splits.getByRole("row", { name: "Finish" })).toContainText("50:00");
  await expect(effort, "the keyboard can go on").toBeFocused();
  await page.getByLabel("A split every").selectOption("5 kilometers");
  await expect(splits.getByRole("row")).toHaveCount(3);

  await page.getByLabel("A split every").selectOption("1");
  await distance.fill("marathon");
  await time.fill("3:45:00");
  await expect(splits.getByRole("row")).toHaveCount(44);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const band = page.getByRole("table", { name: "Pace band" });
  await expect(band.getByRole("row")).toHaveCount(44);
  const box = await page.locator(".pace-band").boundingBox();
  // As tall as the paper allows, as wide as a wrist does: at 96 px for an inch.
  expect(box?.height).toBeLessThan(270 * 3.78);
  expect(box?.width).toBeLessThan(50 * 3.78);
  for (const role of ["banner", "contentinfo"] as const) {
    await expect(page.getByRole(role)).toBeHidden();
  }
  await expect(splits).toBeHidden();
  await expect(page.locator(".pace-band")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
