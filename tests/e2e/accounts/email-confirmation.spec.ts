import { latestMail } from "../support/outbox.ts";
import { fillLogin, newAddress, signUp } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const outcomes = [
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

for (const [requirement, fragment, sentence] of outcomes) {
  test(`AUTH-16 ${requirement} the fragment "${fragment}" says: ${sentence}`, async ({ page }) => {
    await page.goto(`/auth/confirm${fragment}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verification Failed");
    await expect(page.getByRole("alert")).toHaveText(sentence);
    await expect(page.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    await expect(page.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  });
}

test("AUTH-14 SHELL-02 the type signup confirms on a page without the shared header", async ({
  page,
}) => {
  await page.goto("/auth/confirm#access_token=x&type=signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Confirmed");
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expectAccessible(page);
});

test("AUTH-15 LINK-05 the type recovery leads to the reset page with the fragment", async ({
  page,
}) => {
  await page.goto("/auth/confirm#access_token=x&type=recovery");
  await expect(page).toHaveURL("/reset-password#access_token=x&type=recovery");
});

test("AUTH-17 a forged or incomplete link ends on the failure page", async ({ page }) => {
  for (const token of ["", "?token=", "?token=abc", "?token=a.b.c", "?token=%00%0d%0a"]) {
    await page.goto(`/auth/verify-email${token}`);
    await expect(page, token).toHaveURL(/\/auth\/confirm#error=access_denied/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verification Failed");
  }
  await expectAccessible(page);
});

test("AUTH-10 in another browser than that of the sign-up, the link asks before it confirms", async ({
  page,
  request,
}) => {
  const person = { email: newAddress(), password: "a long enough secret" };
  await signUp(request, person);
  const { links } = await latestMail(request, person.email);
  const [link = ""] = links.filter((each) => each.includes("/auth/verify-email"));
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page.getByRole("alert")).toContainText("has not been verified");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page).toHaveURL("/auth/confirm#type=signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Confirmed");
});

test("AUTH-14 in another browser the way back of the sign-up goes on, with the race that it keeps", async ({
  plainPage: page,
  request,
}) => {
  const [, race] = /\/races\/([\da-f-]{36})/.exec(await (await request.get("/races")).text()) ?? [];
  const person = { email: newAddress(), password: "a long enough secret" };
  const from = `/favorites/${race}/keep`;
  const form = { ...person, confirmation: person.password, from };
  await request.post("/signup", { form, maxRedirects: 0 });
  const { links } = await latestMail(request, person.email);
  const link = links.find((each) => each.includes("/auth/verify-email")) ?? "";
  await page.goto(link.replace(/way=\w+/, "way=forged"));
  await page.getByRole("button", { name: "Confirm email address" }).click();
  const signIn = page.getByRole("link", { name: "Sign In" });
  await expect(signIn).toHaveAttribute("href", "/login");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(signIn).toHaveAttribute("href", `/login?${new URLSearchParams({ from })}`);
  await signIn.click();
  await fillLogin(page, person);
  await expect(page).toHaveURL(`/races/${race}`);
  await page.goto("/dashboard");
  await expect(page.locator(`#kept a[href^="/races/${race}"]`).first()).toBeAttached();
});

test("AUTH-10 the link also asks without scripts", async ({ browser, request }) => {
  const person = { email: newAddress(), password: "a long enough secret" };
  await signUp(request, person);
  const { links } = await latestMail(request, person.email);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(links.find((each) => each.includes("/auth/verify-email")) ?? "");
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await page.getByRole("link", { name: "Sign In" }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL("/");
  await page.close();
});
