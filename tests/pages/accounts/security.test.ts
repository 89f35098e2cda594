import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { enter, logIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

const invalidLink = "This link has expired or has been used already.";

test("the security settings lead to all ways to sign in", async ({ visitor }) => {
  const person = enter(visitor);
  await visitor.visit("/account/security");
  const main = visitor.page.getByRole("main");
  expect(main.getByText(person.email)).toBeVisible();
  for (const name of ["Change password", "Change email", "Set up two-step sign-in"]) {
    expect(main.getByRole("link", { name })).toBeVisible();
  }
});

test("a new password needs the current one and ends all other sessions", async ({
  visitor,
  other,
}) => {
  const { page } = visitor;
  const person = enter(other);
  await visitor.visit("/login?from=/account/security");
  await logIn(visitor, person);
  await visitor.follow("Change password");
  const change = async (current: string, next: string, again = next) => {
    await visitor.fill("Current password", current);
    await visitor.fill("New password", next);
    await visitor.fill("Confirm new password", again);
    await page.getByRole("main").getByRole("button", { name: "Change password" }).click();
  };
  const next = page.getByLabel("New password", { exact: true });
  await change("a guess", "short");
  expect(next).toHaveAccessibleDescription(/at least 6 characters/);
  await change("a guess", "a second long secret", "another long secret");
  const again = page.getByLabel("Confirm new password");
  expect(again).toHaveAccessibleDescription("Passwords do not match");
  await change("a guess", "a second long secret");
  const current = page.getByLabel("Current password");
  expect(current).toHaveAccessibleDescription("This is not your current password");
  await change(person.password, "a second long secret");
  expect(page.getByText("Your password has been changed.")).toBeVisible();

  await other.visit("/account/edit");
  expect(other.path).toBe("/login?from=%2Faccount%2Fedit&notice=session-over");
  expect(other.page.getByText("Your session has ended. Please sign in again")).toBeVisible();
  await logIn(other, { ...person, password: "a second long secret" });
  expect(other.path).toBe("/account/edit");
  const { text } = await latestMail(visitor, person.email, /password was changed/);
  expect(text).toContain("If it was not you");
});

test("sessions are listed with their device and ended singly or all at once", async ({
  visitor,
}) => {
  const person = enter(visitor);
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
  const { email, password } = person;
  const others = [new Visitor(visitor.origin), new Visitor(visitor.origin)];
  for (const other of others) {
    const answer = await other.fetch("/login", {
      method: "POST",
      headers: { "user-agent": userAgent },
      body: new URLSearchParams({ email, password }),
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
  }
  await visitor.visit("/account/security");
  const main = visitor.page.getByRole("main");
  const items = main.getByRole("listitem").filter({ hasText: "signed in" });
  expect(items).toHaveCount(3);
  expect(items.first()).toContainText("This browser");
  expect(items.nth(1)).toContainText("Firefox on Linux");
  expect(items.nth(1)).toContainText("127.0.0.1");
  await main.getByRole("button", { name: "Sign out Firefox on Linux" }).first().click();
  expect(visitor.page.getByText("The session has been ended.")).toBeVisible();
  expect(items).toHaveCount(2);
  await visitor.press("Sign out everywhere else");
  expect(visitor.page.getByText("You have been signed out everywhere else.")).toBeVisible();
  expect(items).toHaveCount(1);
  for (const other of others) {
    await other.visit("/dashboard");
    expect(other.page.getByRole("heading", { level: 1 })).toHaveText("Please Sign In");
  }
});

test("a new email address counts once its link is followed", async ({ visitor, other }) => {
  const { page } = visitor;
  const person = enter(visitor);
  const email = newAddress("renamed");
  await visitor.visit("/account/security");
  await visitor.follow("Change email");
  const send = async (address: string) => {
    await visitor.fill("New email address", address);
    await visitor.fill("Current password", person.password);
    await visitor.press("Send the link");
  };
  await send("no address");
  expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await send(email);
  expect(page.getByText(/We have sent a link to the new address/)).toBeVisible();
  const notice = await latestMail(visitor, person.email, /about to change/);
  expect(notice.text).toContain(email);

  const link = linkIn(await latestMail(visitor, email, /Confirm your new/), "/account/new-address");
  await visitor.visit(link);
  await visitor.press("Confirm new address");
  expect(page.getByText("Your email address has been changed.")).toBeVisible();
  await visitor.visit("/account/edit");
  expect(page.getByLabel("Email")).toHaveValue(email);
  await latestMail(visitor, person.email, /^Your email address has changed$/);

  await other.visit(link);
  expect(other.page.getByText(invalidLink)).toBeVisible();
  expect(other.page.getByRole("button", { name: "Confirm new address" })).toHaveCount(0);
  await other.visit("/login");
  await logIn(other, { ...person, email });
  expect(other.path).toBe("/");
});

test("the letter to the old address takes the account back", async ({ visitor, other: plain }) => {
  const person = enter(visitor);
  const email = newAddress("thief");
  const asked = { email, password: person.password };
  await visitor.post("/account/security/email", asked);
  const confirm = await latestMail(visitor, email, /Confirm your new/);
  const token = new URL(linkIn(confirm, "/account/new-address")).searchParams.get("token") ?? "";
  expect((await plain.post("/account/new-address", { token })).status).toBeLessThan(400);

  const link = linkIn(await latestMail(visitor, person.email, /has changed/), "/account/not-me");
  await plain.visit(link);
  expect(plain.page.getByText("Your account gets its old address back.")).toBeVisible();
  await visitor.visit("/account/security");
  expect(visitor.page.getByText(email), "reading changes nothing").toBeVisible();
  await plain.press("It was not me: secure my account");
  expect(plain.page.getByText(/Your account is secured/)).toBeVisible();
  await visitor.visit("/account/security");
  expect(visitor.url.pathname).toBe("/login");
  const reset = await latestMail(visitor, person.email, /^Set a new password$/);
  expect(linkIn(reset, "/auth/recover")).toContain(visitor.origin);
  await plain.visit(link);
  expect(plain.page.getByText(invalidLink)).toBeVisible();
});

test("everything that opens the account is listed and removed in one step", async ({ visitor }) => {
  const person = enter(visitor);
  const key = { name: "Site of Lima 42K", password: person.password };
  await visitor.post("/account/security/keys", key);
  await visitor.visit("/account/security");
  await visitor.follow("See everything that opens your account");
  expect(visitor.page.getByRole("checkbox", { name: /Site of Lima 42K/ })).toBeChecked();
  await visitor.press("Remove what is checked");
  expect(visitor.page.getByText("What you chose has been removed.")).toBeVisible();
  await visitor.visit("/account/security/ways-in");
  expect(visitor.page.getByText("Nothing else opens your account")).toBeVisible();
});

test("a forged link to confirm an address is reported as invalid", async ({ visitor }) => {
  for (const token of ["", "x", "a.b.c"]) {
    await visitor.visit(`/account/new-address?token=${token}`);
    expect(visitor.page.getByText(invalidLink)).toBeVisible();
    expect(visitor.page.getByRole("button", { name: "Confirm new address" })).toHaveCount(0);
  }
});

test("a forged answer of a device adds no passkey", async ({ visitor }) => {
  enter(visitor);
  for (const response of ["", "{}", "[1]", "x".repeat(30_000), '{"id":"a","response":{}}']) {
    const form = { name: "Forged", response };
    const answer = await visitor.post("/account/security/passkeys/add", form);
    expect(answer.status, response.slice(0, 30)).toBe(400);
  }
  await visitor.visit("/account/security/passkeys");
  expect(visitor.page.getByText("No passkeys yet")).toBeVisible();
});
