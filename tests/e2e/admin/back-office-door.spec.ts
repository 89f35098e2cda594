import { demoPerson, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("SHELL-08 ADM-SHELL-03 an administrator goes from the site into the back office and back", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/races");
  await page.getByRole("banner").getByRole("link", { name: "Admin" }).click();
  const menu = page.getByRole("navigation", { name: "Admin", exact: true });
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Race Management" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Race Management" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Website" }).click();
  await expect(page).toHaveURL("/");
});
