import type { Page } from "@playwright/test";
import { testPosts } from "../blog/test-posts.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const someId = "00000000-0000-4000-8000-000000000000";

const built = [
  "/",
  "/chat",
  "/races",
  "/services",
  "/dashboard",
  "/membership",
  "/blog",
  `/blog/${testPosts.long}`,
  "/organizers",
  "/privacy",
  "/terms",
  "/cookies",
  "/about",
  "/contact",
  "/careers",
  "/podcasts",
];

const withoutHeader = ["/checkout/success", "/checkout/cancel"];

/** Nobody but an administrator learns which of these exist. */
const backOffice = [
  "/admin",
  "/admin/users",
  "/admin/ai",
  "/admin/ai/new",
  `/admin/ai/edit/${someId}`,
  "/admin/reviews",
  "/admin/races",
  "/admin/races/new",
  `/admin/races/edit/${someId}`,
  "/admin/podcasts",
  "/admin/virtual-coaches",
  `/admin/virtual-coaches/${someId}`,
  "/admin/experts",
  "/admin/experts/new",
  `/admin/experts/edit/${someId}`,
  "/admin/blog",
  "/admin/blog/new",
  `/admin/blog/edit/${someId}`,
];

function membershipMenu(page: Page) {
  return page.getByRole("banner").locator("summary", { hasText: "Membership" });
}

function mainLinks(page: Page) {
  return page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link");
}

const mainNavigation = /<header.*?<nav[^>]* aria-label="Main"/s;

test("SHELL-03 the screens have the shared header", async ({ request }) => {
  for (const address of built) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toMatch(mainNavigation);
  }
});

for (const [list, thing] of [
  ["/races", "races"],
  ["/services", "experts"],
  ["/podcasts", "podcasts"],
] as const) {
  test(`SHELL-03 the page of one of the ${thing} has the shared header, also where it is missing`, async ({
    plainPage: page,
  }) => {
    await page.goto(list);
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`/${thing}/[0-9a-f-]{36}$`));
    await expect(page.getByRole("banner")).toBeVisible();
    expect((await page.goto(`/${thing}/${someId}`))?.status()).toBe(404);
    await expect(page.getByRole("banner")).toBeVisible();
  });
}

test("SHELL-02 SHELL-05 ROLE-07 the back office redirects all but administrators to the home page", async ({
  request,
}) => {
  for (const address of backOffice) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.headers().location, address).toBe("/");
  }
});

test("SHELL-04 administrators reach the built screens of the back office, and others answer 404", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  const isBuilt =
    /^\/admin(?:$|\/(?:users|reviews|virtual-coaches|podcasts)$|\/blog|\/(?:races|ai|experts)(?:$|\/new$))/;
  for (const address of backOffice) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(isBuilt.test(address) ? 200 : 404);
  }
});

test("SHELL-02 the pages after paying have no shared header", async ({ request }) => {
  for (const address of withoutHeader) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    expect(html, address).toMatch(/<h1[^>]*>[^<]*Payment/);
    expect(html, address).not.toContain('aria-label="Main"');
  }
});

test("SHELL-06 GAP-01 the header has the four main links in order", async ({ plainPage: page }) => {
  await page.goto("/");
  const links = mainLinks(page);
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute("href")]),
  );
  expect(found.slice(0, 4)).toEqual([
    ["Home", "/"],
    ["AI Assistant", "/chat"],
    ["Races", "/races"],
    ["Services", "/services"],
  ]);
  const names = page.getByRole("banner").getByRole("navigation").locator(":is(a, summary):visible");
  await expect(names).toHaveText(["Home", "AI Assistant", "Races", "Services", "Membership"]);
});

test("SHELL-07 the Membership menu opens by keyboard and has two links", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  const runners = page.getByRole("banner").getByRole("link", { name: "For Runners" });
  await expect(runners).toBeHidden();
  await mainLinks(page).filter({ hasText: "Services" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(runners).toHaveAttribute("href", "/membership");
  await page.keyboard.press("Tab");
  await expect(runners).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(runners).toBeHidden();
  await membershipMenu(page).click();
  await page.getByRole("banner").getByRole("link", { name: "For Race Organizers" }).click();
  await expect(page).toHaveURL("/organizers");
  await expect(runners, "another page closes the menu").toBeHidden();
  const announced = page.locator("body > [aria-live=polite]");
  await expect(announced, "screen readers hear which page it is").toHaveText(
    /Organizers.* · Dorsal$/,
  );
});

test("SHELL-08 for visitors the header has links to log in and to sign up", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await expect(header.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  await expect(header.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await expect(header.locator("a[href='/dashboard']")).toHaveCount(0);
});

test("SHELL-13 the link of the current page is marked visibly and for screen readers", async ({
  page,
}) => {
  await page.goto("/");
  const current = page.getByRole("banner").locator("[aria-current=page]:visible");
  await expect(current).toHaveText(["Home"]);
  const mark = (name: string) =>
    mainLinks(page)
      .filter({ hasText: name })
      .evaluate((link) => getComputedStyle(link).boxShadow);
  expect(await mark("Home")).not.toBe(await mark("Services"));
  await mainLinks(page).filter({ hasText: "Races" }).first().click();
  await expect(current).toHaveText(["Races"]);
  await page.goto("/races?q=lima");
  await expect(current).toHaveText(["Races"]);
  await page.goto("/about");
  await expect(current).toHaveCount(0);
  await page.goto("/organizers");
  await membershipMenu(page).click();
  await expect(current).toHaveText(["For Race Organizers"]);
});

test("the first Tab offers to skip the header", async ({ page }) => {
  await page.goto("/careers");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
