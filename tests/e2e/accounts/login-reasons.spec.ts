import { largeRace, wizardAt } from "../registrations/registration-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("AUTH-01 signing in to register says for which race, and a password can be looked at", async ({
  page,
}) => {
  await page.goto(wizardAt(largeRace));
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(`Sign in to register for ${largeRace.name}`)).toBeVisible();
  await alive(page);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("a secret");
  await page.getByRole("button", { name: "Show what is typed" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Hide what is typed" }).click();
  await expect(password).toHaveAttribute("type", "password");
});
