import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("AUTH-03 AUTH-13 AUTHSVC-13 Google leads back to the page before, and to an app by a link: no form of a page may", async ({
  page,
  baseURL,
}) => {
  await page.goto("/login?from=%2Fraces%3Fcity%3DLima");
  await alive(page);
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await expect(page).toHaveURL(/\/sandbox\/google\?/);
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Gala Runner");
  await page.getByLabel("Google address").fill(newAddress("gala"));
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL("/races?city=Lima");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Dashboard of Gala Runner" })).toBeVisible();

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
