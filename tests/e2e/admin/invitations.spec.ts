import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { demoPerson, newAddress, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

test("FAKE-05 ADM-USER-03 Add User opens a dialog that invites by mail", async ({ page }) => {
  const email = newAddress("invited");
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/users");
  await alive(page);
  await page.getByRole("link", { name: "Add User" }).click();
  const dialog = page.getByRole("dialog", { name: "Add User" });
  const send = dialog.getByRole("button", { name: "Send invitation" });
  await dialog.getByLabel("Email").fill("nonsense");
  await send.click();
  await expect(dialog).toContainText("Please enter a valid email address");
  await expect(dialog.getByLabel("Email"), "what is wrong is read").toBeFocused();
  await dialog.getByLabel("Email").fill(demoPerson.runner.email);
  await send.click();
  await expect(dialog).toContainText("There is an account with this address already.");
  await expectAccessible(page);
  await dialog.getByLabel("Email").fill(email);
  await send.click();
  await expect(page).toHaveURL("/admin/users/invitations");
  await expect(page.getByText(`${email} is invited.`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("admin@dorsal.test");
  await page.goto(`/admin/users?q=${email}`);
  await expect(page.getByText("No users found"), "no account yet").toBeVisible();
});

test("FAKE-05 an invited person creates the account behind the link", async ({
  page,
  playwright,
}) => {
  const email = newAddress("invited");
  const admin = await playwright.request.newContext({ baseURL: test.info().project.use.baseURL });
  await admin.post("/login", { form: demoPerson.admin });
  await admin.post("/admin/users/new", { form: { email } });
  await admin.dispose();
  const { links } = await latestMail(page.request, email, { subject: "You are invited to Dorsal" });
  const link = links.find((each) => each.includes("/invitation/")) ?? "";
  await page.goto(link);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make my account" }).click();
  await expect(page.getByText("Please enter your name")).toHaveCount(2);
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Paz");
  await page.getByLabel("Password", { exact: true }).fill("a long enough secret");
  await page.getByLabel("Confirm password").fill("a long enough secret");
  await page.getByRole("button", { name: "Make my account" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();
  const used = await page.goto(link);
  expect(used?.status()).toBe(404);
  await expect(page.getByRole("alert")).toContainText("This invitation has been used");
});

test("FAKE-05 invitations are sent again and withdrawn", async ({ page }) => {
  const email = newAddress("invited");
  await signIn(page, demoPerson.admin);
  await page.request.post("/admin/users/new", { form: { email } });
  const first = await latestMail(page.request, email);
  await page.goto("/admin/users/invitations");
  await alive(page);
  await expectAccessible(page);
  const row = page.getByRole("row").filter({ hasText: email });
  await openMenu(row);
  await row.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(`${email} is invited once more.`)).toBeVisible();
  const old = first.links.find((each) => each.includes("/invitation/")) ?? "";
  expect((await page.request.get(old)).status(), "the earlier link").toBe(404);
  const again = await latestMail(page.request, email);
  const link = again.links.find((each) => each.includes("/invitation/")) ?? "";
  expect((await page.request.get(link)).status()).toBe(200);
  await openMenu(row);
  await row.locator("summary", { hasText: "Withdraw" }).click();
  await row.getByRole("button", { name: "Withdraw invitation" }).click();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(link)).status()).toBe(404);
});
