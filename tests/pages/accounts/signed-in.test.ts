import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("SHELL-09 signed in, the header has an account icon and a sign-out control", async ({
  visitor,
}) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/races");
  const header = visitor.page.getByRole("banner");
  const icon = header.getByRole("link", { name: "Dashboard of Rafael Demo" });
  expect(icon).toHaveAttribute("href", "/dashboard");
  await header.locator("summary").filter({ hasText: "Your pages" }).click();
  expect(header.getByRole("button", { name: "Sign Out" })).toBeVisible();
  for (const name of ["Login", "Sign Up", "Admin"]) {
    expect(header.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
});

test("SHELL-10 ROLE-05 only administrators have a link to the back office", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/");
  const link = visitor.page.getByRole("banner").getByRole("link", { name: "Admin", exact: true });
  expect(link).toHaveAttribute("href", "/admin");
});

test("AUTH-19 signing out leaves no cookie that opens anything, and the cookie of an ended session is removed", async ({
  visitor,
}) => {
  enter(visitor);
  const name = "dorsal.session_token";
  const ended = String(visitor.cookie(name));
  await visitor.visit("/races?city=Lima");
  const header = visitor.page.getByRole("banner");
  await header.locator("summary").filter({ hasText: "Your pages" }).click();
  await header.getByRole("button", { name: "Sign Out" }).click();
  expect(visitor.cookie(name)).toBeUndefined();
  visitor.setCookie(name, ended);
  await visitor.visit("/about");
  expect(visitor.page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  expect(visitor.cookie(name)).toBeUndefined();
});

test("signing out never leads to another website", async ({ visitor }) => {
  for (const to of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
    const answer = await visitor.post("/sign-out", { to });
    expect(answer.headers.get("location"), to).toBe("/");
  }
});

test("another website cannot sign a person out", async ({ visitor }) => {
  enter(visitor);
  const cookie = `dorsal.session_token=${visitor.cookie("dorsal.session_token")}`;
  const headers = { cookie, origin: "https://evil.example" };
  const body = new URLSearchParams({ to: "/" });
  const answer = await fetch(`${visitor.origin}/sign-out`, { method: "POST", headers, body });
  expect(answer.status).toBe(403);
  await visitor.visit("/");
  expect(
    visitor.page.getByRole("banner").getByRole("link", { name: /^Dashboard of/ }),
  ).toBeVisible();
});
