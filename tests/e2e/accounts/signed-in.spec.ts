import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("SHELL-09 signed in, the header has an account icon and a sign-out control", async ({
  page,
}) => {
  await signIn(page, demoPerson.runner);
  await page.goto("/races");
  const header = page.getByRole("banner");
  const icon = header.getByRole("link", { name: "Dashboard of Rafael Demo" });
  await expect(icon).toHaveAttribute("href", "/dashboard");
  await expect(header.getByRole("button", { name: "Sign Out" })).toBeVisible();
  for (const name of ["Login", "Sign Up", "Admin"]) {
    await expect(header.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test("SHELL-10 ROLE-05 only administrators have a link to the back office", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/");
  const link = page.getByRole("banner").getByRole("link", { name: "Admin", exact: true });
  await expect(link).toHaveAttribute("href", "/admin");
});

test("SHELL-11 on a phone the menu has the same controls", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, demoPerson.admin);
  await page.goto("/races");
  const header = page.getByRole("banner");
  await header.locator("summary:visible").click();
  const panel = header.locator(".mobile-menu");
  await expect(panel.getByRole("link")).toHaveText([
    "Home",
    "AI Assistant",
    "Races",
    "Services",
    "For Runners",
    "For Race Organizers",
    "Training",
    "Admin",
    "Dashboard",
  ]);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/races");
  await header.locator("summary:visible").click();
  await expect(panel.getByRole("link", { name: "Login" })).toBeVisible();
});

test("AUTH-19 signing out reloads the page and leaves nothing personal", async ({ page }) => {
  await signIn(page, demoPerson.runner);
  await page.goto("/races?city=Lima");
  await alive(page);
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
  });
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page).toHaveURL("/races?city=Lima");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
  const left = (await page.context().cookies()).map(({ name }) => name);
  // The cookie of a known browser may stay; it opens nothing.
  const isOpen = (name: string) => name.includes("dorsal.") && !name.includes("device_");
  expect(left.filter(isOpen)).toEqual([]);
});

test("signing out never leads to another website", async ({ page }) => {
  for (const to of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
    const answer = await page.request.post("/sign-out", { form: { to }, maxRedirects: 0 });
    expect(answer.headers().location, to).toBe("/");
  }
});

test("a page that needs a sign-in leads to it and back", async ({ plainPage: page, request }) => {
  const person = await newRunner(request);
  await page.goto("/account/edit");
  await expect(page).toHaveURL("/login?from=%2Faccount%2Fedit");
  await signIn(page, person);
  await page.goto("/account/edit");
  await expect(page).toHaveURL("/account/edit");
});

test("the cookie of an ended session is removed", async ({ plainPage: page, baseURL }) => {
  await signIn(page, demoPerson.elite);
  const [cookie] = await page.context().cookies();
  await page.request.post("/sign-out", { form: { to: "/" } });
  const stale = { name: cookie?.name ?? "", value: cookie?.value ?? "", url: baseURL ?? "" };
  await page.context().addCookies([stale]);
  await page.goto("/about");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left.filter((name) => name.includes("session"))).toEqual([]);
});

test("another website cannot sign a person out", async ({ page, baseURL }) => {
  await signIn(page, demoPerson.elite);
  const headers = { Origin: "https://evil.example" };
  const answer = await page.request.post("/sign-out", { form: { to: "/" }, headers });
  expect(answer.status()).toBe(403);
  await page.goto(baseURL ?? "/");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();
});
