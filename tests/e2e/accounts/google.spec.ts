import type { Page } from "@playwright/test";
import { newAddress } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

async function allow(page: Page, email: string, name = "Gala Runner") {
  await expect(page).toHaveURL(/\/sandbox\/google\?/);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Google address").fill(email);
  await page.getByRole("button", { name: "Allow" }).click();
}

test("AUTH-03 AUTH-13 Google asks for consent each time and returns to the page before", async ({
  page,
}) => {
  const email = newAddress("gala");
  for (const time of ["first", "second"]) {
    await page.goto("/login?from=%2Fraces%3Fcity%3DLima");
    await page.getByRole("link", { name: "Sign in with Google" }).click();
    const asked = new URL(page.url()).searchParams;
    expect(asked.get("access_type"), time).toBe("offline");
    expect(asked.get("prompt"), time).toBe("consent");
    if (time === "first") await expectAccessible(page);
    await allow(page, email);
    await expect(page).toHaveURL("/races?city=Lima");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Dashboard of Gala Runner" })).toBeVisible();
    await header.getByRole("button", { name: "Sign Out" }).click();
    await expect(header.getByRole("link", { name: "Login" })).toBeVisible();
  }
});

test("AUTH-05 signing up with Google needs no mail", async ({ page }) => {
  await page.goto("/signup");
  await page.getByRole("link", { name: "Sign up with Google" }).click();
  await allow(page, newAddress("gala"), "Ñandú <b>O'Hara</b> 🏃");
  await expect(page).toHaveURL("/");
  const icon = page.getByRole("banner").getByRole("link", { name: /^Dashboard of/ });
  await expect(icon).toHaveAccessibleName("Dashboard of Ñandú <b>O'Hara</b> 🏃");
});

test("declining at Google returns without an error", async ({ page }) => {
  await page.goto("/login?from=%2Fabout");
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/login?from=%2Fabout&notice=google-cancelled");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("You have not signed in with Google.")).toBeVisible();
});

test("ERR-10 an answer from Google without a request is refused with a message", async ({
  plainPage: page,
}) => {
  for (const query of ["", "?code=x&state=y", "?error=access_denied", "?state=%00&code=%F0"]) {
    await page.goto(`/auth/callback/google${query}`);
    await expect(page.getByRole("alert")).toHaveText("An error occurred during Google sign in");
  }
});

test("AUTHSVC-13 the sandbox leads back to an app by a link: no form of a page may", async ({
  page,
  baseURL,
}) => {
  const callback = `${baseURL}/auth/v1/callback`;
  const asked = new URLSearchParams({ redirect_uri: callback, state: "of the app" });
  for (const button of ["Allow", "Cancel"]) {
    await page.goto(`/sandbox/google?${asked}`);
    await page.getByRole("button", { name: button }).click();
    const onward = page.getByRole("link", { name: "Continue" });
    const to = new URL((await onward.getAttribute("href")) ?? "", baseURL);
    expect(to.origin + to.pathname).toBe(callback);
    expect(to.searchParams.get("state")).toBe("of the app");
    expect(to.searchParams.has("code")).toBe(button === "Allow");
    if (button === "Allow") await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByText("bad_oauth_state")).toBeVisible();
});

test("the sandbox's consent page serves only requests of the sign-in", async ({
  plainPage: page,
  request,
}) => {
  await page.goto("/sandbox/google?redirect_uri=https%3A%2F%2Fevil.example");
  await expect(page.getByRole("alert")).toContainText("Nobody has asked for this page");
  const asked = "redirect_uri=https://evil.example&state=x";
  const form = { asked, name: "x", email: "x@example.com" };
  const answer = await request.post("/sandbox/google", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(400);
});
