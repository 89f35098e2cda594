import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("an organizer's dashboard, checklist, preview and next edition are accessible, and a refused day gets the focus", async ({
  page,
}) => {
  await signIn(page, demoPerson.runner);
  await page.goto("/organize");
  await page.locator("main a[href^='/organize/races/']").first().click();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("img", { name: /^Entries per day/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("link", { name: "Checklist" }).click();
  await expect(page.getByText("Registration is open.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See the form as a runner" }).click();
  await expect(page.getByText("Nothing that you type is stored or sent.")).toBeVisible();
  await page.getByLabel("First Name").fill("Ana");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { name: /Emergency Contact/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Close the preview" }).click();
  await expect(page.getByRole("heading", { name: "Registration checklist" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the race" }).click();
  await page.getByRole("link", { name: "Next edition" }).click();
  await alive(page);
  const day = page.getByLabel("Date of the race");
  await expectAccessible(page);
  await day.fill("2020-01-05");
  await page.getByRole("button", { name: "Prepare the next edition" }).click();
  await expect(page.getByText(/comes after this one/)).toBeVisible();
  await expect(day).toBeFocused();
  await expectAccessible(page);
});
