import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** The block with its three filters. */
function searchBlock(page: Page) {
  const block = page.getByRole("main").getByRole("search");
  return {
    text: block.getByPlaceholder("Search races..."),
    type: block.getByLabel("Race type"),
    city: block.getByRole("button", { name: /^City/ }),
    cities: block.getByPlaceholder("Search cities..."),
    options: block.getByRole("option").and(block.locator("[role=option]")),
    submit: block.getByRole("button", { name: "Search Races" }),
  };
}

test("HOME-09 HOME-10 the cities are a scrollable, accessible list, searchable without accents", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  await alive(page);
  const { city, cities, options } = searchBlock(page);
  await expect(city).toHaveText("All Cities");
  await city.click();
  await expect(cities).toBeFocused();
  await expect(options.first()).toHaveText("All Cities");
  const list = page.getByRole("listbox", { name: "City" });
  const { inside, outside } = await list.evaluate((box) => ({
    inside: box.scrollHeight,
    outside: box.clientHeight,
  }));
  expect(inside).toBeGreaterThan(outside);
  await cities.fill("san");
  await expectAccessible(page);
  await cities.fill("montreal");
  await expect(options).toHaveText(["Montréal"]);
  await cities.fill("Atlantis");
  await expect(page.getByText("No cities found")).toBeVisible();
  await expect(options).toHaveCount(0);
  await cities.fill("");
  await expect(page.getByText("No cities found")).toBeHidden();
  await cities.fill("lima");
  await expect(options.first()).toHaveText("Lima");
  await options.first().click();
  await expect(city).toHaveText("Lima");
  await expect(list).toBeHidden();
});

test("HOME-09 HOME-11 the whole search works by keyboard", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  const { text, type, city, cities, options } = searchBlock(page);
  await text.focus();
  await page.keyboard.press("Tab");
  await expect(type).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(city).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cities).toBeFocused();
  await expect(cities).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(cities).toBeHidden();
  await expect(city, "Escape gives the focus back").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cities).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = page.locator("[role=option][data-active]");
  await expect(active).toHaveCount(1);
  const id = await active.getAttribute("id");
  await expect(cities).toHaveAttribute("aria-activedescendant", String(id));
  const chosen = await active.textContent();
  expect(await options.nth(2).textContent()).toBe(chosen);
  await page.keyboard.press("Enter");
  await expect(city).toBeFocused();
  await expect(city).toHaveText(String(chosen));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/races?${new URLSearchParams({ city: String(chosen) })}`);
});

test("HOME-11 the filled search leads to its races, and going back restores the home page", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  const { text, type, city, cities, submit } = searchBlock(page);
  await text.fill(" ");
  await submit.click();
  await expect(page).toHaveURL("/races");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Upcoming Races");
  await page.goBack();
  await expect(heading).toHaveText(/Everything a Runner Needs/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await text.fill("maratón & 10%");
  await type.selectOption("Road");
  await city.click();
  await cities.fill("Lima");
  await page.keyboard.press("Enter");
  await submit.click();
  await expect(page).toHaveURL("/races?q=marat%C3%B3n+%26+10%25&type=Road&city=Lima");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(submit).toBeVisible();
});
