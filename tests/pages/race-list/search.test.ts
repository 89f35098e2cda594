/** @module-tag both-databases */
import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { expect, test } from "../support/test.ts";
import { countAt } from "./counts.ts";

const searches = [
  ["name", "jfk 50 MILE", "JFK 50 Mile"],
  ["city", "BOONSBORO", "JFK 50 Mile"],
  ["event", "ottawa race weekend", "Ottawa Marathon"],
  ["organizer", "run OTTAWA", "Ottawa Marathon"],
  ["country", "CANADA ottawa", "Ottawa Marathon"],
  ["state", "newfoundland", "Tely 10 Mile Road Race"],
] as const;

test("RACE-LIST-06 the search covers name, city, event, organizer, country and state, in any case", async ({
  visitor,
}) => {
  for (const [field, typed, name] of searches) {
    const html = await (await visitor.fetch(`/races?${new URLSearchParams({ q: typed })}`)).text();
    expect(html, field).toMatch(new RegExp(`<a[^>]* href="/races/[0-9a-f-]{36}"[^>]*>${name}</a>`));
    const cards = html.match(/<article/g)?.length;
    expect(html, field).toContain(`>${cards} race${cards === 1 ? "" : "s"} found<`);
  }
});

test("one field leads from the home page to a trail race of 21 km in spring in Mexico", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const search = visitor.page.getByRole("main").getByRole("search");
  await search.locator('[placeholder="Search races..."]').fill("trail 21k mexico spring");
  await search.getByRole("button", { name: "Search Races" }).click();
  const { cards } = raceList(visitor.page);
  expect(cards).toHaveCount(1);
  expect(cards).toContainText(/Trail.*Mexico.*21K/s);
});

test("RACE-LIST-06 accents are ignored in typed and stored texts", async ({ visitor }) => {
  const found = await countAt(visitor, "/races?q=maraton");
  expect(found).toBeGreaterThan(5);
  expect(await countAt(visitor, "/races?q=MARAT%C3%93N")).toBe(found);
  await visitor.visit("/races?q=queretaro");
  expect(raceList(visitor.page).cards.first()).toContainText("Querétaro");
});

test("a mistyped word shows the results of the likely one and says so", async ({ visitor }) => {
  await visitor.visit("/races?q=marathn+boston");
  expect(visitor.page.getByText("Showing results for marathon boston.")).toBeVisible();
  const { cards, search } = raceList(visitor.page);
  expect(cards.first()).toContainText("Boston Marathon");
  expect(search).toHaveValue("marathn boston");
});

test("RACE-LIST-06 a distance in the search finds all races that offer it", async ({ visitor }) => {
  const offered = await countAt(visitor, "/races?distance=20.5-21.5");
  expect(offered).toBeGreaterThan(10);
  for (const typed of ["21k", "21 km", "21.0975 km"]) {
    const found = await countAt(visitor, `/races?q=${encodeURIComponent(typed)}`);
    expect(found, typed).toBeGreaterThanOrEqual(offered);
  }
  for (const typed of ["half marathon", "media maratón"]) {
    const found = await countAt(visitor, `/races?q=${encodeURIComponent(typed)}`);
    expect(found, typed).toBeGreaterThan(10);
  }
});

test("RACE-LIST-07 FMT-04 Trail finds the mountain races with its badge", async ({ visitor }) => {
  const mountain = await countAt(visitor, "/races?type=mountain");
  expect(mountain).toBeGreaterThan(0);
  expect(await countAt(visitor, "/races?type=Trail")).toBeGreaterThan(mountain);

  await visitor.visit("/races?type=Trail&q=Misti");
  const { cards, filters } = raceList(visitor.page);
  expect(cards.first()).toContainText("Misti");
  const types = filters.getByRole("group", { name: "Race type" });
  expect(types.getByText("Trail", { exact: true })).toBeVisible();
  expect(types.getByText(/mountain|city/i)).toHaveCount(0);
});

test("misspelled words that no race combines offer searches without one of them", async ({
  visitor,
}) => {
  await visitor.visit("/races?q=bosston+ottawwa");
  expect(visitor.page.getByText("No races found matching your criteria")).toBeVisible();
  await visitor.follow("Without “ottawa”");
  expect(visitor.path).toBe("/races?q=boston");
  expect(raceList(visitor.page).cards.first()).toContainText(/boston/i);
});

test("corrected words stay while filters change and apply to the calendar feed", async ({
  visitor,
}) => {
  await visitor.visit("/races?q=chicgo");
  const { cards, filters, count } = raceList(visitor.page);
  const corrected = visitor.page.getByText("Showing results for chicago.");
  expect(corrected).toBeVisible();
  const canonical = visitor.page.locator('link[rel="canonical"]');
  expect(canonical.attribute("href")).toMatch(/\?q=chicago$/);
  const feed = visitor.page.getByRole("link", { name: /^Subscribe/ });
  expect(feed.attribute("href")).toMatch(/^webcal:.*\?q=chicago$/);
  const entries = async (address: string) =>
    (await (await visitor.fetch(address)).text()).match(/^UID:.*$/gm);
  const subscribed = await entries("/races.ics?q=chicago");
  expect(subscribed?.length).toBeGreaterThanOrEqual(cards.count());
  expect(await entries("/races.ics?q=chicgo")).toEqual(subscribed);
  await filters.getByRole("radio", { name: /^5/ }).check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  expect(visitor.path).toBe("/races?q=chicgo&rating=5");
  expect(corrected).toBeVisible();
  expect(count).toHaveText(/^\d races? found$/);
});

test("RACE-LIST-06 the meaning of words is shown, and they can be taken literally", async ({
  visitor,
}) => {
  await visitor.visit("/races?q=boston+marathon+2027");
  const { cards, chips } = raceList(visitor.page);
  expect(chips.getByRole("link").texts()).toEqual([
    "“boston”",
    "42.2 km",
    "2027",
    "Take the words literally",
    "“marathon”",
    "“2027”",
    "Clear all",
  ]);
  expect(cards.first()).toContainText("Boston Marathon");
  await visitor.follow("Take the words literally");
  expect(visitor.path).toBe("/races?q=boston+marathon+2027&words=literal");
  expect(visitor.page.getByRole("link", { name: "Take the words literally" })).toHaveCount(0);
  await chips.getByRole("link", { name: "Remove filter Words taken literally" }).click();
  expect(cards.first()).toContainText("Boston Marathon");
  await chips.getByRole("link", { name: "Remove filter 2027" }).click();
  expect(visitor.path).toBe("/races?q=boston+marathon");

  await visitor.visit("/races?q=boston+marathon+2027");
  await chips.getByRole("link", { name: "“2027”" }).click();
  expect(visitor.path).toBe("/races?q=boston+marathon+%222027%22");
  expect(chips.getByRole("link").texts()).toEqual([
    "“boston”",
    "42.2 km",
    "“2027”",
    "Take the words literally",
    "Clear all",
  ]);

  const trails = await countAt(visitor, "/races?q=trail+mexico");
  expect(trails).toBe(await countAt(visitor, "/races?type=Trail&country=Mexico"));
  for (const typed of ["usa", "tx", "new york city", "december", "next month", "primavera peru"]) {
    expect(await countAt(visitor, `/races?q=${typed}`), typed).toBeGreaterThan(0);
  }
});
