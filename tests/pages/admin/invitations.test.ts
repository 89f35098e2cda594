import { openMenu } from "../../e2e/admin/row-menu.ts";
import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Invites somebody as the administrator. */
async function invite(visitor: Visitor, email: string) {
  await signInAs(visitor, "admin");
  const invited = await visitor.post("/admin/users/new", { email });
  expect(invited.headers.get("location")).toBe("/admin/users/invitations");
}

/** The link of the newest invitation to an address. */
async function invitation(visitor: Visitor, email: string): Promise<string> {
  const mail = await latestMail(visitor, email, /^You are invited to Dorsal$/);
  return linkIn(mail, "/invitation/");
}

test("FAKE-05 ADM-USER-03 Add User invites by mail, and refuses a missing address and one with an account", async ({
  visitor,
}) => {
  const email = newAddress("invited");
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/users");
  await visitor.follow("Add User");
  await visitor.fill("Email", "nonsense");
  await visitor.press("Send invitation");
  expect(visitor.page.getByText("Please enter a valid email address").first()).toBeVisible();
  await visitor.fill("Email", "runner@dorsal.test");
  await visitor.press("Send invitation");
  const alert = visitor.page.getByRole("alert");
  expect(alert).toContainText("There is an account with this address already.");
  await alert.getByRole("link", { name: "Open it" }).click();
  expect(visitor.page.getByRole("main")).toContainText("runner@dorsal.test");

  await visitor.visit("/admin/users/new");
  await visitor.fill("Email", email);
  await visitor.press("Send invitation");
  expect(visitor.path).toBe("/admin/users/invitations");
  expect(visitor.page.getByText(`${email} is invited.`)).toBeVisible();
  expect(visitor.page.getByRole("row").filter({ hasText: email })).toContainText(
    "admin@dorsal.test",
  );
  await visitor.visit(`/admin/users?q=${email}`);
  expect(visitor.page.getByText("No users found"), "no account yet").toBeVisible();
});

test("FAKE-05 an invited person creates the account behind the link, once", async ({
  visitor,
  other,
}) => {
  const email = newAddress("invited");
  await invite(visitor, email);
  const link = await invitation(other, email);
  await other.visit(link);
  expect(other.page.getByLabel("Email")).toHaveValue(email);
  await other.press("Create my account");
  expect(other.page.locator("main").getByText("Please enter your name").count()).toBeGreaterThan(1);
  await other.fill("First name", "Nora");
  await other.fill("Last name", "Paz");
  await other.fill("Password", "a long enough secret");
  await other.fill("Confirm password", "a long enough secret");
  await other.press("Create my account");
  expect(other.path).toBe("/dashboard");
  expect(other.page.getByRole("definition").filter({ hasText: email })).toBeVisible();
  await other.visit(link);
  expect(other.status).toBe(404);
  expect(other.page.getByRole("alert")).toContainText("This invitation has been used");
});

test("FAKE-05 invitations are sent again and withdrawn", async ({ visitor, other }) => {
  const email = newAddress("invited");
  await invite(visitor, email);
  const old = await invitation(visitor, email);
  await visitor.visit("/admin/users/invitations");
  const row = visitor.page.getByRole("row").filter({ hasText: email });
  await openMenu(row);
  await row.getByRole("button", { name: "Send again" }).click();
  expect(visitor.page.getByText(`${email} was invited again.`)).toBeVisible();
  expect((await other.fetch(old)).status, "the earlier link").toBe(404);
  await expect.poll(() => invitation(visitor, email)).not.toBe(old);
  const link = await invitation(visitor, email);
  expect((await other.fetch(link)).status).toBe(200);
  await openMenu(row);
  await row.locator("summary").filter({ hasText: "Withdraw" }).click();
  await row.getByRole("button", { name: "Withdraw invitation" }).click();
  expect(row).toHaveCount(0);
  expect((await other.fetch(link)).status).toBe(404);
});
