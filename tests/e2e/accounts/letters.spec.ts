import type { Page } from "@playwright/test";
import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

async function fillSignUp(page: Page, email: string, password: string, confirmation = password) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
}

/** The link with this part in the newest mail to an address. */
async function mailedLink(page: Page, address: string, part: string): Promise<string> {
  const { links } = await latestMail(page.request, address);
  return links.find((each) => each.includes(part)) ?? "";
}

test("AUTH-06 AUTH-08 AUTH-10 AUTH-14 AUTH-15 AUTH-16 AUTH-17 AUTHSVC-01 AUTHSVC-07 ERR-12 ERR-13 LINK-05 SHELL-02 a visitor signs up after a mistake, the links in the letters of this site and of an app confirm the address by a button, and a fragment decides what the page says", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/signup?from=%2Fabout");
  await alive(page);
  await fillSignUp(page, email, "a secret", "another");
  await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription(
    "Passwords do not match",
  );
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expectAccessible(page);
  await fillSignUp(page, email, "a secret");
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Please check your email for a confirmation link.",
  );
  await expectAccessible(page);

  // In another browser than that of the sign-up, the link asks before it confirms.
  await page.context().clearCookies();
  await page.goto(await mailedLink(page, email, "/auth/verify-email"));
  const title = page.getByRole("heading", { level: 1 });
  const confirm = page.getByRole("button", { name: "Confirm email address" });
  await expect(title).toHaveText("Confirm your email address");
  await expectAccessible(page);
  await confirm.click();
  await expect(page).toHaveURL("/auth/confirm#type=signup");
  await expect(title).toHaveText("Email Confirmed");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expectAccessible(page);
  const change = (fragment: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  await change("type=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
  await expect(title).toHaveText("Verification Failed");
  await expect(page.getByRole("alert")).toHaveText("Unknown confirmation type");
  await expectAccessible(page);
  await change("");
  await expect(page.getByRole("alert")).toHaveText("Invalid confirmation link");
  await change("access_token=x&type=recovery");
  await expect(page).toHaveURL("/reset-password#access_token=x&type=recovery");
  await expect(title).toHaveText("Set a new password");

  const person = { email: newAddress(), password: "a long enough secret" };
  await page.request.post("/auth/v1/signup", { data: person });
  const link = await mailedLink(page, person.email, "/auth/app-link");
  await page.goto(link);
  await expect(title).toHaveText("Confirm your email address");
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(/^This link has expired/);
  await expectAccessible(page);
});
