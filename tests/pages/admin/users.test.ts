import { openMenu } from "../../e2e/admin/row-menu.ts";
import { newAddress } from "../../support/unique-names.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, logIn, newRunner, signInAs, signUp } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const rowOf = ({ page }: Visitor, email: string) =>
  page.getByRole("row").filter({ hasText: email });

/** The list of users as an administrator sees it, searched for a person's address. */
async function openUsers(visitor: Visitor, email: string) {
  await signInAs(visitor, "admin");
  await visitor.visit(`/admin/users?q=${encodeURIComponent(email)}`);
  const row = rowOf(visitor, email);
  expect(row).toHaveCount(1);
  return row;
}

/** Opens the actions of a row, and the confirmation of one of them. */
async function ask(visitor: Visitor, email: string, what: string) {
  await openMenu(rowOf(visitor, email));
  const words = `${what} ${email}`;
  await visitor.page.locator("summary").filter({ hasText: words }).click();
  return visitor.page.getByRole("button", { name: words });
}

test("ADM-USER-01 ADM-USER-02 ROLE-08 users are listed newest first with their distinguishing details", async ({
  visitor,
  other,
}) => {
  const emails = [newAddress(), newAddress()];
  for (const email of emails) await signUp(other, { email, password: "a long enough secret" });
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/users?q=example.com");
  expect(visitor.title).toBe("User Management · Dorsal");
  expect(visitor.page.getByRole("heading", { level: 1, name: "User Management" })).toBeVisible();
  const [first = "", second = ""] = emails;
  const listed = visitor.page.getByRole("row").getByRole("link").texts();
  expect(listed.slice(0, 2)).toEqual([second, first]);
  const row = rowOf(visitor, first);
  expect(row).toContainText("Active");
  expect(row.locator("[aria-hidden]").first(), "the initial").toHaveText("R");
  expect(row.locator("time")).toHaveText(/^\w+ \d{1,2}, \d{4}$/);

  await visitor.visit("/admin/users?show=admins&q=admin@dorsal.test");
  const own = rowOf(visitor, "admin@dorsal.test");
  expect(own).toContainText("Admin");
  expect(own).toContainText("This is you");
  expect(own.locator("summary")).toHaveCount(0);
});

test("ADM-USER-04 users are searched and filtered on the server, and an empty result says so", async ({
  visitor,
}) => {
  const { email } = newRunner();
  const row = await openUsers(visitor, email);
  const nobody = visitor.page.getByRole("heading", { name: "No users found" });
  await visitor.fill("Search by name or email", "nobody at all");
  await visitor.press("Search");
  expect(nobody).toBeVisible();
  await visitor.fill("Search by name or email", email);
  await visitor.choose("Show", "Inactive");
  await visitor.press("Search");
  expect(nobody).toBeVisible();
  expect(visitor.path).toContain("show=inactive");
  await visitor.choose("Show", "Active");
  await visitor.press("Search");
  expect(row).toHaveCount(1);
});

test("GAP-71 deactivating asks for a confirmation, ends sessions at once and refuses signing in with a message", async ({
  visitor,
  other: theirs,
}) => {
  const person = enter(theirs);
  const { email } = person;
  await theirs.visit("/account/edit");
  expect(theirs.path).toBe("/account/edit");

  const row = await openUsers(visitor, email);
  const button = await ask(visitor, email, "Deactivate");
  const reasons = row
    .getByLabel("Reason")
    .all()
    .filter((field) => field.isVisible());
  await reasons[0]?.fill("Asked for it");
  await button.click();
  expect(row).toContainText("Inactive");
  expect(visitor.page.getByText(`${email} is deactivated.`)).toBeVisible();
  await theirs.visit("/account/edit");
  expect(theirs.path).toMatch(/^\/login/);
  await logIn(theirs, person);
  expect(theirs.page.getByRole("alert")).toContainText("This account has been deactivated.");
  await latestMail(visitor, email, /^Your account has been deactivated$/);

  await row.getByRole("link", { name: email }).click();
  expect(visitor.page.getByRole("heading", { name: "Changes to this account" })).toBeVisible();
  expect(visitor.page.getByRole("main")).toContainText("Asked for it");
  await visitor.page.locator("summary").filter({ hasText: "Activate" }).click();
  await visitor.press(`Activate ${email}`);
  expect(visitor.page.getByText(`${email} is active.`)).toBeVisible();
  expect((await theirs.post("/login", { email, password: person.password })).status).toBe(303);
});

test("GAP-71 ROLE-07 granting and revoking administrator rights opens and closes the back office", async ({
  visitor,
  other: theirs,
}) => {
  const { email } = enter(theirs);
  const row = await openUsers(visitor, email);
  await (await ask(visitor, email, "Make admin")).click();
  expect(row.getByText("Admin", { exact: true })).toBeVisible();
  await theirs.visit("/admin/users");
  expect(theirs.page.getByRole("heading", { level: 1 })).toHaveText("User Management");
  await (await ask(visitor, email, "Remove admin")).click();
  expect(row.getByText("Admin", { exact: true })).toHaveCount(0);
  await theirs.visit("/admin/users");
  expect(theirs.path).toBe("/");
  const mail = await latestMail(visitor, email, /no administrator/);
  expect(mail.text).toContain("/contact");
});

test("GAP-71 administrators cannot change their own account, and the page says why", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/users?q=admin@dorsal.test");
  await visitor.follow("admin@dorsal.test");
  const main = visitor.page.getByRole("main");
  expect(main).toContainText("This is your own account.");
  expect(main.locator("summary")).toHaveCount(0);
  const address = visitor.url.pathname;
  for (const what of ["deactivate", "remove-admin"]) {
    await visitor.post(`${address}/${what}`);
    await visitor.visit(`${address}?problem=yourself`);
    expect(visitor.page.getByRole("alert")).toHaveText(
      "This is your own account: somebody else has to do that.",
    );
    expect(main.getByText("Active", { exact: true })).toBeVisible();
  }
});

test("an administrator sends a link for a new password, and an unknown person is not found", async ({
  visitor,
}) => {
  const { email } = newRunner();
  const row = await openUsers(visitor, email);
  await row.getByRole("link", { name: email }).click();
  await visitor.press("Send password reset");
  expect(visitor.page.getByText(`A link to set a new password goes to ${email}.`)).toBeVisible();
  await latestMail(visitor, email, /^Set a new password$/);
  await visitor.visit("/admin/users/00000000-0000-4000-8000-000000000000");
  expect(visitor.status).toBe(404);
});
