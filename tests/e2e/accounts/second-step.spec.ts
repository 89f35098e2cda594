import type { Page } from "@playwright/test";
import { totp } from "../../support/totp.ts";
import { alive } from "../support/alive.ts";
import { fillLogin, newRunner, type Person, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A runner with two-step sign-in, and the key of their app. */
async function aCarefulRunner(page: Page): Promise<Person & { key: string }> {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/account/security/two-factor");
  await page.getByLabel(/current password/i).fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  const key = await page.locator("code").first().innerText();
  await page.getByLabel("Code").fill(totp(key));
  await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  await expect(page.getByText(/Two-step sign-in is on/)).toBeVisible();
  await page.context().clearCookies();
  return { ...person, key };
}

test("SHELL-02 the second step asks for a code, reports a wrong one and leads back", async ({
  page,
}) => {
  const person = await aCarefulRunner(page);
  await page.goto("/login?from=%2Fabout");
  await fillLogin(page, person);
  await expect(page).toHaveURL("/login/two-factor?from=%2Fabout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/account/edit");
  await expect(page, "there is no session yet").toHaveURL(/\/login\?from/);
  await page.goto("/login/two-factor?from=%2Fabout");
  await alive(page);
  const send = page.getByRole("button", { name: "Sign in" });
  await send.click();
  await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/Please enter the code/);
  await page.getByLabel("Code").fill("000 000");
  await send.click();
  await expect(page.getByRole("alert")).toHaveText("This code is not right. Please try again.");
  await page.getByLabel("Code").fill(totp(person.key, Date.now() + 30_000));
  await send.click();
  await expect(page).toHaveURL("/about");
});

test("signing in with Google asks for the code too", async ({ page }) => {
  const person = await aCarefulRunner(page);
  await page.goto("/login?from=%2Fabout");
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByLabel("Google address").fill(person.email);
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL("/login/two-factor?from=%2Fabout");
  // The code with which it was turned on has been used.
  await page.getByLabel("Code").fill(totp(person.key, Date.now() + 30_000));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/about");
});

test("the second step without a password leads to the first step", async ({
  plainPage: page,
  request,
}) => {
  await page.goto("/login/two-factor?from=%2Fabout");
  await expect(page).toHaveURL("/login?from=%2Fabout");
  const form = { code: "123456", from: "//evil.example" };
  const answer = await request.post("/login/two-factor", { form, maxRedirects: 0 });
  expect(answer.headers().location).toBe("/login?failure=expired");
});

test("a refused or missing passkey gets a message", async ({ page }) => {
  await page.goto("/login");
  await alive(page);
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The passkey was not accepted. Please try again.",
  );
  await expectAccessible(page);
});
