import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

test("RACE-LIST-07 RACE-LIST-08 RACE-LIST-09 RACE-LIST-14 types, countries, a searched city and quick dates apply at once and can be taken back, with the focus beside them", async ({
  page,
}) => {
  await page.goto("/races");
  await alive(page);
  const { filters, chips, city, cards } = raceList(page);
  await filters.getByRole("checkbox", { name: /^Ultra/ }).check();
  await expect(page).toHaveURL("/races?type=Ultra");
  await filters.getByRole("checkbox", { name: /^MTB/ }).check();
  await expect(page).toHaveURL("/races?type=MTB&type=Ultra");
  await filters.getByRole("checkbox", { name: /^Mexico/ }).check();
  await expect(page).toHaveURL("/races?type=MTB&type=Ultra&country=Mexico");
  await expect(chips.getByRole("link")).toHaveText(["MTB", "Ultra", "Mexico", "Clear all"]);

  await chips.getByRole("link", { name: "Remove filter MTB" }).click();
  await expect(page).toHaveURL("/races?type=Ultra&country=Mexico");
  await expect(filters.getByRole("checkbox", { name: /^MTB/ })).not.toBeChecked();
  const next = chips.getByRole("link", { name: "Remove filter Ultra" });
  await expect(next, "the focus stays among the chips").toBeFocused();
  await filters.getByRole("checkbox", { name: /^Ultra/ }).uncheck();
  await expect(page).toHaveURL("/races?country=Mexico");
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/races");
  await expect(chips).toHaveCount(0);
  await expect(page.locator("#results"), "without chips it is with the races").toBeFocused();

  await city.click();
  await filters.getByPlaceholder("Search cities...").fill("queret");
  await filters.getByRole("option", { name: "Querétaro" }).click();
  await expect(page).toHaveURL(`/races?city=${encodeURIComponent("Querétaro")}`);
  await expect(cards.first()).toContainText("Querétaro");
  await expect(cards.filter({ hasNotText: "Querétaro" })).toHaveCount(0);
  await chips.getByRole("link", { name: "Remove filter Querétaro" }).click();
  await expect(city).toHaveText("All Cities");

  const when = filters.getByRole("group", { name: "When" });
  const choice = when.getByRole("radio", { name: "Next Month" });
  await choice.check();
  await expect(page).toHaveURL("/races?when=next-month");
  await expect(chips.getByRole("link").first()).toHaveText("Next Month");
  await choice.click();
  await expect(page, "what is chosen again is taken back").toHaveURL("/races");
  await expect(when.getByRole("radio", { name: "Any date" })).toBeChecked();
});

test("RACE-LIST-10 RACE-LIST-11 RACE-LIST-12 the range applies when the slider is released, and can be set with keys and by number, in kilometers and in miles", async ({
  page,
  baseURL,
}) => {
  await page.goto("/races");
  await alive(page);
  const { from, to, fromBox, toBox, chips, range, filters } = raceList(page);
  const asked: string[] = [];
  page.on("request", (request) => /\/races\.data/.test(request.url()) && asked.push(request.url()));
  await from.scrollIntoViewIfNeeded();
  const box = await from.boundingBox();
  if (!box) throw new Error("The slider is not shown.");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 10, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, y, { steps: 8 });
  await expect(range).toHaveText(/^(3|4)\d–100\+ km$/);
  await expect(chips).toHaveCount(0);
  expect(page.url()).toMatch(/\/races$/);
  expect(asked).toEqual([]);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/races\?distance=(3|4)\d-100$/);
  await expect(chips.getByRole("link").first()).toHaveText(/^(3|4)\d km and more$/);
  expect(asked).toHaveLength(1);
  await chips.getByRole("link").first().click();
  await expect(page).toHaveURL("/races");

  await to.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/races?distance=0-99");
  await expect(chips.getByRole("link").first()).toHaveText("Up to 99 km");
  await fromBox.fill("21");
  await fromBox.press("Tab");
  await expect(page).toHaveURL("/races?distance=21-99");
  await toBox.fill("42");
  await toBox.press("Enter");
  await expect(page).toHaveURL("/races?distance=21-42");
  await expect(from).toHaveValue("21");
  await expect(range).toHaveText("21–42 km");
  await chips.getByRole("link", { name: "Remove filter 21–42 km" }).click();
  await expect(page).toHaveURL("/races");
  await expect(toBox).toHaveValue("100");
  await expect(range).toHaveText("0–100+ km");

  const slider = filters.locator(".slider");
  await slider.scrollIntoViewIfNeeded();
  await fromBox.focus();
  const without = await slider.screenshot();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(from).toBeFocused();
  await expect
    .poll(async () => without.equals(await slider.screenshot()), "a focused thumb shows it")
    .toBe(false);

  await page.context().addCookies([{ name: "units", value: "mi", url: baseURL ?? "" }]);
  await page.goto("/races?distance=10-21");
  await alive(page);
  const end = filters.getByRole("slider", { name: "Distance to, mi" });
  await expect(end).toHaveValue("13");
  await end.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page, "the other end stays exact").toHaveURL("/races?distance=10-19.3");
  const start = filters.getByRole("spinbutton", { name: "Distance from, mi" });
  await start.fill("10");
  await start.press("Tab");
  await expect(page).toHaveURL("/races?distance=16.1-19.3");
  await expect(start).toHaveValue("10");
  await expect(chips.getByRole("link").first()).toHaveText("10–12 mi");
});
