import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { countAt, raceList } from "./race-list-page.ts";

const shown = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "race" : "races"} found`;

for (const base of ["/races?", "/races?country=Peru&rating=4", "/races?q=marathon&distance=0-43"]) {
  test(`RACE-LIST-07 RACE-LIST-09 RACE-LIST-14 RACE-LIST-16 on ${base} each count equals the result of its choice`, async ({
    plainPage: page,
    request,
  }) => {
    // Other tests add and take away races meanwhile, and counts are remembered for half a minute.
    await expect(async () => {
      const counted = await countedChoices(page, base);
      expect(new Set(counted.map(({ name }) => name))).toEqual(
        new Set(["type", "country", "when", "rating"]),
      );
      expect(counted.length).toBeGreaterThan(8);
      for (const { name, value, count } of counted) {
        const address = new URL(base, "http://list");
        // Several types or countries are looked for together, so each is asked for alone.
        address.searchParams.set(name, value);
        const asked = address.pathname + address.search;
        expect(await countAt(request, asked), asked).toBe(count);
      }
    }).toPass({ intervals: [10_000], timeout: 100_000 });
  });
}

/** The choices of a list's filters that are not made yet, with the counts beside them. */
async function countedChoices(page: Page, address: string) {
  await page.goto(address);
  const choices = await raceList(page)
    .filters.locator("label.choice")
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { name, value, checked } = label.querySelector("input") as HTMLInputElement;
        const [, count] = /([\d,]+)$/.exec(label.lastElementChild?.textContent ?? "") ?? [];
        return { name, value, checked, count: Number(count?.replace(",", "")) };
      }),
    );
  return choices.filter(({ value, checked }) => value && !checked);
}

test("RACE-LIST-07 RACE-LIST-09 types and countries add up and are in the address", async ({
  page,
  request,
}) => {
  await page.goto("/races");
  await alive(page);
  const { filters, chips, count } = raceList(page);
  await filters.getByRole("checkbox", { name: /^Ultra/ }).check();
  await expect(page).toHaveURL("/races?type=Ultra");
  await filters.getByRole("checkbox", { name: /^MTB/ }).check();
  await expect(page).toHaveURL("/races?type=MTB&type=Ultra");
  // Other tests add races meanwhile: the sum is asked for until both are of the same moment.
  await expect(async () => {
    const [mtb, ultra] = await Promise.all(
      ["MTB", "Ultra"].map((type) => countAt(request, `/races?type=${type}`)),
    );
    await page.reload();
    await expect(count).toHaveText(shown(Number(mtb) + Number(ultra)), { timeout: 1000 });
  }).toPass();
  await alive(page);
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
});

test("RACE-LIST-07 types are sorted by their shown names", async ({ plainPage: page }) => {
  await page.goto("/races");
  const names = await raceList(page)
    .filters.getByRole("group", { name: "Race type" })
    .locator("label > span:first-of-type")
    .allInnerTexts();
  expect(names.length).toBeGreaterThan(4);
  expect(names).toEqual([...names].sort(new Intl.Collator("en-US").compare));
});

test("RACE-LIST-08 a city is chosen from a searchable list", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  const { city, filters, cards, chips } = raceList(page);
  await city.click();
  await filters.getByPlaceholder("Search cities...").fill("queret");
  await filters.getByRole("option", { name: "Querétaro" }).click();
  await expect(page).toHaveURL(`/races?city=${encodeURIComponent("Querétaro")}`);
  for (const text of await cards.allInnerTexts()) expect(text).toContain("Querétaro");
  await chips.getByRole("link", { name: "Remove filter Querétaro" }).click();
  await expect(city).toHaveText("All Cities");
});

test("RACE-LIST-10 the slider spans 0 to 100 km in steps of 1", async ({ page }) => {
  await page.goto("/races");
  const { from, to } = raceList(page);
  for (const thumb of [from, to]) {
    await expect(thumb).toHaveAttribute("min", "0");
    await expect(thumb).toHaveAttribute("max", "100");
    await expect(thumb).toHaveAttribute("step", "1");
  }
  await expect(from).toHaveValue("0");
  await expect(to).toHaveValue("100");
});

test("RACE-LIST-11 RACE-LIST-12 the slider applies on release, not while dragging", async ({
  page,
}) => {
  await page.goto("/races");
  await alive(page);
  const { from, range, chips } = raceList(page);
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
});

test("RACE-LIST-11 RACE-LIST-12 the range can be set with keys and by number", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  const { from, to, fromBox, toBox, chips, range } = raceList(page);
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
});

test("in miles a thumb moves its own end and keeps the other exact", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "units", value: "mi", url: baseURL ?? "" }]);
  await page.goto("/races?distance=10-21");
  await alive(page);
  const { filters } = raceList(page);
  const end = filters.getByRole("slider", { name: "Distance to, mi" });
  await expect(end).toHaveValue("13");
  await end.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/races?distance=10-19.3");
});

test("an exact length of 100 km does not include longer ones", async ({ page }) => {
  await page.goto("/races?distance=100K");
  const { chips, range, filters } = raceList(page);
  await expect(chips.getByRole("link").first()).toHaveText("99.5–100.5 km");
  await expect(range).toHaveText("99.5–100.5 km");
  await alive(page);
  await filters.getByRole("checkbox", { name: /^Ultra/ }).check();
  await expect(page).toHaveURL("/races?type=Ultra&distance=99.5-100.5");
});

test("RACE-LIST-14 choosing a quick date again removes it", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  const when = raceList(page).filters.getByRole("group", { name: "When" });
  for (const [label, value] of [
    ["This Week", "this-week"],
    ["Next Week", "next-week"],
    ["Next Month", "next-month"],
  ] as const) {
    const choice = when.getByRole("radio", { name: label });
    await choice.check();
    await expect(page).toHaveURL(`/races?when=${value}`);
    await expect(raceList(page).chips.getByRole("link").first()).toHaveText(label);
    await choice.click();
    await expect(page).toHaveURL("/races");
    await expect(when.getByRole("radio", { name: "Any date" })).toBeChecked();
  }
});

test("RACE-LIST-16 the minimum rating is any, 3+, 4+ or 5", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  const rating = raceList(page).filters.getByRole("group", { name: "Minimum rating" });
  const names = await rating.locator("label > span:first-of-type").allInnerTexts();
  expect(names).toEqual(["Any rating", "3+", "4+", "5"]);
  await rating.getByRole("radio", { name: /^5/ }).check();
  await expect(page).toHaveURL("/races?rating=5");
  for (const card of await raceList(page).cards.all()) await expect(card).toContainText("5.0");
});

test("choices above the list and beside it keep one another while their pages load", async ({
  page,
}) => {
  await page.goto("/races?country=Mexico");
  await alive(page);
  const { filters, chips, sort, months, views } = raceList(page);
  const pressed = Promise.withResolvers<void>();
  await page.route("**/races.data?**", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await filters.getByRole("checkbox", { name: /^Trail/ }).check();
  await sort.focus();
  await sort.selectOption("price");
  await expect(sort, "the next key chooses further").toBeFocused();
  await months.getByRole("link", { name: /^Weekends/ }).click();
  await filters.getByRole("radio", { name: /^4\+/ }).check();
  await chips.getByRole("link", { name: "Remove filter Mexico" }).click();
  await views.getByRole("link", { name: "Week" }).click();
  pressed.resolve();
  await expect(page).toHaveURL("/races?type=Trail&weekends=1&rating=4&sort=price&view=week");
});
