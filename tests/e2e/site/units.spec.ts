import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

test("the unit of length can be changed on any page without leaving it", async ({ page }) => {
  await page.goto("/races?q=marathon&view=grid");
  await alive(page);
  const miles = page.getByRole("button", { name: /^(Miles|mi)/ });
  const kilometers = page.getByRole("button", { name: /^(Kilometers|km)/ });
  await expect(kilometers).toHaveAttribute("aria-pressed", "true");
  await miles.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await miles.click();
  await expect(miles).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/races?q=marathon&view=grid");
  const after = await page.evaluate(() => scrollY);
  expect(Math.abs(after - before)).toBeLessThan(80);
  await expect(page.getByRole("main")).toContainText(/\d mi\b/);
  await page.reload();
  await expect(miles, "the server renders it so").toHaveAttribute("aria-pressed", "true");
  await page.goto("/about");
  await expect(miles, "on pages without scripts too").toHaveAttribute("aria-pressed", "true");
  await kilometers.click();
  await expect(page).toHaveURL("/about");
  await expect(kilometers).toHaveAttribute("aria-pressed", "true");
});

test("the cookie of the unit is for this server only", async ({ request }) => {
  const response = await request.post("/units", { form: { unit: "mi", to: "/" }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  const cookie = response.headers()["set-cookie"];
  expect(cookie).toMatch(/^units=mi; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
});

const outside = [
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e%2e//evil.example",
  "javascript:alert(1)",
  "data:text/html,hello",
  "evil.example",
  "@evil.example",
  " //evil.example",
  `/${"x".repeat(5000)}`,
  "",
];

for (const to of outside) {
  test(`changing units never redirects to ${JSON.stringify(to.slice(0, 40))}`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.post("/units", { form: { unit: "km", to }, maxRedirects: 0 });
    expect(response.status()).toBe(303);
    const { location = "" } = response.headers();
    const target = new URL(location, `${baseURL}/units`);
    expect(target.origin, location).toBe(baseURL);
    expect(location).not.toMatch(/^\/[/\\]/);
  });
}

test("an unknown unit changes nothing, and a body that is not a form is refused", async ({
  request,
}) => {
  const unknown = await request.post("/units", {
    form: { unit: "furlong", to: "/races" },
    maxRedirects: 0,
  });
  expect(unknown.status()).toBe(303);
  expect(unknown.headers().location).toBe("/races");
  expect(unknown.headers()["set-cookie"]).toBeUndefined();
  for (const data of [undefined, "{}", "unit=mi"]) {
    const response = await request.post("/units", {
      headers: { "Content-Type": "application/json" },
      data,
      maxRedirects: 0,
    });
    expect(response.status(), String(data)).toBe(400);
    expect(response.headers()["set-cookie"]).toBeUndefined();
  }
  const read = await request.get("/units", { maxRedirects: 0 });
  expect(read.headers().location).toBe("/");
});
