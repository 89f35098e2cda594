import { newRace } from "../admin/new-race.ts";
import { newRaceName } from "../admin/race-details.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the screens of organizers are accessible, a refused day and a refused account get the focus, and an administrator links an organizer with scripts", async ({
  page,
  otherPage,
}) => {
  const organizer = await newRunner(page.request);
  await signIn(page, organizer);
  await page.goto("/organize");
  await expect(
    page.getByRole("heading", { name: "No race is linked to your account yet" }),
  ).toBeVisible();
  await expectAccessible(page);
  const race = await newRace(otherPage, newRaceName());
  await otherPage.goto(`/admin/races/edit/${race}/organizers`);
  await alive(otherPage);
  const account = otherPage.getByLabel("Email of the account");
  await account.fill("nobody@example.com");
  await otherPage.getByRole("button", { name: "Link as organizer" }).click();
  await expect(
    otherPage.getByText("No confirmed and active account has this address."),
  ).toBeVisible();
  await expect(account, "what is wrong is read").toBeFocused();
  await expectAccessible(otherPage);
  await account.fill(organizer.email);
  await otherPage.getByRole("button", { name: "Link as organizer" }).click();
  await expect(otherPage.getByText(`${organizer.email} organizes this race now.`)).toBeVisible();
  await expect(account).toHaveValue("");

  await signIn(page, demoPerson.runner);
  await page.goto("/organize");
  await expectAccessible(page);
  await page.locator("main a[href^='/organize/races/']").first().click();
  await expect(page.getByRole("img", { name: /^Entries per week/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Edit the race" }).click();
  await page.getByLabel("Race Type *").waitFor();
  await expectAccessible(page);
  const own = new URL(page.url()).pathname;
  await page.goto(`${own}/registrations`);
  await expectAccessible(page);
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "What the runner entered" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Ask for a review/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask for a review");
  await expectAccessible(page);

  await page.goto(`${own}/setup`);
  await expect(page.getByText("Registration is open.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See the form as a runner" }).click();
  await expect(page.getByText("Nothing that you type is stored or sent.")).toBeVisible();
  await alive(page);
  await page.getByLabel("First Name").fill("Ana");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { name: /Emergency Contact/ })).toBeFocused();
  await expectAccessible(page);
  await page.goto(`${own}/next-edition`);
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
