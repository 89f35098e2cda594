import { newAddress } from "../../support/unique-names.ts";
import { enter, logIn, newRunner, signInAs, signUp } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const demoRunner = { email: "runner@dorsal.test", password: "dorsal-demo" };

const notVerified =
  "Your email address has not been verified. Please check your inbox and click the confirmation link we sent you. If you need a new confirmation email, please use the sign up page again.";

test("AUTH-02 AUTH-03 SHELL-02 the login page has its parts, and no shared header", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/login");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Login");
  expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  expect(page.getByRole("link", { name: "Dorsal" })).toHaveAttribute("href", "/");
  const main = page.getByRole("main");
  expect(main.getByLabel("Email")).toHaveAttribute("type", "email");
  expect(main.getByLabel("Password")).toHaveAttribute("type", "password");
  expect(main.getByRole("checkbox", { name: "Remember me" })).not.toBeChecked();
  for (const [name = "", to = ""] of [
    ["Forgot your password", "/forgot-password"],
    ["Sign Up", "/signup"],
    ["Terms of Service", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Sign in with Google", "/login/google?from=%2F"],
  ]) {
    expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
  }
});

test("AUTH-01 AUTH-12 signing in returns to the page before, after a wrong password too, and so does signing out", async ({
  visitor,
}) => {
  await visitor.visit("/login?from=%2Fraces%3Fcity%3DLima");
  for (const email of [demoRunner.email, newAddress("nobody")]) {
    await logIn(visitor, { email, password: "not the password" });
    expect(visitor.page.getByRole("alert")).toHaveText("Invalid email or password");
  }
  await logIn(visitor, demoRunner);
  expect(visitor.path).toBe("/races?city=Lima");
  const header = visitor.page.getByRole("banner");
  await header.locator("summary").filter({ hasText: "Your pages" }).click();
  await header.getByRole("button", { name: "Sign Out" }).click();
  expect(visitor.path).toBe("/races?city=Lima");
  expect(header.getByRole("link", { name: "Login" })).toBeVisible();
});

test("AUTH-01 a signed-in person has nothing to do on the pages for signing in and up", async ({
  visitor,
}) => {
  await signInAs(visitor, "runner");
  for (const address of ["/login?from=%2Fabout", "/signup?from=%2Fabout"]) {
    await visitor.visit(address);
    expect(visitor.path, address).toBe("/about");
  }
  await visitor.visit("/login");
  expect(visitor.path).toBe("/");
});

test("AUTH-01 the header's Login and Sign Up lead back to the current page with its filters", async ({
  visitor,
}) => {
  await visitor.visit("/races?type=Trail&view=month");
  const header = visitor.page.getByRole("banner");
  const way = "?from=%2Fraces%3Ftype%3DTrail%26view%3Dmonth";
  expect(header.getByRole("link", { name: "Login" })).toHaveAttribute("href", `/login${way}`);
  expect(header.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", `/signup${way}`);
});

test("AUTH-01 signing in never leads to another website", async ({ visitor }) => {
  for (const from of ["//evil.example", "/\\evil.example", "javascript:1"]) {
    const answer = await visitor.post("/login", { ...demoRunner, from });
    expect(answer.headers.get("location"), from).toBe("/");
  }
  visitor.clearCookies();
  await visitor.visit("/login?from=https%3A%2F%2Fevil.example");
  await logIn(visitor, demoRunner);
  expect(visitor.path).toBe("/");
});

test("AUTH-09 the form names a missing address or password and keeps the other", async ({
  visitor,
}) => {
  await visitor.visit("/login");
  await logIn(visitor, { email: "ana@example.com", password: "" });
  expect(visitor.page.getByRole("alert")).toHaveText(
    "You must provide either an email or phone number and a password",
  );
  expect(visitor.page.getByLabel("Email")).toHaveValue("ana@example.com");
});

test("AUTH-11 ERR-07 signing in with an unconfirmed address shows what to do", async ({
  visitor,
}) => {
  const person = { email: newAddress(), password: "a secret" };
  await signUp(visitor, person);
  await visitor.visit("/login");
  await logIn(visitor, person);
  expect(visitor.page.getByRole("alert")).toHaveText(notVerified);
});

test("GAP-21 a remembered session lasts; any other ends with the browser", async ({ visitor }) => {
  const cookieOf = async (form: Record<string, string>) => {
    const answer = await visitor.post("/login", { ...demoRunner, ...form });
    return answer.headers.getSetCookie().find((each) => each.includes("dorsal.session_token="));
  };
  expect(await cookieOf({})).not.toMatch(/max-age|expires/i);
  visitor.clearCookies();
  await visitor.visit("/login");
  const remember = visitor.page.getByRole("checkbox", { name: "Remember me" });
  const form = { [String(remember.attribute("name"))]: remember.value() };
  expect(await cookieOf(form)).toMatch(new RegExp(`max-age=${30 * 24 * 3600}`, "i"));
});

test("AUTH-04 the login page shows the message of another page", async ({ visitor }) => {
  await visitor.visit("/login?notice=password-changed");
  expect(visitor.page.getByRole("status")).toContainText("Your password has been changed.");
  for (const word of ["<b>", "constructor", "toString"]) {
    await visitor.visit(`/login?notice=${word}&failure=${word}`);
    expect(visitor.page.getByRole("main").locator(".notice")).toHaveCount(0);
  }
});

test("PROF-02 ROLE-06 a page that needs a sign-in leads to it and back", async ({ visitor }) => {
  const person = newRunner();
  await visitor.visit("/account/edit");
  expect(visitor.path).toBe("/login?from=%2Faccount%2Fedit");
  await logIn(visitor, person);
  expect(visitor.path).toBe("/account/edit");
});

test("AUTH-18 the first response knows the viewer and is not cached", async ({
  visitor,
  other,
}) => {
  enter(visitor);
  await visitor.visit("/races");
  expect(visitor.headers.get("cache-control")).toBe("private, no-store");
  expect(visitor.body).toContain("Sign Out");
  expect(visitor.body).not.toContain('href="/signup"');
  await other.visit("/races");
  expect(other.body).not.toContain("Sign Out");
});
