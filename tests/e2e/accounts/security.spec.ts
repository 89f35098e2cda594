import type { Page } from "@playwright/test";
import { totp } from "../../support/totp.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import {
  fillLogin,
  newAddress,
  newRunner,
  type Person,
  signedUpRunner,
  signIn,
} from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Opens the security settings of a new runner. */
async function openSecurity(page: Page, make = newRunner): Promise<Person> {
  const person = await make(page.request);
  await signIn(page, person);
  await page.goto("/account/security");
  await alive(page);
  return person;
}

const current = (page: Page) => page.getByLabel("Current password");

test("the security settings lead to all ways to sign in and are accessible", async ({ page }) => {
  const person = await openSecurity(page);
  const main = page.getByRole("main");
  await expect(main.getByText(person.email)).toBeVisible();
  for (const name of ["Change password", "Change email", "Set up two-step sign-in"]) {
    await expect(main.getByRole("link", { name })).toBeVisible();
  }
  await expectAccessible(page);
  for (const place of ["password", "email", "two-factor", "passkeys"]) {
    await page.goto(`/account/security/${place}`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const spare = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll(".tabs")].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
    expect(Math.max(...spare), place).toBe(0);
  }
});

test("a new password needs the current one and ends all other sessions", async ({
  page,
  otherPage: other,
}) => {
  const person = await openSecurity(page);
  await signIn(other, person);
  await other.goto("/account/edit");

  await page.getByRole("link", { name: "Change password" }).click();
  const next = page.getByLabel("New password", { exact: true });
  const again = page.getByLabel("Confirm new password");
  const change = page.getByRole("main").getByRole("button", { name: "Change password" });
  await current(page).fill("a guess");
  await next.fill("short");
  await again.fill("short");
  await change.click();
  await expect(next).toHaveAccessibleDescription(/at least 6 characters/);
  await next.fill("a second long secret");
  await again.fill("another long secret");
  await change.click();
  await expect(again).toHaveAccessibleDescription("Passwords do not match");
  await again.fill("a second long secret");
  await change.click();
  await expect(current(page)).toHaveAccessibleDescription("This is not your current password");
  await current(page).fill(person.password);
  await next.fill("a second long secret");
  await again.fill("a second long secret");
  await change.click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL("/login?from=%2Faccount%2Fedit&notice=session-over");
  await expect(other.getByText("Your session has ended. Please sign in again")).toBeVisible();
  await fillLogin(other, { ...person, password: "a second long secret" });
  await expect(other).toHaveURL("/account/edit");
  const { text } = await latestMail(page.request, person.email, {
    subject: /password was changed/,
  });
  expect(text).toContain("If it was not you");
});

test("sessions are listed with their device and ended singly or all at once", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await openSecurity(page, signedUpRunner);
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
  const others = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ userAgent, ...(baseURL && { baseURL }) });
      const other = await context.newPage();
      await signIn(other, person);
      return other;
    }),
  );
  await page.reload();
  const items = page.getByRole("main").getByRole("listitem").filter({ hasText: "signed in" });
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText("Chrome on");
  await expect(items.first()).toContainText("This browser");
  await expect(items.nth(1)).toContainText("Firefox on Linux");
  await expect(items.nth(1)).toContainText("127.0.0.1");
  await page.getByRole("button", { name: "Sign out Firefox on Linux" }).first().click();
  await expect(page.getByText("The session has been ended.")).toBeVisible();
  await expect(items).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("You have been signed out everywhere else.")).toBeVisible();
  await expect(items).toHaveCount(1);
  for (const other of others) {
    await other.goto("/dashboard");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Please Sign In");
    await other.context().close();
  }
});

test("a new email address counts once its link is followed", async ({ page, request }) => {
  const person = await openSecurity(page);
  const email = newAddress("renamed");
  await page.getByRole("link", { name: "Change email" }).click();
  await page.getByLabel("New email address").fill("no address");
  await current(page).fill(person.password);
  const send = page.getByRole("button", { name: "Send the link" });
  await send.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("New email address").fill(email);
  await current(page).fill(person.password);
  await send.click();
  await expect(page.getByText(/We have sent a link to the new address/)).toBeVisible();
  const notice = await latestMail(request, person.email, { subject: /about to change/ });
  expect(notice.text).toContain(email);

  const { links } = await latestMail(request, email, { subject: /Confirm your new/ });
  const [link = ""] = links.filter((each) => each.includes("/account/new-address"));
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm new address" }).click();
  await expect(page.getByText("Your email address has been changed.")).toBeVisible();
  await page.goto("/account/edit");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await latestMail(request, person.email, { subject: "Your email address has changed" });

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText("This link has expired or has been used already.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm new address" })).toHaveCount(0);
  await page.goto("/login");
  await fillLogin(page, { ...person, email });
  await expect(page).toHaveURL("/");
});

