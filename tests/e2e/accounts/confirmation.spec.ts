import { newAddress } from "../../support/unique-names.ts";
import { latestMail } from "../support/outbox.ts";
import { logIn, signUp } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const failures = [
  ["ERR-12", "", "Invalid confirmation link"],
  ["ERR-13", "#type=magiclink", "Unknown confirmation type"],
  ["ERR-13", "#type=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "Unknown confirmation type"],
  [
    "ERR-14",
    "#type=signup&error=server_error",
    "Failed to confirm email. Please try again or contact support.",
  ],
  [
    "AUTH-17",
    "#error=access_denied&error_description=Email+link+is+invalid",
    "We couldn't verify your email. The link may have expired or is invalid.",
  ],
] as const;

test("AUTH-14 AUTH-15 AUTH-16 AUTH-17 ERR-12 ERR-13 ERR-14 LINK-05 SHELL-02 the fragment of the confirmation page decides what it says", async ({
  page,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  for (const [requirement, fragment, sentence] of failures) {
    // Another page in between: the same address with another fragment loads no page.
    await page.goto("/healthz");
    await page.goto(`/auth/confirm${fragment}`);
    await expect(title, requirement).toHaveText("Verification Failed");
    await expect(page.getByRole("alert"), requirement).toHaveText(sentence);
  }
  await expect(page.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  await expectAccessible(page);
  await page.goto("/healthz");
  await page.goto("/auth/confirm#access_token=x&type=signup");
  await expect(title).toHaveText("Email Confirmed");
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/healthz");
  await page.goto("/auth/confirm#access_token=x&type=recovery");
  await expect(page).toHaveURL("/reset-password#access_token=x&type=recovery");
  await expect(title).toHaveText("Set a new password");
  await expectAccessible(page);
});

test("AUTH-10 AUTHSVC-01 AUTHSVC-07 the links in the letters of this site and of an app confirm the address by a button", async ({
  page,
  request,
}) => {
  const own = { email: newAddress(), password: "a long enough secret" };
  await signUp(request, own);
  const person = { email: newAddress(), password: "a long enough secret" };
  const made = await request.post("/auth/v1/signup", { data: person });
  expect(made.status()).toBe(200);
  const linkTo = async (address: string, part: string) => {
    const { links } = await latestMail(request, address);
    return links.find((each) => each.includes(part)) ?? "";
  };
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(await linkTo(own.email, "/auth/verify-email"));
  await page.reload();
  await expect(title).toHaveText("Confirm your email address");
  await expect(page.getByText(own.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(title).toHaveText("Email Confirmed");

  const { text } = await latestMail(request, person.email);
  expect(text).toMatch(/^\s*\d{6}\s*$/m);
  const link = await linkTo(person.email, "/auth/app-link");
  await page.goto(link);
  await page.reload();
  await expect(title).toHaveText("Confirm your email address");
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(/^This link has expired/);
  await expectAccessible(page);
  await page.goto("/login");
  await logIn(page, person);
  await expect(page).toHaveURL("/");
});
