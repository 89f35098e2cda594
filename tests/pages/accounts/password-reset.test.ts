import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn, mailsTo } from "../support/outbox.ts";
import { enter, logIn, newRunner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Signing in after a recovery leads to the list of everything that opens the account. */
const signInToWaysIn = /^\/login\?from=.*ways-in&notice=password-changed$/;

const sent =
  "If there is an account with this address, we have sent it a link to set a new password. The link is good for one hour.";
const expired = "This link has expired or has been used already.";

async function resetLink(visitor: Visitor, email: string): Promise<string> {
  return linkIn(await latestMail(visitor, email, /^Set a new password$/), "/auth/recover");
}

async function fillNewPassword(visitor: Visitor, password: string, confirmation = password) {
  await visitor.fill("New password", password);
  await visitor.fill("Confirm new password", confirmation);
  await visitor.press("Set password");
}

test("LINK-04 GAP-69 the answer is the same whether there is an account or not", async ({
  visitor,
}) => {
  const { email } = newRunner();
  const nobody = newAddress("nobody");
  for (const address of [email, nobody]) {
    await visitor.visit("/login");
    await visitor.follow("Forgot your password");
    expect(visitor.path).toBe("/forgot-password");
    await visitor.fill("Email", address);
    await visitor.press("Send the link");
    expect(visitor.page.getByRole("status")).toHaveText(sent);
  }
  expect(visitor.page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  expect(await resetLink(visitor, email)).toContain("/auth/recover?token=");
  expect(await mailsTo(visitor, nobody)).toEqual([]);
});

test("LINK-04 an invalid address is refused at its field", async ({ visitor }) => {
  await visitor.visit("/forgot-password");
  await visitor.fill("Email", "not an address");
  await visitor.press("Send the link");
  expect(visitor.page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
});

test("AUTH-15 LINK-05 GAP-69 the link sets a new password, ends every session and works once", async ({
  visitor,
  other,
}) => {
  const { page } = visitor;
  const person = enter(other);
  await visitor.post("/forgot-password", { email: person.email });
  const link = await resetLink(visitor, person.email);
  await visitor.visit(link);
  await visitor.follow("Set a new password");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Set a new password");
  await fillNewPassword(visitor, "a new secret", "something else");
  expect(page.getByText("Passwords do not match")).toBeVisible();
  await fillNewPassword(visitor, "a new secret");
  expect(visitor.path).toMatch(signInToWaysIn);

  await other.visit("/about");
  expect(other.page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await logIn(visitor, person);
  expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await logIn(visitor, { ...person, password: "a new secret" });
  expect(visitor.path).toBe("/account/security/ways-in");
  expect(page.getByText("Nothing else opens your account")).toBeVisible();
  await visitor.visit(link);
  expect(page.getByRole("alert")).toHaveText(expired);
});

test("GAP-69 an expired or forged link says so and offers a new one", async ({ visitor }) => {
  for (const address of ["/reset-password", "/auth/recover?token=made-up", "/auth/recover"]) {
    await visitor.visit(address);
    expect(visitor.path, address).toBe("/reset-password");
    expect(visitor.page.getByRole("alert")).toHaveText(expired);
    const again = visitor.page.getByRole("link", { name: "Get a new link" });
    expect(again).toHaveAttribute("href", "/forgot-password");
  }
});

test("the second of two forms says that the link was used", async ({ visitor }) => {
  const person = newRunner();
  await visitor.post("/forgot-password", { email: person.email });
  await visitor.visit(await resetLink(visitor, person.email));
  await visitor.visit("/reset-password");
  // The other tab, with the same cookies.
  const form = { password: "a new secret", confirmation: "a new secret" };
  const first = await visitor.fetch("/reset-password", {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  expect(first.headers.get("location")).toMatch(signInToWaysIn);
  await fillNewPassword(visitor, "a new secret");
  expect(visitor.page.getByRole("alert")).toHaveText(expired);
});
