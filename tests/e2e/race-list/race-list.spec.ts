import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { countAt, raceList } from "./race-list-page.ts";

test("RACE-LIST-01 RACE-LIST-04 RACE-LIST-05 the list has a heading, sidebar, search box, count and view switch", async ({
  page,
}) => {
  await page.goto("/races");
  const { heading, count, chips, views, search, filters } = raceList(page);
  await expect(heading).toBeVisible();
  await expect(filters).toBeVisible();
  await expect(search).toHaveAttribute("placeholder", "Search races...");
  await expect(count).toBeVisible();
  await expect(chips).toHaveCount(0);
  await expect(views.getByRole("link")).toHaveText(["Grid", "Month", "Week", "Map"]);
  await expect(views.getByRole("link", { name: "Grid" })).toHaveAttribute("aria-current", "true");
  for (const view of ["Month", "Week"]) {
    await views.getByRole("link", { name: view }).click();
    await expect(page).toHaveURL(`/races?view=${view.toLowerCase()}`);
    await expect(views.getByRole("link", { name: view })).toHaveAttribute("aria-current", "true");
  }
});

test("RACE-LIST-03 q, type, distance and city in the address preset the filters", async ({
  page,
}) => {
  await page.goto("/races?q=lima&type=Road&distance=5-50&city=Lima");
  const { search, filters, city, fromBox, toBox, chips, count } = raceList(page);
  await expect(search).toHaveValue("lima");
  await expect(filters.getByRole("checkbox", { name: /^Road/ })).toBeChecked();
  await expect(city).toHaveText("Lima");
  await expect(fromBox).toHaveValue("5");
  await expect(toBox).toHaveValue("50");
  await expect(chips.getByRole("link")).toHaveText([
    "“lima”",
    "Road",
    "Lima",
    "5–50 km",
    "Clear all",
  ]);
  await expect(count).not.toHaveText("0 races found");
});

test("RACE-LIST-03 GAP-07 a distance is a range, a number or a text; invalid values are ignored", async ({
  request,
}) => {
  const all = await countAt(request, "/races");
  const tens = await countAt(request, "/races?distance=9.5-10.5");
  expect(tens).toBeGreaterThan(0);
  expect(tens).toBeLessThan(all);
  expect(await countAt(request, "/races?distance=10")).toBe(tens);
  expect(await countAt(request, "/races?distance=10K")).toBe(tens);
  expect(await countAt(request, "/races?distance=marathon")).toBe(
    await countAt(request, "/races?distance=41.695-42.695"),
  );
  expect(await countAt(request, "/races?distance=far")).toBe(all);
});

const searches = [
  ["name", "jfk 50 MILE", "JFK 50 Mile"],
  ["city", "BOONSBORO", "JFK 50 Mile"],
  ["event", "ottawa race weekend", "Ottawa Marathon"],
  ["organizer", "run OTTAWA", "Ottawa Marathon"],
  ["country", "CANADA ottawa", "Ottawa Marathon"],
  ["state", "newfoundland", "Tely 10 Mile Road Race"],
] as const;

test("RACE-LIST-06 the search covers name, city, event, organizer, country and state, in any case", async ({
  request,
}) => {
  for (const [field, typed, name] of searches) {
    const html = await (await request.get(`/races?${new URLSearchParams({ q: typed })}`)).text();
    expect(html, field).toMatch(new RegExp(`<a[^>]* href="/races/[0-9a-f-]{36}"[^>]*>${name}</a>`));
    const cards = html.match(/<article/g)?.length;
    expect(html, field).toContain(`>${cards} race${cards === 1 ? "" : "s"} found<`);
  }
});

test("RACE-LIST-06 the search is sent by the return key", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  const { search, cards } = raceList(page);
  await search.fill("run OTTAWA");
  await search.press("Enter");
  await expect(page).toHaveURL("/races?q=run+OTTAWA");
  await expect(cards.getByRole("link", { name: "Ottawa Marathon", exact: true })).toBeVisible();
});

test("one field and one key lead from the home page to a trail race of 21 km in spring in Mexico", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  const field = page.getByRole("main").getByPlaceholder("Search races...");
  await field.fill("trail 21k mexico spring");
  await field.press("Enter");
  const { cards } = raceList(page);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(/Trail.*Mexico.*21K/s);
});

