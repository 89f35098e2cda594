import { expect, test } from "vitest";
import { failedLoginPath, loginPath, returnPath, signupPath } from "./login-path.ts";

test("AUTH-01 signing in returns to the page before", () => {
  expect(returnPath("/races/1?tab=2")).toBe("/races/1?tab=2");
  expect(returnPath(null)).toBe("/");
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%09/evil.example/..//evil.example",
  "/\t/evil.example",
  "\\/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
])("AUTH-01 %j leads to no other website", (from) => {
  const to = new URL(returnPath(from), "https://dorsal.example");
  expect(to.origin).toBe("https://dorsal.example");
  expect(returnPath(from)).not.toMatch(/^(\/\/|\/\\)/);
});

test("signing in never returns to a sign-in screen", () => {
  for (const path of ["/login", "/login?from=/login", "/signup", "/login/two-factor?from=/x"]) {
    expect(returnPath(path), path).toBe("/");
  }
});

test("the link to the sign-in page names the current page, except the home page", () => {
  expect(loginPath("/races/1?a=b&c")).toBe("/login?from=%2Fraces%2F1%3Fa%3Db%26c");
  expect(loginPath("/")).toBe("/login");
  expect(loginPath("/x", "check-email")).toBe("/login?from=%2Fx&notice=check-email");
  expect(failedLoginPath("google")).toBe("/login?failure=google");
  expect(signupPath("/x")).toBe("/signup?from=%2Fx");
});
