import { expect, expectAccessible, test } from "../support/test.ts";

test("a missing page says so and links to other pages", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found · Dorsal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Find a race" }).click();
  await expect(page).toHaveURL("/races");
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

for (const address of junk) {
  test(`${address.slice(0, 60)} is refused plainly and never answers 500`, async ({ request }) => {
    const response = await request.get(address, { headers: { Accept: "text/html" } });
    expect(response.status()).toBeGreaterThanOrEqual(200);
    expect(response.status()).toBeLessThan(500);
    const body = await response.text();
    expect(body).not.toContain("<script>alert");
    expect(body, "nothing of the disk").not.toMatch(/root:x:|"dependencies"|\[core\]/);
  });
}

test("an invalid percent sequence is a missing page", async ({ request }) => {
  for (const address of ["/%", "/races/%E0%A4%A", "/%ff"]) {
    const response = await request.get(address);
    expect([400, 404], address).toContain(response.status());
  }
});

test("an address with and without a final slash is one page", async ({ request }) => {
  const response = await request.get("/races/");
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/rel="canonical" href="[^"]*\/races"/);
});

test("a page without an action refuses forms", async ({ request }) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await request.fetch("/about", { method, form: { a: "b" } });
    expect(response.status(), method).toBe(405);
  }
});

test("invalid parameters of the home page are ignored", async ({ plainPage: page }) => {
  const response = await page.goto(`/?q=%00&q[]=1&x=${"y".repeat(3000)}&__proto__=1#%`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Everything a Runner Needs/);
});
