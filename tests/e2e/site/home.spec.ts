import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

/** The part of the page below one of its titles. */
function section(page: Page, title: string) {
  return page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { level: 2, name: title, exact: true }),
  });
}

test("HOME-02 the hero leads to the default assistant", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await page.getByRole("link", { name: "Talk to Your Running Assistant" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chatting with Race Finder");
});

test("HOME-12 GAP-03 six popular locations from A to Z lead to the races of their city", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  const links = section(page, "Popular locations").getByRole("link");
  await expect(links).toHaveCount(6);
  const cities = await links.allTextContents();
  expect(cities).toEqual([...new Set(cities)].sort(new Intl.Collator("en").compare));
  const [first = ""] = cities;
  await links.first().click();
  await expect(page).toHaveURL(`/races?${new URLSearchParams({ city: first })}`);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText(first);
});

test("HOME-14 GAP-04 key races are up to three upcoming races, soonest first", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  const cards = section(page, "Key Races").getByRole("article");
  await expect(cards).toHaveCount(3);
  const days = await cards.evaluateAll((all) =>
    all.map((card) => /[A-Z][a-z]+ \d{1,2}, \d{4}/.exec(card.textContent ?? "")?.[0] ?? ""),
  );
  const moments = days.map((day) => Date.parse(day));
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  expect(moments[0]).toBeGreaterThan(Date.now() - 2 * 86_400_000);
  await cards.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/races\/[0-9a-f-]{36}$/);
});

test("RACE-LIST-20 three cards in a row show their types whole on a tablet", async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  const types = section(page, "Key Races").locator(".race-type");
  await expect(types).toHaveCount(3);
  const hidden = await types.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((each) => each.textContent),
  );
  expect(hidden).toEqual([]);
});

test("HOME-15 beside the key races a link leads to all races", async ({ page }) => {
  await page.goto("/");
  await section(page, "Key Races").getByRole("link", { name: "View All Races" }).click();
  await expect(page).toHaveURL("/races");
});

test("HOME-01 HOME-17 HOME-18 HOME-19 HOME-20 HOME-21 HOME-22 GAP-05 the page says what Dorsal is, counts its distances and leads to everything else", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Everything a Runner Needs — In One Hub",
  );
  await expect(page).toHaveTitle(/Dorsal/);

  const features = page.getByRole("region", { name: "What else is here" });
  await expect(features.getByRole("heading")).toHaveText([
    "AI Assistant",
    "Expert Services",
    "Premium Benefits",
  ]);
  for (const [name, to] of [
    ["Chat with AI", "/chat"],
    ["Find Experts", "/services"],
    ["Go Premium", "/membership"],
  ]) {
    await expect(features.getByRole("link", { name })).toHaveAttribute("href", String(to));
  }

  const figures = page.getByRole("region", { name: "Dorsal in numbers" });
  await expect(figures.getByRole("term")).toHaveText([
    "Listed Races",
    "Type of Races",
    "Countries",
    "AI Support",
  ]);
  await expect(figures.getByRole("definition")).toHaveText([/^[\d,]+\+$/, "5", "3", "24/7"]);
  const counted = await figures.getByRole("definition").first().textContent();
  const distances = Number(counted?.replace(/\D/g, ""));
  // The demo has at least eighty races, many of them with several distances.
  expect(distances).toBeGreaterThan(100);

  const call = page.getByRole("main").getByRole("link", { name: "Sign Up" });
  await expect(call).toHaveAttribute("href", "/membership");
});

test("the large bib shows the number of a race in the visitor's unit", async ({ page }) => {
  await page.goto("/");
  const number = page.locator(".poster-bib-number");
  await expect(number).toHaveText(/^\d+K$/);
  const fits = () => number.evaluate((box) => box.scrollWidth <= box.clientWidth);
  expect(await fits()).toBe(true);
  // By the keyboard: the promo that comes after a second may lie over the button.
  await page.getByRole("button", { name: /^(Miles|mi)/ }).press("Enter");
  await expect(number).toHaveText(/^\d+(\.\d)?$/);
  expect(await fits()).toBe(true);
});

test("RACE-LIST-20 the price fits its card in the narrowest layout of three cards", async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 704, height: 900 });
  await page.goto("/");
  const prices = section(page, "Key Races").locator(".race-card-price");
  await expect(prices).toHaveCount(3);
  const cut = await prices.evaluateAll((rows) =>
    rows.filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.textContent),
  );
  expect(cut).toEqual([]);
});

test("the hero has contour lines behind it", { tag: "@pictures" }, async ({ page }) => {
  const loaded = page.waitForResponse(/contours/);
  await page.goto("/");
  const lines = await loaded;
  expect(lines.status()).toBe(200);
  expect(lines.headers()["content-type"]).toContain("image/svg+xml");
});
