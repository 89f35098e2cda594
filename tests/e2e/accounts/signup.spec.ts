import type { Page } from "@playwright/test";
import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { logIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

async function fillSignUp(page: Page, email: string, password: string, confirmation = password) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
}

test("AUTH-06 AUTH-08 AUTH-10 AUTH-14 a visitor signs up after a mistake, follows the mailed link and signs in", async ({
  page,
  request,
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
  await expect(page.getByRole("status")).toHaveText(
    "Please check your email for a confirmation link.",
  );
  await expectAccessible(page);
  const { links } = await latestMail(request, email);
  await page.goto(links.find((each) => each.includes("/auth/verify-email")) ?? "");
  await expect(page).toHaveURL("/auth/confirm#type=signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Confirmed");
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login?from=%2Fabout");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await logIn(page, { email, password: "a secret" });
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();
});
