import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { newRace } from "./new-race.ts";
import { newRaceName } from "./race-details.ts";
import { openMenu } from "./row-menu.ts";

test("an administrator links an organizer with scripts, and the screens of organizers are accessible", async ({
  page,
  otherPage,
  request,
}) => {
  const organizer = await newRunner(request);
  await signIn(otherPage, organizer);
  await otherPage.goto("/organize");
  await expect(
    otherPage.getByRole("heading", { name: "No race is linked to your account yet" }),
  ).toBeVisible();
  await expectAccessible(otherPage);

  const race = await newRace(page, newRaceName(), ["10K"]);
  await page.goto(`/admin/races/edit/${race}/organizers`);
  await alive(page);
  const account = page.getByLabel("Email of the account");
  await account.fill("nobody@example.com");
  await page.getByRole("button", { name: "Link as organizer" }).click();
  await expect(page.getByText("No confirmed and active account has this address.")).toBeVisible();
  await expect(account, "what is wrong is read").toBeFocused();
  await expectAccessible(page);
  await account.fill(organizer.email);
  await page.getByRole("button", { name: "Link as organizer" }).click();
  await expect(page.getByText(`${organizer.email} organizes this race now.`)).toBeVisible();
  await expect(account).toHaveValue("");

  await otherPage.goto("/organize");
  await expectAccessible(otherPage);
  await otherPage.getByRole("table").getByRole("link").first().click();
  await otherPage.getByLabel("Race Type *").waitFor();
  await expectAccessible(otherPage);
  await otherPage.getByRole("link", { name: "Registrations" }).click();
  await expect(otherPage.getByRole("heading", { level: 1 })).toHaveText("Registrations");
  await expectAccessible(otherPage);

  await page.goto("/admin/races/claims");
  const claim = page.getByRole("table", { name: "Race claims" }).getByRole("row").nth(1);
  await openMenu(claim);
  await claim.getByText(/^Link as organizer/).click();
  await expectAccessible(page);
  await signIn(page, demoPerson.runner);
  await page.goto("/organize");
  await page.getByRole("link", { name: /registrations for/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Registrations");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "What the runner gave" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Ask for a review/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ask for a review" })).toBeVisible();
  await expectAccessible(page);
});
