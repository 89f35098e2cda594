import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { logIn, signUp } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("AUTH-17 a forged or incomplete link ends on the failure page", async ({ visitor }) => {
  for (const token of ["", "?token=", "?token=abc", "?token=a.b.c", "?token=%00%0d%0a"]) {
    await visitor.visit(`/auth/verify-email${token}`);
    expect(visitor.path, token).toMatch(/^\/auth\/confirm#error=access_denied/);
  }
});

test("AUTH-10 in another browser than that of the sign-up, the link asks before it confirms", async ({
  visitor,
  other,
}) => {
  const person = { email: newAddress(), password: "a long enough secret" };
  await signUp(other, person);
  const link = linkIn(await latestMail(visitor, person.email), "/auth/verify-email");
  await visitor.visit(link);
  await visitor.visit(link);
  const { page } = visitor;
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
  expect(page.getByText(person.email)).toBeVisible();
  await visitor.visit("/login");
  await logIn(visitor, person);
  expect(page.getByRole("alert")).toContainText("has not been verified");
  await visitor.visit(link);
  await visitor.press("Confirm email address");
  expect(visitor.path).toBe("/auth/confirm#type=signup");
  await visitor.follow("Sign In");
  await logIn(visitor, person);
  expect(visitor.path).toBe("/");
});

test("GAP-22 signing in with an unconfirmed address can send the letter again", async ({
  visitor,
  other,
}) => {
  const person = { email: newAddress(), password: "a long enough secret" };
  await signUp(other, person);
  const first = linkIn(await latestMail(visitor, person.email), "/auth/verify-email");
  await visitor.visit("/login?from=%2Fabout");
  expect(visitor.page.getByRole("button", { name: /confirmation again/ })).toHaveCount(0);
  await logIn(visitor, person);
  await visitor.fill("Password", person.password);
  await visitor.press("Send the confirmation again");
  expect(visitor.path).toBe("/login?from=%2Fabout&notice=check-email");
  const second = linkIn(await latestMail(visitor, person.email), "/auth/verify-email");
  expect(second).not.toBe(first);
  await visitor.visit(second);
  await visitor.follow("Sign In");
  await logIn(visitor, person);
  expect(visitor.path).toBe("/about");
});

test("AUTH-14 in another browser the sign-up continues to its page, with the race to keep", async ({
  visitor,
  other,
}) => {
  await visitor.visit("/races");
  const [, race] = /\/races\/([\da-f-]{36})/.exec(visitor.body) ?? [];
  const from = `/favorites/${race}/keep`;
  const person = { email: newAddress(), password: "a long enough secret" };
  await signUp(other, person, from);
  const link = linkIn(await latestMail(visitor, person.email), "/auth/verify-email");
  await visitor.visit(link.replace(/way=\w+/, "way=forged"));
  await visitor.press("Confirm email address");
  const signIn = visitor.page.getByRole("link", { name: "Sign In" });
  expect(signIn).toHaveAttribute("href", "/login");
  await visitor.visit(link);
  await visitor.press("Confirm email address");
  expect(signIn).toHaveAttribute("href", `/login?${new URLSearchParams({ from })}`);
  await signIn.click();
  await logIn(visitor, person);
  expect(visitor.path).toBe(`/races/${race}`);
  await visitor.visit("/dashboard");
  expect(visitor.page.locator(`#kept a[href^="/races/${race}"]`).first()).toBeVisible();
});
