import type { Page } from "@playwright/test";
import { totp } from "../../support/totp.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { logIn, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** How much wider than a phone the page or one of its tabs is. */
async function excessOf(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 700 });
  const spare = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(".tabs")].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  return Math.max(...spare);
}

/** The address with this part in the letter with this subject. */
async function mailedLink(page: Page, address: string, subject: RegExp, part: string) {
  const { links } = await latestMail(page.request, address, { subject });
  return links.find((each) => each.includes(part)) ?? "";
}

test("SHELL-02 the settings of an account are accessible and fit a phone: a key is shown once, two-step sign-in asks for a code, data are downloaded, and an account that is being deleted says so", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  for (const path of [
    "security/email",
    "security/passkeys",
    "security/password",
    "security/ways-in",
    "security/two-factor",
    "data",
    "data/delete",
    "security/keys",
  ]) {
    await page.goto(`/account/${path}`);
    await expectAccessible(page);
    expect(await excessOf(page), path).toBe(0);
  }
  await page.getByLabel("Name").fill("Our site");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Make the key" }).click();
  const key = page.getByRole("region", { name: "Your new key" }).locator("code");
  await expect(key).toHaveText(/^dorsal_key_[\w-]{32}$/);
  expect(page.url()).not.toContain(await key.innerText());
  await expectAccessible(page);
  expect(await excessOf(page), "a key").toBe(0);
  await page.goto("/account/security/ways-in");
  await expectAccessible(page);
  await page.goto("/account/security");
  await alive(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Set up two-step sign-in" }).click();
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = await page.locator("code").first().innerText();
  const code = page.getByLabel("Code");
  const turnOn = page.getByRole("button", { name: "Turn on two-step sign-in" });
  await code.fill("000000");
  await turnOn.click();
  await expect(code).toHaveAccessibleDescription(/This code is not right/);
  await expectAccessible(page);
  await code.fill(totp(secret));
  await turnOn.click();
  await expect(page.getByText(/Two-step sign-in is on/)).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto("/login?from=%2Fabout");
  await alive(page);
  await logIn(page, person);
  await expect(page).toHaveURL("/login/two-factor?from=%2Fabout");
  await expectAccessible(page);
  await code.fill("000 000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText("This code is not right. Please try again.");

  const leaving = await newRunner(page.request);
  await signIn(page, leaving);
  await page.goto("/account/data/download");
  await page.getByLabel("Current password").fill(leaving.password);
  await expectAccessible(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^dorsal-data-\d{4}-\d\d-\d\d\.zip$/);
  await page.request.post("/account/data/delete", { form: { password: leaving.password } });
  await page.goto("/account/data");
  const notice = page.getByRole("complementary", { name: "Deletion of your account" });
  await expect(notice).toContainText(/Your account will be deleted on \w+ \d+, \d{4}\./);
  await expectAccessible(page);
  await page.goto(await mailedLink(page, leaving.email, /will be deleted/, "/account/keep"));
  await expectAccessible(page);

  const forgetful = await newRunner(page.request);
  await page.context().clearCookies();
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(forgetful.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("we have sent it a link");
  await expectAccessible(page);
  await page.goto(await mailedLink(page, forgetful.email, /password/, "/auth/recover"));
  await expect(page).toHaveURL("/reset-password#type=recovery");
  await expectAccessible(page);
});
