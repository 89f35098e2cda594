import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import {
  demoPerson,
  fillLogin,
  newRunner,
  type Person,
  signedUpRunner,
  signIn,
} from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

/** The list of users, searched for a new person's address. */
async function openUsers(page: Page, { email }: { email: string }) {
  await signIn(page, demoPerson.admin);
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await alive(page);
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toHaveCount(1);
  return row;
}

/** Opens the actions of a row, and the confirmation of one of them. */
async function ask(page: Page, { email }: Person, what: string) {
  await openMenu(page.getByRole("row").filter({ hasText: email }));
  await page.locator("summary", { hasText: `${what} ${email}` }).click();
  return page.getByRole("button", { name: `${what} ${email}` });
}

async function signInAnswer(page: Page, form: Person): Promise<number> {
  const answer = await page.request.post("/login", { form, maxRedirects: 0 });
  return answer.status();
}

test("ADM-USER-01 ADM-USER-02 ROLE-08 users are listed newest first with what tells them apart", async ({
  page,
}) => {
  const first = await signedUpRunner(page.request);
  const second = await signedUpRunner(page.request);
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/users?q=example.com");
  await expect(page).toHaveTitle("User Management · Dorsal");
  await expect(page.getByRole("heading", { level: 1, name: "User Management" })).toBeVisible();
  const rows = page.getByRole("row");
  const emails = await rows.getByRole("link").allTextContents();
  expect(emails.indexOf(second.email)).toBeLessThan(emails.indexOf(first.email));
  const row = rows.filter({ hasText: first.email });
  await expect(row).toContainText("Active");
  await expect(row.locator("[aria-hidden]").first(), "the initial").toHaveText("R");
  await expect(row.getByRole("time")).toHaveText(/^\w+ \d{1,2}, \d{4}$/);
  await expectAccessible(page);

  await page.goto("/admin/users?show=admins&q=admin@dorsal.test");
  const own = rows.filter({ hasText: demoPerson.admin.email });
  await expect(own).toContainText("Admin");
  await expect(own).toContainText("This is you");
  await expect(own.locator("summary")).toHaveCount(0);
});

test("ADM-USER-04 users are searched and filtered on the server, and an empty result says so", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  const row = await openUsers(page, person);
  const words = page.getByLabel("Search by name or email");
  await words.fill("nobody at all");
  await words.press("Enter");
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
  await expect(words, "the next search is typed at once").toBeFocused();
  await words.fill(person.email);
  await page.getByLabel("Show").selectOption("Inactive");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
  await expect(page).toHaveURL(/show=inactive/);
  await page.getByLabel("Show").selectOption("Active");
  await words.press("Enter");
  await expect(row).toHaveCount(1);
});

test("GAP-71 deactivating asks for a confirmation, ends sessions at once and refuses signing in with a message", async ({
  page,
  otherPage: theirs,
}) => {
  const person = await newRunner(page.request);
  await signIn(theirs, person);
  await theirs.goto("/account/edit");
  await expect(theirs).toHaveURL("/account/edit");

  const row = await openUsers(page, person);
  const button = await ask(page, person, "Deactivate");
  await expectAccessible(page);
  await row.getByLabel("Reason").filter({ visible: true }).fill("Asked for it");
  await button.click();
  await expect(row).toContainText("Inactive");
  await expect(page.getByText(`${person.email} is deactivated.`)).toBeVisible();
  await theirs.goto("/account/edit");
  await expect(theirs).toHaveURL(/\/login/);
  await fillLogin(theirs, person);
  await expect(theirs.getByRole("alert")).toContainText("This account has been deactivated.");
  await latestMail(page.request, person.email, { subject: "Your account has been deactivated" });

  await row.getByRole("link", { name: person.email }).click();
  await expect(page.getByRole("heading", { name: "What was done to this account" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Asked for it");
  await page.locator("summary", { hasText: "Activate" }).click();
  await page.getByRole("button", { name: `Activate ${person.email}` }).click();
  await expect(page.getByText(`${person.email} is active.`)).toBeVisible();
  expect(await signInAnswer(theirs, person)).toBe(303);
});

test("GAP-71 ROLE-07 granting and revoking administrator rights opens and closes the back office", async ({
  page,
  otherPage: theirs,
}) => {
  const person = await newRunner(page.request);
  await signIn(theirs, person);
  const row = await openUsers(page, person);
  await (await ask(page, person, "Make admin")).click();
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  await theirs.goto("/admin/users");
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("User Management");
  await (await ask(page, person, "Remove admin")).click();
  await expect(row.getByText("Admin", { exact: true })).toHaveCount(0);
  await theirs.goto("/admin/users");
  await expect(theirs).toHaveURL("/");
  const mails = await latestMail(page.request, person.email, { subject: /no administrator/ });
  expect(mails.text).toContain("/contact");
});

test("GAP-71 administrators cannot change their own account, and the page says why", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(`/admin/users?q=${demoPerson.admin.email}`);
  await page.getByRole("link", { name: demoPerson.admin.email }).click();
  await expect(page.getByRole("main")).toContainText("This is your own account.");
  await expect(page.locator("main summary")).toHaveCount(0);
  const address = new URL(page.url()).pathname;
  for (const what of ["deactivate", "remove-admin"]) {
    await page.request.post(`${address}/${what}`);
    await page.goto(`${address}?problem=yourself`);
    await expect(page.getByRole("alert")).toHaveText(
      "This is your own account: somebody else has to do that.",
    );
    await expect(page.getByRole("main").getByText("Active", { exact: true })).toBeVisible();
  }
});

test("an administrator sends a link for a new password, and the person's page shows no secret", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  const row = await openUsers(page, person);
  await row.getByRole("link", { name: person.email }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send password reset" }).click();
  await expect(
    page.getByText(`A link to set a new password goes to ${person.email}.`),
  ).toBeVisible();
  await latestMail(page.request, person.email, { subject: "Set a new password" });
  const unknown = await page.goto("/admin/users/00000000-0000-4000-8000-000000000000");
  expect(unknown?.status()).toBe(404);
});

test("FAKE-05 GAP-71 everything works without scripts", async ({ plainPage: page, request }) => {
  const person = await newRunner(request);
  await signIn(page, demoPerson.admin);
  await page.goto(`/admin/users?q=${person.email}`);
  await (await ask(page, person, "Deactivate")).click();
  const row = page.getByRole("row").filter({ hasText: person.email });
  await expect(row).toContainText("Inactive");
  await expect(page.getByText(`${person.email} is deactivated.`)).toBeVisible();
  await page.getByRole("link", { name: "Add User" }).click();
  await page.getByLabel("Email").fill(demoPerson.runner.email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "There is an account with this address already.",
  );
  await page.getByRole("alert").getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("main")).toContainText(demoPerson.runner.email);
});

test("every screen about users fits a phone", async ({ page }) => {
  const person = await newRunner(page.request);
  const row = await openUsers(page, person);
  const own = (await row.getByRole("link").getAttribute("href")) ?? "";
  for (const address of [page.url(), own, "/admin/users/new", "/admin/users/invitations"]) {
    await page.goto(address);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const spare = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spare, `${address} is wider than ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
