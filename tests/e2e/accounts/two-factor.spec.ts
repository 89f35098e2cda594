import { nextCode, totp } from "../../support/totp.ts";
import { alive } from "../support/alive.ts";
import { logIn, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("SHELL-02 two-step sign-in is set up, and the second step asks for a code and leads back", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/account/security/two-factor");
  await alive(page);
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = await page.locator("code").first().innerText();
  const code = page.getByLabel("Code");
  const turnOn = page.getByRole("button", { name: "Turn on two-step sign-in" });
  await code.fill("000000");
  await turnOn.click();
  await expect(code).toHaveAccessibleDescription(/This code is not right/);
  await expect(page.locator("code").first(), "the same key again").toHaveText(key);
  await expectAccessible(page);
  await code.fill(totp(key));
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
  // The code with which it was turned on has been used.
  await code.fill(nextCode(key));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/about");
});
