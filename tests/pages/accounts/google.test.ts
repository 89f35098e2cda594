import { newAddress } from "../../support/unique-names.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

async function allow(visitor: Visitor, email: string, name = "Gala Runner") {
  expect(visitor.url.pathname).toBe("/sandbox/google");
  await visitor.fill("Name", name);
  await visitor.fill("Google address", email);
  await visitor.press("Allow");
}

test("AUTH-03 AUTH-13 Google asks for consent each time and returns to the page before", async ({
  visitor,
}) => {
  const email = newAddress("gala");
  const header = visitor.page.getByRole("banner");
  for (const time of ["first", "second"]) {
    await visitor.visit("/login?from=%2Fraces%3Fcity%3DLima");
    await visitor.follow("Sign in with Google");
    const asked = visitor.url.searchParams;
    expect(asked.get("access_type"), time).toBe("offline");
    expect(asked.get("prompt"), time).toBe("consent");
    await allow(visitor, email);
    expect(visitor.path).toBe("/races?city=Lima");
    expect(header.getByRole("link", { name: "Dashboard of Gala Runner" })).toBeVisible();
    await header.locator("summary").filter({ hasText: "Your pages" }).click();
    await header.getByRole("button", { name: "Sign Out" }).click();
  }
});

test("AUTH-05 signing up with Google needs no mail", async ({ visitor }) => {
  await visitor.visit("/signup");
  await visitor.follow("Sign up with Google");
  await allow(visitor, newAddress("gala"), "Ñandú <b>O'Hara</b> 🏃");
  expect(visitor.path).toBe("/");
  const icon = visitor.page.getByRole("banner").getByRole("link", { name: /^Dashboard of/ });
  expect(icon.name()).toBe("Dashboard of Ñandú <b>O'Hara</b> 🏃");
});

test("signing up with Google from a Spanish page returns there", async ({ visitor }) => {
  await visitor.visit("/es/login/google?from=%2Faccount%2Fedit");
  const { searchParams } = visitor.url;
  const asked = searchParams.toString();
  const answer = await visitor.post("/sandbox/google", {
    asked,
    name: "Gala Runner",
    email: newAddress("gala"),
  });
  await visitor.visit(String(answer.headers.get("location")));
  expect(visitor.path).toBe("/es/account/edit");
  expect(visitor.page.getByLabel("Idioma de los correos")).toHaveValue("es");
});

test("declining at Google returns without an error", async ({ visitor }) => {
  await visitor.visit("/login?from=%2Fabout");
  await visitor.follow("Sign in with Google");
  await visitor.press("Cancel");
  expect(visitor.path).toBe("/login?from=%2Fabout&notice=google-cancelled");
  expect(visitor.page.getByRole("alert")).toHaveCount(0);
  expect(visitor.page.getByText("You have not signed in with Google.")).toBeVisible();
});

test("ERR-10 an answer from Google without a request is refused with a message", async ({
  visitor,
}) => {
  for (const query of ["", "?code=x&state=y", "?error=access_denied", "?state=%00&code=%F0"]) {
    await visitor.visit(`/auth/callback/google${query}`);
    expect(visitor.page.getByRole("alert")).toHaveText("An error occurred during Google sign in");
  }
});

test("the sandbox's consent page serves only requests of the sign-in", async ({ visitor }) => {
  await visitor.visit("/sandbox/google?redirect_uri=https%3A%2F%2Fevil.example");
  expect(visitor.page.getByRole("alert")).toContainText("Nobody has asked for this page");
  const asked = "redirect_uri=https://evil.example&state=x";
  const answer = await visitor.post("/sandbox/google", {
    asked,
    name: "x",
    email: "x@example.com",
  });
  expect(answer.status).toBe(400);
});

test("AUTHSVC-13 the consent page leads to an app by a link, also when it is refused", async ({
  visitor,
}) => {
  const callback = `${visitor.origin}/auth/v1/callback`;
  const asked = new URLSearchParams({ redirect_uri: callback, state: "of the app" });
  for (const button of ["Allow", "Cancel"]) {
    await visitor.visit(`/sandbox/google?${asked}`);
    await visitor.press(button);
    const href = visitor.page.getByRole("link", { name: "Continue" }).attribute("href");
    const to = new URL(String(href), visitor.origin);
    expect(to.origin + to.pathname).toBe(callback);
    expect(to.searchParams.get("state")).toBe("of the app");
    expect(to.searchParams.has("code"), button).toBe(button === "Allow");
  }
});
