import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { demoPerson, fillLogin, newAddress, newRunner, signUp } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const checkEmail = "Please check your email for a confirmation link.";

async function fillSignUp(page: Page, email: string, password: string, confirmation = password) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
}

test("AUTH-05 SHELL-02 the sign-up page has its parts, and no shared header", async ({
  plainPage: page,
}) => {
  await page.goto("/signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign Up");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  const main = page.getByRole("main");
  for (const label of ["Email", "Password", "Confirm password"]) {
    await expect(main.getByLabel(label, { exact: true })).toBeVisible();
  }
  for (const [name, to] of [
    ["Login", "/login"],
    ["Terms of Service", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Sign up with Google", "/login/google?from=%2F"],
  ]) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", to ?? "");
  }
});

test("AUTH-06 AUTH-10 AUTH-14 a visitor signs up, follows the mailed link and signs in", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto("/signup?from=%2Fabout");
  await alive(page);
  await fillSignUp(page, email, "a secret");
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole("status")).toHaveText(checkEmail);
  await expectAccessible(page);
  const mail = await latestMail(request, email);
  expect(mail.subject).toBe("Confirm your email address");
  const [link = ""] = mail.links.filter((each) => each.includes("/auth/verify-email"));
  await page.goto(link);
  await expect(page).toHaveURL("/auth/confirm#type=signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Confirmed");
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login?from=%2Fabout");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await fillLogin(page, { email, password: "a secret" });
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(page, "back where it began").toHaveURL("/about");
});

test("AUTH-01 the return page survives signing up and signing in", async ({ page }) => {
  await page.goto("/signup?from=%2Fabout");
  await alive(page);
  await fillSignUp(page, newAddress(), "a secret");
  await expect(page).toHaveURL(/\/login\?from=%2Fabout/);
  await fillLogin(page, demoPerson.elite);
  await expect(page).toHaveURL("/about");
});

test("AUTH-07 AUTH-08 AUTH-09 each problem is shown at its field, and the address stays", async ({
  page,
}) => {
  await page.goto("/signup");
  await alive(page);
  await fillSignUp(page, "ana@example.com", "");
  await expect(page.getByRole("alert")).toHaveText(
    "You must provide either an email or phone number and a password",
  );
  await fillSignUp(page, "ana@example.com", "12345");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  );
  await fillSignUp(page, "ana@example.com", "123456", "1234567");
  await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription(
    "Passwords do not match",
  );
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  await fillSignUp(page, "not an address", "123456");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expectAccessible(page);
});

test("GAP-22 an address with an account gets the same answer, and its owner a mail", async ({
  page,
  request,
}) => {
  const { email } = await newRunner(request);
  await page.goto("/signup");
  await fillSignUp(page, email, "another secret");
  await expect(page).toHaveURL("/login?notice=check-email");
  await expect(page.getByRole("status")).toHaveText(checkEmail);
  const mail = await latestMail(request, email, { subject: "You already have an account" });
  expect(mail.links.some((each) => each.includes("verify-email"))).toBe(false);
  await fillLogin(page, { email, password: "another secret" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
});

test("GAP-22 signing up with another person's address changes nothing for its owner", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto("/signup");
  await fillSignUp(page, email, "the owner's secret");
  await expect(page.getByRole("status")).toHaveText(checkEmail);
  await signUp(request, { email, password: "a stranger's" });
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2);
  const links = (await mailsTo(request, email)).map((mail) => mail.links[0] ?? "");
  // The latest link, which the stranger has asked for, in the browser of the owner's sign-up.
  for (const time of ["first", "second"]) {
    await page.goto(links[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 }), time).toHaveText("Email Confirmed");
  }
  await page.goto("/login");
  await fillLogin(page, { email, password: "a stranger's" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await fillLogin(page, { email, password: "the owner's secret" });
  await expect(page).toHaveURL("/");
});

test("a HEAD request for the link confirms nothing", async ({ request }) => {
  const email = newAddress();
  const form = { email, password: "a secret", confirmation: "a secret" };
  await request.post("/signup", { form, maxRedirects: 0 });
  const [link = ""] = (await latestMail(request, email)).links;
  await request.head(link);
  const answer = await request.post("/login", { form: { email, password: "a secret" } });
  expect(answer.status()).toBe(403);
});

test("sign-up works without JavaScript", async ({ plainPage: page, request }) => {
  const email = newAddress();
  await page.goto("/signup");
  await fillSignUp(page, email, "a secret", "another");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await fillSignUp(page, email, "a secret");
  await expect(page.getByRole("status")).toHaveText(checkEmail);
  const [link = ""] = (await latestMail(request, email)).links;
  await page.goto(link);
  await expect(page).toHaveURL("/auth/confirm#type=signup");
  const confirmation = await (await request.get("/auth/confirm")).text();
  expect(confirmation).toContain("<noscript><p>This page needs JavaScript");
  await page.goto("/login");
  await fillLogin(page, { email, password: "a secret" });
  await expect(page).toHaveURL("/");
});
