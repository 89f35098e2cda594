import { expect, test } from "../support/test.ts";

test("a missing page says so and links to other pages", async ({ visitor }) => {
  await visitor.visit("/no/such/page");
  const { page } = visitor;
  expect(visitor.status).toBe(404);
  expect(visitor.title).toBe("Page not found · Dorsal");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  expect(page.getByRole("banner")).toBeVisible();
  expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Find a race" }).click();
  expect(visitor.path).toBe("/races");
});

const junk = [
  "/%00",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fpackage.json",
  "/.env",
  "/.git/config",
  "/package.json",
  "/server/main.ts",
  "/build/server/index.js",
  "/.vite/manifest.json",
  "/wp-login.php",
  "/races/%00",
  "/races/1%27%20or%201=1--",
  "/races/<script>alert(1)</script>",
  `/${"a/".repeat(300)}`,
  "/races/00000000-0000-4000-8000-000000000000",
  "/races/not-a-uuid",
  "/__proto__",
  "/constructor",
  "/RACES",
];

test("an odd address is refused plainly, never answers 500 and shows nothing of the disk", async ({
  visitor,
}) => {
  for (const address of junk) {
    const response = await visitor.fetch(address);
    expect(response.status, address).toBeGreaterThanOrEqual(200);
    expect(response.status, address).toBeLessThan(500);
    const body = await response.text();
    expect(body, address).not.toContain("<script>alert");
    expect(body, address).not.toMatch(/root:x:|"dependencies"|\[core\]/);
  }
});

test("an invalid percent sequence is a missing page", async ({ visitor }) => {
  for (const address of ["/%", "/races/%E0%A4%A", "/%ff"]) {
    const response = await visitor.fetch(address);
    expect([400, 404], address).toContain(response.status);
  }
});

test("an address with and without a final slash is one page", async ({ visitor }) => {
  const response = await visitor.fetch("/races/");
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/rel="canonical" href="[^"]*\/races"/);
});

test("a page without an action refuses forms", async ({ visitor }) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await visitor.fetch("/about", {
      method,
      body: new URLSearchParams({ a: "b" }),
    });
    expect(response.status, method).toBe(405);
  }
});

test("invalid parameters of the home page are ignored", async ({ visitor }) => {
  await visitor.visit(`/?q=%00&q[]=1&x=${"y".repeat(3000)}&__proto__=1#%`);
  expect(visitor.status).toBe(200);
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(/Everything a Runner Needs/);
});
