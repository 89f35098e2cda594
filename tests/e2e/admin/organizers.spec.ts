import { latestMail } from "../support/outbox.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

test("an administrator links an organizer, who changes the race until the link is removed", async ({
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

  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races?q=trail");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await page.getByRole("link", { name: "Organizers" }).click();
  await page.getByLabel("Email of the account").fill("nobody@example.com");
  await page.getByRole("button", { name: "Link as organizer" }).click();
  await expect(page.getByText("No confirmed and active account has this address.")).toBeVisible();
  const account = page.getByLabel("Email of the account");
  await expect(account, "what is wrong is read").toBeFocused();
  await expectAccessible(page);
  await account.fill(organizer.email);
  await page.getByRole("button", { name: "Link as organizer" }).click();
  await expect(page.getByText(`${organizer.email} organizes this race now.`)).toBeVisible();
  await expect(account).toHaveValue("");
  await latestMail(request, organizer.email, { subject: /^You organize/ });

  await otherPage.goto("/");
  await otherPage.getByRole("banner").getByRole("link", { name: "Organize" }).click();
  await expectAccessible(otherPage);
  await otherPage.getByRole("table").getByRole("link").first().click();
  await otherPage.getByLabel("Race Type *").waitFor();
  await expect(otherPage.getByLabel("Premium race")).toHaveCount(0);
  await expectAccessible(otherPage);
  await otherPage.getByLabel("Description").fill("Written by its organizer.");
  await otherPage.getByRole("button", { name: "Save Changes" }).click();
  await expect(otherPage.getByText("Race saved.")).toBeVisible();
  const own = otherPage.url();
  await otherPage.getByRole("link", { name: "Registrations" }).click();
  await expect(otherPage.getByRole("heading", { name: "Registrations" })).toBeVisible();
  await expectAccessible(otherPage);

  await page.goto("/admin/audit-log");
  await expect(page.getByRole("row", { name: organizer.email }).first()).toContainText("changed");
  await page.goBack();
  await page.locator("summary").filter({ hasText: "Remove" }).click();
  await page.getByRole("button", { name: "Remove the organizer" }).click();
  await expect(page.getByText("does not organize this race any more.")).toBeVisible();
  expect((await otherPage.request.get(own)).status()).toBe(404);
  await latestMail(request, organizer.email, { subject: /do not organize/ });
});

test("the claims say whose claimant has no account to be linked, and the demo's runner organizes a race", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races/claims");
  const claim = page.getByRole("table", { name: "Race claims" }).getByRole("row").nth(1);
  await openMenu(claim);
  await claim.getByText(/^Link as organizer/).click();
  await expect(claim.getByText("No confirmed and active account has this address.")).toBeVisible();
  await expect(claim.getByRole("button", { name: "Link the account" })).toHaveCount(0);
  await expectAccessible(page);
  await signIn(page, demoPerson.runner);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Your races as organizer" }).click();
  await page.getByRole("link", { name: /registrations for/ }).click();
  await expect(page.getByRole("table", { name: "Registrations" })).toBeVisible();
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "What the runner gave" })).toBeVisible();
  await expect(page.getByRole("link", { name: "User account" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Ask for a review/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ask for a review" })).toBeVisible();
  await expectAccessible(page);
});
