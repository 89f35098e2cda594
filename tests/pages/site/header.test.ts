import { testPosts } from "../../e2e/blog/test-posts.ts";
import { signInAs } from "../support/people.ts";
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

const mainNavigation = /<header.*?<nav[^>]* aria-label="Main"/s;

test("SHELL-03 the screens have the shared header", async ({ visitor }) => {
  for (const address of built) {
    const response = await visitor.fetch(address);
    expect(response.status, address).toBe(200);
    expect(await response.text(), address).toMatch(mainNavigation);
  }
});

test.for([
  ["/races", "races"],
  ["/services", "experts"],
  ["/podcasts", "podcasts"],
] as const)(
  "SHELL-03 a page below %s has the shared header, also where it is missing",
  async ([list, thing], { visitor }) => {
    await visitor.visit(list);
    const { page } = visitor;
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    expect(visitor.path).toMatch(new RegExp(`/${thing}/[0-9a-f-]{36}$`));
    expect(page.getByRole("banner")).toBeVisible();
    await visitor.visit(`/${thing}/${someId}`);
    expect(visitor.status).toBe(404);
    expect(page.getByRole("banner")).toBeVisible();
  },
);

test("SHELL-02 SHELL-05 ROLE-07 the back office redirects all but administrators to the home page", async ({
  visitor,
}) => {
  for (const address of backOffice) {
    const response = await visitor.fetch(address, { redirect: "manual" });
    expect(response.headers.get("location"), address).toBe("/");
  }
});

test("SHELL-04 administrators reach the built screens of the back office, and others answer 404", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const isBuilt =
    /^\/admin(?:$|\/(?:users|reviews|virtual-coaches|podcasts)$|\/blog|\/(?:races|ai|experts)(?:$|\/new$))/;
  for (const address of backOffice) {
    const response = await visitor.fetch(address);
    expect(response.status, address).toBe(isBuilt.test(address) ? 200 : 404);
  }
});

test("SHELL-02 the pages after paying have no shared header", async ({ visitor }) => {
  for (const address of withoutHeader) {
    const response = await visitor.fetch(address);
    expect(response.status, address).toBe(200);
    const html = await response.text();
    expect(html, address).toMatch(/<h1[^>]*>[^<]*Payment/);
    expect(html, address).not.toContain('aria-label="Main"');
  }
});

test("SHELL-06 SHELL-08 GAP-01 for visitors the header has the four main links in order, and links to log in and to sign up", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const header = visitor.page.getByRole("banner");
  const links = header.getByRole("navigation", { name: "Main" }).getByRole("link").all();
  expect(links.slice(0, 4).map((link) => [link.text(), link.attribute("href")])).toEqual([
    ["Home", "/"],
    ["AI Assistant", "/chat"],
    ["Races", "/races"],
    ["Services", "/services"],
  ]);
  expect(header.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  expect(header.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
  expect(header.getByRole("link", { name: "Admin" })).toHaveCount(0);
  expect(header.locator("a[href='/dashboard']")).toHaveCount(0);
});

test("SHELL-07 the header marks the page at an address with choices, and nothing for a page that it does not name", async ({
  visitor,
}) => {
  const current = () =>
    visitor.page
      .getByRole("banner")
      .getByRole("navigation", { name: "Main" })
      .locator("[aria-current=page]")
      .texts();
  await visitor.visit("/races?q=lima");
  expect(current()).toEqual(["Races"]);
  await visitor.visit("/about");
  expect(current()).toEqual([]);
});

test("SHELL-11 the menu of a phone leads to the races without JavaScript", async ({ visitor }) => {
  await visitor.visit("/");
  const menu = visitor.page.getByRole("navigation", { name: "Menu", exact: true });
  const races = menu.getByRole("link", { name: "Races" });
  expect(races).toHaveCount(0);
  const header = visitor.page.getByRole("banner");
  await header
    .locator("summary")
    .filter({ has: visitor.page.getByRole("img", { name: "Menu" }) })
    .click();
  await races.click();
  expect(visitor.path).toBe("/races");
});