test("the letter to the old address takes the account back, without scripts", async ({
  page,
  plainPage: plain,
  request,
}) => {
  const person = await openSecurity(page);
  const email = newAddress("thief");
  const form = { email, password: person.password };
  await page.request.post("/account/security/email", { form });
  const { links } = await latestMail(request, email, { subject: /Confirm your new/ });
  const token = new URL(links.find((each) => each.includes("/account/new-address")) ?? "");
  const confirm = { token: token.searchParams.get("token") ?? "" };
  expect((await request.post("/account/new-address", { form: confirm })).ok()).toBe(true);

  const letter = await latestMail(request, person.email, { subject: /has changed/ });
  const [link = ""] = letter.links.filter((each) => each.includes("/account/not-me"));
  await plain.goto(link);
  await expect(plain.getByText("Your account gets its old address back.")).toBeVisible();
  await page.goto("/account/security");
  await expect(page.getByText(email), "to look changes nothing").toBeVisible();
  await plain.getByRole("button", { name: "It was not me: secure my account" }).click();
  await expect(plain.getByText(/Your account is secured/)).toBeVisible();
  await page.goto("/account/security");
  await expect(page).toHaveURL(/\/login/);
  const reset = await latestMail(request, person.email, { subject: "Set a new password" });
  expect(reset.links.some((each) => each.includes("/auth/recover"))).toBe(true);
  await plain.goto(link);
  await expect(plain.getByText("This link has expired or has been used already.")).toBeVisible();
});

test("what opens the account is removed in one step", async ({ page }) => {
  const person = await openSecurity(page);
  const key = { name: "Site of Lima 42K", password: person.password };
  await page.request.post("/account/security/keys", { form: key });
  await page.getByRole("link", { name: "See everything that opens your account" }).click();
  await expect(page.getByRole("checkbox", { name: /Site of Lima 42K/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove what is checked" }).click();
  await expect(page.getByText("What you chose has been removed.")).toBeVisible();
  await page.goto("/account/security/ways-in");
  await expect(page.getByText("Nothing else opens your account")).toBeVisible();
});

test("a forged link to confirm an address is reported as invalid", async ({ page }) => {
  for (const token of ["", "x", "a.b.c"]) {
    await page.goto(`/account/new-address?token=${token}`);
    await expect(page.getByText("This link has expired or has been used already.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Confirm new address" })).toHaveCount(0);
  }
});

test("an invalid key is not drawn and leads to the first step", async ({ page }) => {
  await signIn(page, await newRunner(page.request));
  const setup_secret = `otpauth://totp/${"x".repeat(9000)}`;
  const form = { code: "", setup_secret, backup_codes: "" };
  const path = "/account/security/two-factor/confirm";
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe("/account/security/two-factor");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("two-step sign-in is set up, asked for and turned off", async ({ page }) => {
      const person = await newRunner(page.request);
      await signIn(page, person);
      await page.goto("/account/security/two-factor");
      await current(page).fill(person.password);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
      const key = await page.locator("code").first().innerText();
      const code = page.getByLabel("Code");
      const turnOn = page.getByRole("button", { name: "Turn on two-step sign-in" });
      await code.fill("000000");
      await turnOn.click();
      await expect(code).toHaveAccessibleDescription(/This code is not right/);
      await expect(page.locator("code").first(), "the same key again").toHaveText(key);
      if (javaScriptEnabled) await expectAccessible(page);
      await code.fill(totp(key));
      await turnOn.click();
      await expect(page.getByText(/Two-step sign-in is on/)).toBeVisible();
      const shown = page.getByRole("listitem").filter({ hasText: /^\w{5}-\w{5}$/ });
      const codes = await shown.allInnerTexts();
      expect(codes).toHaveLength(10);
      if (javaScriptEnabled) await expectAccessible(page);

      await page.context().clearCookies();
      await page.goto("/login?from=/account/security/two-factor");
      await fillLogin(page, person);
      await expect(page).toHaveURL(/\/login\/two-factor/);
      await page.getByLabel(/code/i).first().fill(String(codes[0]));
      await page.getByRole("main").getByRole("button").first().click();
      await expect(page).toHaveURL("/account/security/two-factor");

      await page.getByRole("link", { name: "New backup codes" }).click();
      await current(page).fill(person.password);
      await page.getByRole("button", { name: "Make new codes" }).click();
      await expect(shown).toHaveCount(10);
      await expect(shown.first()).not.toHaveText(String(codes[0]));
      await page.goto("/account/security/two-factor/off");
      await current(page).fill("a guess");
      await page.getByRole("button", { name: "Turn off two-step sign-in" }).click();
      await expect(page.getByText("This is not your current password")).toBeVisible();
      await current(page).fill(person.password);
      await page.getByRole("button", { name: "Turn off two-step sign-in" }).click();
      await expect(page.getByText("Two-step sign-in has been turned off.")).toBeVisible();
    });
  });
}
