import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("keys move around the office, a sheet lists them, and they can be turned off", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/users");
  await alive(page);
  const focused = page.locator(":focus");
  await page.keyboard.press("j");
  const first = page.getByRole("table", { name: "Users" }).locator("tbody tr a").first();
  await expect(first).toBeFocused();
  const name = await first.textContent();
  await page.keyboard.press("j");
  await expect(focused).not.toHaveText(String(name));
  await page.keyboard.press("k");
  await expect(first).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("g r?");
  await expect(page.getByRole("searchbox"), "a field takes its letters").toHaveValue("g r?");
  await first.focus();
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Race Management");

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toContainText("Race Management");
  await expectAccessible(page);
  await sheet.getByRole("checkbox", { name: "Use these shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await alive(page);
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(sheet.getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Race Management");
});
