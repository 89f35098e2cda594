import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn, mailsTo } from "../support/outbox.ts";
import { logIn, newRunner, signUp } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const checkEmail = "Please check your email for a confirmation link.";

async function fillSignUp(
  visitor: Visitor,
  email: string,
  password: string,
  confirmation = password,
) {
  await visitor.fill("Email", email);
  await visitor.fill("Password", password);
  await visitor.fill("Confirm password", confirmation);
  await visitor.press("Sign Up", { exact: true });
}

test("AUTH-05 SHELL-02 the sign-up page has its parts, and no shared header", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/signup");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign Up");
  expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  const main = page.getByRole("main");
  for (const label of ["Email", "Password", "Confirm password"]) {
    expect(main.getByLabel(label, { exact: true })).toBeVisible();
  }
  for (const [name = "", to = ""] of [
    ["Login", "/login"],
    ["Terms of Service", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Sign up with Google", "/login/google?from=%2F"],
  ]) {
    expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
  }
});

test("AUTH-01 AUTH-06 AUTH-10 AUTH-14 a visitor signs up, follows the mailed link and signs in where they began", async ({
  visitor,
}) => {
  const email = newAddress();
  await visitor.visit("/signup?from=%2Fabout");
  await fillSignUp(visitor, email, "a secret");
  expect(visitor.path).toMatch(/^\/login\?from=%2Fabout&notice=check-email$/);
  expect(visitor.page.getByRole("status")).toHaveText(checkEmail);
  const mail = await latestMail(visitor, email);
  expect(mail.subject).toBe("Confirm your email address");
  await visitor.visit(linkIn(mail, "/auth/verify-email"));
  expect(visitor.path).toBe("/auth/confirm#type=signup");
  expect(visitor.body).toContain("<noscript><p>This page needs JavaScript");
  await visitor.follow("Sign In");
  expect(visitor.path).toBe("/login?from=%2Fabout");
  expect(visitor.page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await logIn(visitor, { email, password: "a secret" });
  expect(visitor.path).toBe("/about");
});

test("a sign-up in Spanish goes on in Spanish from its letter, and the settings change the language", async ({
  visitor,
}) => {
  const email = newAddress();
  const form = { email, password: "a secret", confirmation: "a secret", from: "/about" };
  expect((await visitor.post("/es/signup", form)).status).toBe(303);
  const mail = await latestMail(visitor, email);
  expect(mail.subject).toBe("Confirma tu dirección de correo");
  await visitor.visit(linkIn(mail, "/es/auth/verify-email"));
  expect(visitor.path).toBe("/es/auth/confirm#type=signup");
  await visitor.post("/es/forgot-password", { email });
  const reset = await latestMail(visitor, email, /contraseña/);
  await visitor.visit(linkIn(reset, "/es/auth/recover"));
  expect(visitor.path).toBe("/es/auth/confirm#type=recovery");
  await visitor.post("/es/login", { email, password: "a secret" });
  await visitor.visit("/es/account/edit");
  const choice = visitor.page.getByLabel("Idioma de los correos");
  expect(choice).toHaveValue("es");
  const body = new FormData();
  body.append("lang", "en");
  await visitor.fetch("/es/account/edit", { method: "POST", body });
  await visitor.post("/forgot-password", { email });
  expect((await latestMail(visitor, email)).subject).toBe("Set a new password");
});

test("AUTH-01 the return page survives signing up and signing in with another account", async ({
  visitor,
}) => {
  await visitor.visit("/signup?from=%2Fabout");
  await fillSignUp(visitor, newAddress(), "a secret");
  await logIn(visitor, newRunner());
  expect(visitor.path).toBe("/about");
});

test("AUTH-07 AUTH-08 AUTH-09 each problem is shown at its field, and the address stays", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/signup");
  await fillSignUp(visitor, "ana@example.com", "");
  expect(page.getByRole("alert")).toHaveText(
    "You must provide either an email or phone number and a password",
  );
  await fillSignUp(visitor, "ana@example.com", "12345");
  expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  );
  await fillSignUp(visitor, "ana@example.com", "123456", "1234567");
  expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription("Passwords do not match");
  expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  await fillSignUp(visitor, "not an address", "123456");
  expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
});

test("GAP-22 an address with an account gets the same answer, and its owner a mail", async ({
  visitor,
}) => {
  const { email } = newRunner();
  await visitor.visit("/signup");
  await fillSignUp(visitor, email, "another secret");
  expect(visitor.path).toBe("/login?notice=check-email");
  expect(visitor.page.getByRole("status")).toHaveText(checkEmail);
  const mail = await latestMail(visitor, email, /^You already have an account$/);
  expect(mail.links.some((each) => each.includes("verify-email"))).toBe(false);
  await logIn(visitor, { email, password: "another secret" });
  expect(visitor.page.getByRole("alert")).toHaveText("Invalid email or password");
});

test("GAP-22 signing up with another person's address changes nothing for its owner", async ({
  visitor,
  other: stranger,
}) => {
  const email = newAddress();
  await signUp(visitor, { email, password: "the owner's secret" });
  await expect.poll(async () => (await mailsTo(visitor, email)).length).toBe(1);
  await signUp(stranger, { email, password: "a stranger's" });
  await expect.poll(async () => (await mailsTo(visitor, email)).length).toBe(2);
  // The newest link, which the stranger has requested, in the browser of the owner's sign-up.
  const { links } = await latestMail(visitor, email);
  for (const time of ["first", "second"]) {
    await visitor.visit(links[0] ?? "");
    expect(visitor.path, time).toBe("/auth/confirm#type=signup");
  }
  await visitor.visit("/login");
  await logIn(visitor, { email, password: "a stranger's" });
  expect(visitor.page.getByRole("alert")).toHaveText("Invalid email or password");
  await logIn(visitor, { email, password: "the owner's secret" });
  expect(visitor.path).toBe("/");
});

test("a HEAD request for the link confirms nothing", async ({ visitor }) => {
  const person = { email: newAddress(), password: "a secret" };
  await signUp(visitor, person);
  const link = linkIn(await latestMail(visitor, person.email), "/auth/verify-email");
  await visitor.fetch(link, { method: "HEAD" });
  expect((await visitor.post("/login", person)).status).toBe(403);
});
