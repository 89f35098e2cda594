import type { APIRequestContext } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { fillLogin, newAddress, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Signing in after a recovery leads to the list of everything that opens the account. */
const signInToWaysIn = /\/login\?from=.*ways-in&notice=password-changed$/;

const sent =
  "If there is an account with this address, we have sent it a link to set a new password. The link is good for one hour.";
const expired = "This link has expired or has been used already.";

async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  const { links } = await latestMail(request, email, { subject: "Set a new password" });
  return links.find((each) => each.includes("/auth/recover")) ?? "";
}

test("LINK-04 GAP-69 the answer is the same whether there is an account or not", async ({
  page,
  request,
}) => {
  const { email } = await newRunner(request);
  const nobody = newAddress("nobody");
  for (const address of [email, nobody]) {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password" }).click();
    await expect(page).toHaveURL("/forgot-password");
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("status")).toHaveText(sent);
  }
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expectAccessible(page);
  expect(await resetLink(request, email)).toContain("/auth/recover?token=");
  expect(await mailsTo(request, nobody)).toEqual([]);
});

test("LINK-04 an invalid address is refused at its field", async ({ page }) => {
  await page.goto("/forgot-password");
  await alive(page);
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
});

test("AUTH-15 LINK-05 GAP-69 the link sets a new password, ends every session and works once", async ({
  page,
  otherPage: other,
}) => {
  const person = await newRunner(page.request);
  await signIn(other, person);
  await page.request.post("/forgot-password", { form: { email: person.email } });
  const link = await resetLink(page.request, person.email);

  await page.goto(link);
  await expect(page).toHaveURL("/reset-password#type=recovery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set a new password");
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("a new secret");
  await page.getByLabel("Confirm new password").fill("something else");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("a new secret");
  await page.getByLabel("Confirm new password").fill("a new secret");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(signInToWaysIn);

  await other.goto("/about");
  await expect(other.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await fillLogin(page, person);
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await fillLogin(page, { ...person, password: "a new secret" });
  await expect(page).toHaveURL("/account/security/ways-in");
  await expect(page.getByText("Nothing else opens your account")).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(expired);
});

test("GAP-69 an expired or forged link says so and offers a new one", async ({ page }) => {
  for (const address of ["/reset-password", "/auth/recover?token=made-up", "/auth/recover"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/reset-password");
    await expect(page.getByRole("alert")).toHaveText(expired);
    const again = page.getByRole("link", { name: "Get a new link" });
    await expect(again).toHaveAttribute("href", "/forgot-password");
  }
  await expectAccessible(page);
});

test("setting a new password works without JavaScript", async ({ plainPage: page, request }) => {
  const person = await newRunner(request);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status")).toHaveText(sent);
  await page.goto(await resetLink(request, person.email));
  await page.getByRole("link", { name: "Set a new password" }).click();
  await page.getByLabel("New password", { exact: true }).fill("a new secret");
  await page.getByLabel("Confirm new password").fill("a new secret");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(signInToWaysIn);
});

test("the second of two tabs is told that the link was used", async ({ page, context }) => {
  const person = await newRunner(page.request);
  await page.request.post("/forgot-password", { form: { email: person.email } });
  await page.goto(await resetLink(page.request, person.email));
  await expect(page.getByLabel("Confirm new password")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/reset-password");
  for (const tab of [other, page]) {
    await tab.getByLabel("New password", { exact: true }).fill("a new secret");
    await tab.getByLabel("Confirm new password").fill("a new secret");
    await tab.getByRole("button", { name: "Set password" }).click();
    if (tab === other) await expect(tab).toHaveURL(signInToWaysIn);
  }
  await expect(page.getByRole("alert")).toHaveText(expired);
});