test("RACE-LIST-06 accents are ignored in typed and stored texts", async ({
  plainPage: page,
  request,
}) => {
  expect(await countAt(request, "/races?q=maraton")).toBeGreaterThan(5);
  expect(await countAt(request, "/races?q=MARAT%C3%93N")).toBe(
    await countAt(request, "/races?q=maraton"),
  );
  await page.goto("/races?q=queretaro");
  await expect(raceList(page).cards.first()).toContainText("Querétaro");
});

test("a mistyped word shows the results of the likely one and says so", async ({
  plainPage: page,
}) => {
  await page.goto("/races?q=marathn+boston");
  await expect(page.getByText("Showing results for marathon boston.")).toBeVisible();
  const { cards, search } = raceList(page);
  await expect(cards.first()).toContainText("Boston Marathon");
  await expect(search).toHaveValue("marathn boston");
});

test("RACE-LIST-18 an empty list has its two sentences, Clear All Filters and other suggestions", async ({
  page,
}) => {
  await page.goto("/races?q=boston&country=Peru&view=week");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { name: "No races found matching your criteria" }),
  ).toBeVisible();
  await expect(main.getByText("Try adjusting your filters or search terms")).toBeVisible();
  await expect(raceList(page).count).toHaveText("0 races found");

  const way = main.getByRole("link", { name: "Without “Peru”" });
  const promised = await main
    .getByRole("listitem")
    .filter({ hasText: "Without “Peru”" })
    .innerText();
  await way.click();
  await expect(page).toHaveURL("/races?q=boston&view=week");
  const [count] = /\d+(?= races?)/.exec(promised) ?? [];
  await expect(raceList(page).count).toHaveText(new RegExp(`^${count} races? found$`));

  await page.goBack();
  await main.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL("/races?view=week");
  await expect(raceList(page).count).not.toHaveText("0 races found");
});

test("RACE-LIST-20 RACE-LIST-21 FMT-02 a card shows the main facts and links to the race", {
  tag: "@pictures",
}, async ({ page }) => {
  await page.goto("/races?q=manchester+road+race");
  const { cards } = raceList(page);
  const card = cards.first();
  const picture = card.locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(card.getByText("Road", { exact: true })).toBeVisible();
  await expect(card.getByText(/^November \d{1,2}, \d{4}$/).last()).toBeVisible();
  await expect(card.getByText("Manchester, Connecticut, United States")).toBeVisible();
  await expect(card.getByText("from")).toBeVisible();
  await expect(card.getByText(/^\$\s?\d+ USD$/)).toBeVisible();
  const link = card.getByRole("link", { name: "Manchester Road Race" });
  await expect(link).toHaveAttribute("href", /^\/races\/[0-9a-f-]{36}$/);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Manchester Road Race" })).toBeVisible();
});

test("RACE-LIST-20 a card shows the rating and its count; the photo is never broken", {
  tag: "@pictures",
}, async ({ page }) => {
  await page.goto("/races?rating=4");
  const { cards } = raceList(page);
  await expect(cards.first().getByText(/^[4-5]\.\d/)).toBeVisible();
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("FMT-01 in a list of several currencies each price names its own", async ({
  plainPage: page,
}) => {
  await page.goto("/races");
  const prices = await page.locator("article strong").allInnerTexts();
  const amounts = prices.filter((price) => /\d/.test(price));
  expect(new Set(amounts.map((price) => price.slice(-3))).size).toBeGreaterThan(1);
  for (const amount of amounts) {
    expect(amount).toMatch(/^(\$ ?[\d,.]+ (USD|MXN)|S\/ ?[\d,.]+ PEN|C\$ ?[\d,.]+ CAD)$/);
  }
});

test("pages lead forward and back and keep the filters", async ({ page }) => {
  await page.goto("/races?country=Peru");
  await alive(page);
  const { cards } = raceList(page);
  const pages = page.getByRole("navigation", { name: "Pages" });
  const first = await cards.first().innerText();
  await expect(cards).toHaveCount(24);
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/races?country=Peru&page=2");
  await expect(cards.first()).not.toHaveText(first);
  await expect(page.locator("#results"), "the link is gone").toBeFocused();
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/races?country=Peru");
});
