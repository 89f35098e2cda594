import type { Page } from "@playwright/test";
import { totp } from "../../support/totp.ts";
import { alive } from "../support/alive.ts";
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

test("SHELL-02 the security settings are accessible and fit a phone: a key is made and shown once, and two-step sign-in is turned on and asks for a code", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/account/security");
  await alive(page);
  const main = page.getByRole("main");
  const open = async (name: string, ready: string) => {
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/account/security/${ready}`));
    // The address changes before the page does.
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Security");
    await expectAccessible(page);
    expect(await excessOf(page), ready).toBe(0);
  };
  await expectAccessible(page);
  for (const [name, place] of [
    ["Change email", "email"],
    ["Manage passkeys", "passkeys"],
    ["See everything that opens your account", "ways-in"],
    ["Manage keys", "keys"],
  ] as const) {
    await open(name, place);
    if (place !== "keys") await page.goBack();
  }
  await page.getByLabel("Name").fill("Our site");
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Make the key" }).click();
  const key = page.getByRole("region", { name: "Your new key" }).locator("code");
  await expect(key).toHaveText(/^dorsal_key_[\w-]{32}$/);
  expect(page.url()).not.toContain(await key.innerText());
  await expectAccessible(page);
  expect(await excessOf(page), "a key").toBe(0);
  await page.goBack();
  await open("Change password", "password");
  await page.goBack();
  await open("See everything that opens your account", "ways-in");
  await expect(page.getByRole("checkbox", { name: /Our site/ })).toBeChecked();
  await page.goBack();
  await open("Set up two-step sign-in", "two-factor");

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
});
