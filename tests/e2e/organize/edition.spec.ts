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
  await expect(page.getByRole("img", { name: /^Entries per week/ })).toBeVisible();
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

test("a timer's file goes from its columns over the check to public results, and is withdrawn after a question, on accessible screens", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races?q=Santa+Mar%C3%ADa");
  const run = page.getByRole("row").filter({ hasText: "Completed" }).first();
  await run.getByRole("link").first().click();
  await page.getByRole("link", { name: "Results", exact: true }).click();
  await alive(page);
  await expectAccessible(page);
  const file = "tests/support/results/03-trail-espana.csv";
  await page.getByLabel("File of your timer").setInputFiles(file);
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByRole("heading", { name: /^Columns of the file/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to check" }).click();
  await page.getByRole("link", { name: "All rows" }).click();
  await expect(page.getByText("All rows")).toHaveAttribute("aria-current", "page");
  await page
    .getByRole("link", { name: /^Correct / })
    .first()
    .click();
  await page.getByLabel("Club").fill("Club of the test");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save correction" }).click();
  await expect(page.getByText("The result is corrected.")).toBeVisible();
  await page.getByRole("link", { name: "Delete the draft" }).click();
  await expect(page.getByRole("heading", { name: "Delete this draft?" })).toBeVisible();
  await page.getByRole("link", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Publish the results" }).click();
  await page.getByRole("link", { name: "See the public page" }).click();
  const results = page.getByRole("table", { name: "Results" });
  await expect(results.getByText("Club of the test")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("link", { name: "Withdraw the results" }).click();
  await expect(page.getByRole("heading", { name: "Withdraw these results?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Withdraw the results" }).click();
  await expect(page.getByRole("button", { name: "Publish this version again" })).toBeVisible();
});
