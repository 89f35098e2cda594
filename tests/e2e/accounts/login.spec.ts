import { alive } from "../support/alive.ts";
import { demoPerson, fillLogin, newAddress, newRunner, signIn, signUp } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const notVerified =
  "Your email address has not been verified. Please check your inbox and click the confirmation link we sent you. If you need a new confirmation email, please use the sign up page again.";

test("AUTH-02 AUTH-03 SHELL-02 the login page has its parts, and no shared header", async ({
  plainPage: page,
}) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Login");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Dorsal" })).toHaveAttribute("href", "/");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(main.getByLabel("Password")).toHaveAttribute("type", "password");
  await expect(main.getByRole("checkbox", { name: "Remember me" })).not.toBeChecked();
  for (const [name, to] of [
    ["Forgot your password", "/forgot-password"],
    ["Sign Up", "/signup"],
    ["Terms of Service", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Sign in with Google", "/login/google?from=%2F"],
  ]) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", to ?? "");
  }
});

test("AUTH-01 signing in returns to the page before", async ({ page }) => {
  await page.goto("/login?from=%2Fraces%3Fcity%3DLima");
  await alive(page);
  await fillLogin(page, demoPerson.runner);
  await expect(page).toHaveURL("/races?city=Lima");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();
  for (const address of ["/login?from=%2Fabout", "/signup?from=%2Fabout"]) {
    await page.goto(address);
    await expect(page, "who is signed in has nothing to do there").toHaveURL("/about");
  }
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("AUTH-01 the header's Login and Sign Up lead back to the current page with its filters", async ({
  page,
}) => {
  await page.goto("/about");
  const signUp = page.getByRole("banner").getByRole("link", { name: "Sign Up" }).first();
  await expect(signUp).toHaveAttribute("href", "/signup?from=%2Fabout");
  await page.goto("/races?type=Trail");
  await alive(page);
  await page.getByRole("main").getByRole("link", { name: "Month" }).click();
  await expect(page).toHaveURL("/races?type=Trail&view=month");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).first().click();
  await fillLogin(page, demoPerson.runner);
  await expect(page).toHaveURL("/races?type=Trail&view=month");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().clearCookies();
  await page.goto("/races?city=Lima");
  await alive(page);
  await page.getByRole("banner").locator("summary:visible").click();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).last().click();
  await expect(page).toHaveURL("/login?from=%2Fraces%3Fcity%3DLima");
});

test("AUTH-01 signing in never leads to another website", async ({ page, request }) => {
  for (const from of ["//evil.example", "/\\evil.example", "javascript:1"]) {
    const form = { ...demoPerson.elite, from };
    const answer = await request.post("/login", { form, maxRedirects: 0 });
    expect(answer.headers().location, from).toBe("/");
  }
  await page.goto("/login?from=https%3A%2F%2Fevil.example");
  await fillLogin(page, demoPerson.elite);
  await expect(page).toHaveURL("/");
});

test("AUTH-09 the form names a missing address or password", async ({ page }) => {
  await page.goto("/login");
  await alive(page);
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "You must provide either an email or phone number and a password",
  );
  await expect(page.getByLabel("Email"), "what was typed stays").toHaveValue("ana@example.com");
  await expectAccessible(page);
});

test("AUTH-12 a wrong password and an unknown address get the provider's message", async ({
  page,
}) => {
  for (const email of [demoPerson.runner.email, newAddress("nobody")]) {
    await page.goto("/login");
    await alive(page);
    await fillLogin(page, { email, password: "not the password" });
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  }
});

test("AUTH-11 ERR-07 signing in with an unconfirmed address shows what to do", async ({
  page,
  request,
}) => {
  const person = { email: newAddress(), password: "a secret" };
  await signUp(request, person);
  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page.getByRole("alert")).toHaveText(notVerified);
});

test("GAP-21 a remembered session lasts; any other ends with the browser", async ({ page }) => {
  const expiry = async () => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name.endsWith("dorsal.session_token"))?.expires ?? 0;
  };
  await page.goto("/login");
  await fillLogin(page, demoPerson.runner);
  await expect(page).toHaveURL("/");
  expect(await expiry()).toBe(-1);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("checkbox", { name: "Remember me" }).check();
  await fillLogin(page, demoPerson.runner);
  await expect(page).toHaveURL("/");
  const days = ((await expiry()) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
});

test("AUTH-04 the login page shows the message of another page", async ({ plainPage: page }) => {
  await page.goto("/login?notice=password-changed");
  await expect(page.getByRole("status")).toContainText("Your password has been changed.");
  for (const word of ["<b>", "constructor", "toString"]) {
    await page.goto(`/login?notice=${word}&failure=${word}`);
    await expect(page.getByRole("main").locator(".notice")).toHaveCount(0);
  }
});

test("AUTH-18 the first response knows the viewer: nothing flashes and nothing is requested again", async ({
  page,
}) => {
  await signIn(page, demoPerson.runner);
  const asked: string[] = [];
  page.on("request", (each) => asked.push(new URL(each.url()).pathname));
  const document = await (await page.goto("/races"))?.text();
  expect(document).toContain("Sign Out");
  expect(document).not.toContain('href="/signup"');
  await alive(page);
  expect(asked.filter((path) => /session|\.data$/.test(path))).toEqual([]);
});

test("a signed-in person's pages are not cached", async ({ page, request }) => {
  await signIn(page, demoPerson.runner);
  const own = await page.goto("/races");
  expect(own?.headers()["cache-control"]).toBe("private, no-store");
  const other = await request.get("/races");
  expect(await other.text()).not.toContain("Sign Out");
});

test("sign-in works without JavaScript", async ({ plainPage: page }) => {
  await page.goto("/login?from=%2Fabout");
  await fillLogin(page, { ...demoPerson.runner, password: "wrong" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await fillLogin(page, demoPerson.runner);
  await expect(page).toHaveURL("/about");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("a session that is ended in one tab is over in the other", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const person = await newRunner(context.request);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto("/login");
  await fillLogin(one, person);
  await expect(one).toHaveURL("/");
  await other.goto("/races");
  await alive(other);
  await one.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(one.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await other.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
  await expect(other).toHaveURL("/");
  await expect(other.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await context.close();
});

test("ERR-09 ERR-11 a lost network leaves the form of /login and of /signup as it was typed", async ({
  page,
  context,
  complaints,
}) => {
  for (const [path, act, sentence] of [
    ["/login", "Login", "An error occurred"],
    ["/signup", "Sign Up", "An error occurred during signup"],
  ] as const) {
    await page.goto(path);
    await alive(page);
    const main = page.getByRole("main");
    const email = main.getByLabel("Email");
    await email.fill("ana@example.com");
    for (const field of await main.locator("input[type=password]").all())
      await field.fill("a secret");
    await context.setOffline(true);
    await main.getByRole("button", { name: act, exact: true }).click();
    await expect(main.getByRole("alert")).toHaveText(sentence);
    await expect(email).toHaveValue("ana@example.com");
    await expect(main.locator("input[type=password]").first()).toHaveValue("a secret");
    await context.setOffline(false);
  }
  expect(complaints().every((text) => text.includes("ERR_INTERNET_DISCONNECTED"))).toBe(true);
  complaints().length = 0;
});
