import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("HOME-09 HOME-10 HOME-11 the search of the home page works by keyboard, its cities are a scrollable, accessible list without accents, and going back restores the page", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  const block = page.getByRole("main").getByRole("search");
  const text = block.getByPlaceholder("Search races...");
  const type = block.getByLabel("Race type");
  const city = block.getByRole("button", { name: /^City/ });
  const cities = block.getByPlaceholder("Search cities...");
  const options = block.getByRole("option").and(block.locator("[role=option]"));
  const submit = block.getByRole("button", { name: "Search Races" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(city).toHaveText("All Cities");
  await text.fill(" ");
  await submit.click();
  await expect(page, "spaces are no words").toHaveURL("/races");
  await expect(heading).toHaveText("Upcoming Races");
  await expect(page.getByRole("main"), "the keyboard goes on in the list").toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(/Everything a Runner Needs/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);

  await text.fill("maratón & 10%");
  await page.keyboard.press("Tab");
  await expect(type).toBeFocused();
  await type.selectOption("Road");
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
  await expect(options.first()).toHaveText("All Cities");
  await expect(options.nth(20), "the cities have come").toBeAttached();
  const list = page.getByRole("listbox", { name: "City" });
  const { inside, outside } = await list.evaluate((box) => ({
    inside: box.scrollHeight,
    outside: box.clientHeight,
  }));
  expect(inside).toBeGreaterThan(outside);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = page.locator("[role=option][data-active]");
  await expect(active).toHaveCount(1);
  const id = await active.getAttribute("id");
  await expect(cities).toHaveAttribute("aria-activedescendant", String(id));
  const chosen = String(await active.textContent());
  expect(await options.nth(2).textContent()).toBe(chosen);
  await page.keyboard.press("Enter");
  await expect(city).toBeFocused();
  await expect(city).toHaveText(chosen);

  await page.keyboard.press("Enter");
  await cities.fill("san");
  await expectAccessible(page);
  await cities.fill("montreal");
  await expect(options).toHaveText(["Montréal"]);
  await cities.fill("Atlantis");
  await expect(page.getByText("No cities found")).toBeVisible();
  await expect(options).toHaveCount(0);
  await cities.fill("lima");
  await expect(page.getByText("No cities found")).toBeHidden();
  await options.first().click();
  await expect(city).toHaveText("Lima");
  await expect(list).toBeHidden();
  await city.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/races?q=marat%C3%B3n+%26+10%25&type=Road&city=Lima");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(submit).toBeVisible();
});
