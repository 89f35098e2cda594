import { alive } from "../support/alive.ts";
import {
  enterAs,
  expect,
  expectAccessible,
  fullEmail,
  fullPhone,
  readAs,
  shownExperts,
  test,
} from "./expert-test.ts";

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

const full = `/experts/${shownExperts.full}`;

test("EXP-16 EXP-17 EXP-19 EXP-20 GAP-87 an expert's page has its sections, links and footer", async ({
  page,
}) => {
  await page.goto(full);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eva Ríos Quispe");
  const main = page.getByRole("main");
  for (const name of [
    "About",
    "Services Offered",
    "Client Reviews",
    "Contact Information",
    "Pricing",
    "Location",
    "Similar Experts",
  ]) {
    await expect(main.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(main.getByRole("link", { name: "Back to Services" })).toHaveAttribute(
    "href",
    "/services",
  );
  await expect(main).toContainText("12 years of experience");
  await expect(main.getByRole("img", { name: "Rated 4.8 out of 5 by 13 reviews" })).toHaveCount(2);
  await expect(main).toContainText("S/120 PEN per session");
  await expect(main.getByText("goals")).toHaveJSProperty("tagName", "STRONG");
  await expect(main.getByRole("link", { name: "3 more experts in Cusco" })).toHaveAttribute(
    "href",
    "/services?city=Cusco",
  );
  await expect(main.getByRole("link", { name: "2 upcoming races in Cusco" })).toHaveAttribute(
    "href",
    "/races?city=Cusco",
  );
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
});

test("EXP-16 GAP-87 pages with nothing and with too much on them stand, without running markup", async ({
  page,
}) => {
  await page.goto(`/experts/${shownExperts.bare}`);
  const main = page.getByRole("main");
  await expect(main).toContainText("Contact for rates");
  await expect(main).toContainText("Bo cannot be reached from here");
  await expect(main.getByRole("heading", { name: "No reviews yet" })).toBeVisible();
  await expect(main.getByRole("img", { name: /^Rated/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/experts/${shownExperts.naughty}`);
  await expect(main).toContainText("First call free");
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("EXP-18 EXP-15 GAP-24 a missing and an inactive expert are not found by the public", async ({
  page,
  baseURL,
}) => {
  const nobody = "/experts/00000000-0000-4000-8000-000000000000";
  const inactive = `/experts/${shownExperts.inactive}`;
  for (const path of [nobody, "/experts/junk", inactive]) {
    expect((await readAs(baseURL, path)).status, path).toBe(404);
  }
  const response = await page.goto(inactive);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Expert Not Found");
  await expect(page).toHaveTitle("Expert Not Found · Dorsal");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Back to Services" }),
  ).toHaveAttribute("href", "/services");
  expect(await page.content()).not.toContain("Stillman");
  await expectAccessible(page);
});

test("GAP-24 ROLE-11 visitors, runners and other experts see nothing of an inactive expert; administrators and the linked account see a preview", async ({
  request,
  baseURL,
}) => {
  const path = `/experts/${shownExperts.inactive}`;
  for (const person of [undefined, "runner", "other"] as const) {
    for (const address of [path, `${path}/share.jpg`, `${path}/review`, `${path}/contact`]) {
      const answer = await readAs(baseURL, address, person);
      expect(answer.status, `${address} by ${person}`).toBe(404);
      expect(answer.html).not.toMatch(/Stillman|ida@experts/);
    }
    const contact = await request.post(`${path}/contact`);
    expect(contact.status()).toBe(404);
  }
  for (const [person, link] of [
    ["admin", `/admin/experts/edit/${shownExperts.inactive}`],
    ["idle", "/account/expert"],
  ] as const) {
    const { status, html, headers } = await readAs(baseURL, path, person);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("private");
    expect(html).toContain("This is a preview");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`href="${link}"`);
  }
  // The preview of an administrator is not what the next visitor gets.
  expect((await readAs(baseURL, path)).status).toBe(404);
});

test("the page is kept for visitors and is each person's own for others", async ({ baseURL }) => {
  const path = `/experts/${shownExperts.bare}`;
  const visitor = await readAs(baseURL, path);
  expect(visitor.headers.get("vary")).toContain("Cookie");
  expect(visitor.headers.get("etag"), "of the page cache").toBeTruthy();
  const own = await readAs(baseURL, `/experts/${shownExperts.linked}`, "other");
  expect(own.html).toContain("This is your page.");
  expect((await readAs(baseURL, `/experts/${shownExperts.linked}`)).html).not.toContain(
    "This is your page.",
  );
});

test("the address and the number of an expert are shown on request only", async ({
  page,
  plainPage,
  baseURL,
}) => {
  for (const person of [undefined, "runner", "expert", "admin"] as const) {
    const { html } = await readAs(baseURL, full, person);
    expect(html).not.toMatch(/eva\.rios|984 ?555|mailto:eva|tel:/);
  }
  await page.goto(full);
  await alive(page);
  const panel = page.getByRole("complementary", { name: "Contact, pricing and place" });
  await expect(panel.getByRole("link", { name: "Send a message" })).toHaveAttribute(
    "href",
    `${full}/message`,
  );
  await panel.getByRole("button", { name: "Show contact" }).click();
  await expect(panel.getByRole("link", { name: fullEmail })).toHaveAttribute(
    "href",
    `mailto:${fullEmail}`,
  );
  await expect(panel.getByRole("link", { name: fullPhone })).toHaveAttribute(
    "href",
    "tel:+51984555010",
  );
  await expect(panel.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);

  await plainPage.goto(full);
  await plainPage.getByRole("button", { name: "Show contact" }).click();
  await expect(plainPage.getByRole("heading", { level: 1 })).toHaveText("Contact Eva Ríos Quispe");
  await expect(plainPage.getByRole("link", { name: fullEmail })).toBeVisible();
  await plainPage.getByRole("link", { name: "Back to Eva Ríos Quispe" }).click();
  await expect(plainPage).toHaveURL(full);
});

test("an expert without an address takes messages through the linked account, but not from it", async ({
  baseURL,
}) => {
  const path = `/experts/${shownExperts.linked}`;
  const visitor = await readAs(baseURL, path);
  expect(visitor.html).toContain(`href="${path}/message"`);
  expect(visitor.html).not.toContain("Show contact");
  expect((await readAs(baseURL, path, "other")).html).not.toContain(`href="${path}/message"`);
});

test("contacts that are asked for too often are refused with a sentence", async ({
  page,
  request,
}) => {
  const contact = `/experts/${shownExperts.bare}/contact`;
  await expect(async () => {
    expect((await request.post(contact)).status()).toBe(429);
  }).toPass({ intervals: [0] });
  const sentence = "Too many contacts were asked for from here. Please try again later.";
  expect(await (await request.post(contact)).text()).toContain(sentence);
  await page.goto(full);
  await alive(page);
  await page.getByRole("button", { name: "Show contact" }).click();
  await expect(page.getByRole("alert")).toHaveText(sentence);
  await expect(page.getByRole("button", { name: "Show contact" })).toBeVisible();
});

test("EXP-18 ERR-31 a failed load says so", async ({ page }) => {
  await page.goto(full);
  await alive(page);
  await page.route(/\/experts\/[^/]+\.data/, (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: "<html>sorry</html>" }),
  );
  await page.getByRole("link", { name: "View Details of Ana Torres" }).click();
  await expect(
    page.getByText("Failed to load expert details. Please try again later."),
  ).toBeVisible();
});

test("an expert has a canonical address, structured data without a contact, and a preview picture", async ({
  plainPage: page,
  request,
  baseURL,
}) => {
  await page.goto(`${full}?reviews=2&utm_source=x`);
  await expect(page).toHaveTitle("Eva Ríos Quispe, Trail and Ultra Coach · Dorsal");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + full);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [profile, business, trail] = texts.map((text) => JSON.parse(text));
  expect(profile["@type"]).toBe("ProfilePage");
  expect(business).toMatchObject({
    "@type": "LocalBusiness",
    aggregateRating: { ratingValue: 4.8, reviewCount: 13 },
  });
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(texts.join("")).not.toMatch(/eva\.rios|telephone|"email"/);
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await request.get(String(image));
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
});

test("the similar experts lead on, and the list of reviews has pages", async ({ page }) => {
  await page.goto(full);
  await alive(page);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\?reviews=2/);
  await expect(page.getByText("Words of client 1.", { exact: false }).first()).toBeVisible();
  await enterAs(page, "runner");
  await page.getByRole("link", { name: "View Details of Omar Cruz" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omar Cruz");
});
