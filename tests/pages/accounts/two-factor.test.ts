import { nextCode, totp } from "../../support/totp.ts";
import { enter, logIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Signs in a runner and opens the form that turns two-step sign-in on. */
async function beginTwoFactor(visitor: Visitor) {
  const person = enter(visitor);
  await visitor.visit("/account/security/two-factor");
  await visitor.fill("Current password", person.password);
  await visitor.press("Continue");
  return { ...person, key: visitor.page.locator("code").first().text() };
}

/** Turns two-step sign-in on and signs out. */
async function aCarefulRunner(visitor: Visitor) {
  const person = await beginTwoFactor(visitor);
  await visitor.page.getByLabel("Code").fill(totp(person.key));
  await visitor.press("Turn on two-step sign-in");
  expect(visitor.page.getByText(/Two-step sign-in is on/)).toBeVisible();
  visitor.clearCookies();
  return person;
}

test("two-step sign-in is set up, asked for and turned off", async ({ visitor }) => {
  const { page } = visitor;
  const person = await beginTwoFactor(visitor);
  expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const code = page.getByLabel("Code");
  await code.fill("000000");
  await visitor.press("Turn on two-step sign-in");
  expect(code).toHaveAccessibleDescription(/This code is not right/);
  expect(page.locator("code").first(), "the same key again").toHaveText(person.key);
  await code.fill(totp(person.key));
  await visitor.press("Turn on two-step sign-in");
  expect(page.getByText(/Two-step sign-in is on/)).toBeVisible();
  const shown = page.getByRole("listitem").filter({ hasText: /^\w{5}-\w{5}$/ });
  const codes = shown.texts();
  expect(codes).toHaveLength(10);

  visitor.clearCookies();
  await visitor.visit("/login?from=/account/security/two-factor");
  await logIn(visitor, person);
  expect(visitor.url.pathname).toBe("/login/two-factor");
  await page.getByLabel("Code").fill(String(codes[0]));
  await visitor.press("Sign in");
  expect(visitor.path).toBe("/account/security/two-factor");

  await visitor.follow("New backup codes");
  await visitor.fill("Current password", person.password);
  await visitor.press("Make new codes");
  expect(shown).toHaveCount(10);
  expect(shown.texts()).not.toContain(codes[0]);
  await visitor.visit("/account/security/two-factor/off");
  await visitor.fill("Current password", "a guess");
  await visitor.press("Turn off two-step sign-in");
  expect(page.getByText("This is not your current password")).toBeVisible();
  await visitor.fill("Current password", person.password);
  await visitor.press("Turn off two-step sign-in");
  expect(page.getByText("Two-step sign-in has been turned off.")).toBeVisible();
});

test("SHELL-02 the second step asks for a code, reports a wrong one and leads back", async ({
  visitor,
}) => {
  const { page } = visitor;
  const person = await aCarefulRunner(visitor);
  await visitor.visit("/login?from=%2Fabout");
  await logIn(visitor, person);
  expect(visitor.path).toBe("/login/two-factor?from=%2Fabout");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
  expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await visitor.visit("/account/edit");
  expect(visitor.path, "no session exists yet").toMatch(/^\/login\?from/);
  await visitor.visit("/login/two-factor?from=%2Fabout");
  await visitor.press("Sign in");
  expect(page.getByLabel("Code")).toHaveAccessibleDescription(/Please enter the code/);
  await page.getByLabel("Code").fill("000 000");
  await visitor.press("Sign in");
  expect(page.getByRole("alert")).toHaveText("This code is not right. Please try again.");
  await page.getByLabel("Code").fill(nextCode(person.key));
  await visitor.press("Sign in");
  expect(visitor.path).toBe("/about");
});

test("signing in with Google asks for the code too", async ({ visitor }) => {
  const person = await aCarefulRunner(visitor);
  await visitor.visit("/login?from=%2Fabout");
  await visitor.follow("Sign in with Google");
  await visitor.fill("Google address", person.email);
  await visitor.press("Allow");
  expect(visitor.path).toBe("/login/two-factor?from=%2Fabout");
  await visitor.page.getByLabel("Code").fill(nextCode(person.key));
  await visitor.press("Sign in");
  expect(visitor.path).toBe("/about");
});

test("the second step without a password leads to the first step", async ({ visitor }) => {
  await visitor.visit("/login/two-factor?from=%2Fabout");
  expect(visitor.path).toBe("/login?from=%2Fabout");
  const form = { code: "123456", from: "//evil.example" };
  const answer = await visitor.post("/login/two-factor", form);
  expect(answer.headers.get("location")).toBe("/login?failure=expired");
});

test("an invalid key is not drawn and leads to the first step", async ({ visitor }) => {
  enter(visitor);
  const setup_secret = `otpauth://totp/${"x".repeat(9000)}`;
  const form = { code: "", setup_secret, backup_codes: "" };
  const answer = await visitor.post("/account/security/two-factor/confirm", form);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/account/security/two-factor");
});
