import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { expect, test } from "../support/test.ts";

test("RACE-LIST-01 RACE-LIST-04 RACE-LIST-05 the list has a heading, sidebar, search box, count and view switch", async ({
  visitor,
}) => {
  await visitor.visit("/races");
  const { heading, count, chips, views, search, filters } = raceList(visitor.page);
  expect(heading).toBeVisible();
  expect(filters).toBeVisible();
  expect(search).toHaveAttribute("placeholder", "Search races...");
  expect(count).toBeVisible();
  expect(chips).toHaveCount(0);
  expect(views.getByRole("link").texts()).toEqual(["Grid", "Month", "Week", "Map"]);
  expect(views.getByRole("link", { name: "Grid" })).toHaveAttribute("aria-current", "true");
  for (const view of ["Month", "Week"]) {
    await views.getByRole("link", { name: view }).click();
    expect(visitor.path).toBe(`/races?view=${view.toLowerCase()}`);
    expect(views.getByRole("link", { name: view })).toHaveAttribute("aria-current", "true");
  }
});

test("RACE-LIST-18 an empty list has its two sentences, Clear All Filters and other suggestions", async ({
  visitor,
}) => {
  const empty = "/races?q=boston&country=Peru&view=week";
  await visitor.visit(empty);
  const main = visitor.page.getByRole("main");
  const { count } = raceList(visitor.page);
  expect(
    main.getByRole("heading", { name: "No races found matching your criteria" }),
  ).toBeVisible();
  expect(main.getByText("Try adjusting your filters or search terms")).toBeVisible();
  expect(count).toHaveText("0 races found");

  const promised = main.getByRole("listitem").filter({ hasText: "Without “Peru”" }).text();
  await main.getByRole("link", { name: "Without “Peru”" }).click();
  expect(visitor.path).toBe("/races?q=boston&view=week");
  const [found] = /\d+(?= races?)/.exec(promised) ?? [];
  expect(count).toHaveText(new RegExp(`^${found} races? found in all$`));

  await visitor.visit(empty);
  await main.getByRole("link", { name: "Clear All Filters" }).click();
  expect(visitor.path).toBe("/races?view=week");
  expect(count).not.toHaveText("0 races found");
});

test("RACE-LIST-20 RACE-LIST-21 FMT-02 a card shows the main facts and links to the race", async ({
  visitor,
}) => {
  await visitor.visit("/races?q=manchester+road+race");
  const card = raceList(visitor.page).cards.first();
  expect(card.getByText("Road", { exact: true })).toBeVisible();
  expect(card.getByText(/^November \d{1,2}, \d{4}$/).last()).toBeVisible();
  expect(card.getByText("Manchester, Connecticut, United States")).toBeVisible();
  expect(card.getByText("from")).toBeVisible();
  expect(card.getByText(/^\$\s?\d+ USD$/)).toBeVisible();
  const link = card.getByRole("link", { name: "Manchester Road Race" });
  expect(link.attribute("href")).toMatch(/^\/races\/[0-9a-f-]{36}$/);
  await link.click();
  const heading = visitor.page.getByRole("heading", { level: 1, name: "Manchester Road Race" });
  expect(heading).toBeVisible();
});

test("RACE-LIST-20 RACE-LIST-16 a card shows the rating; the minimum rating is any, 3+, 4+ or 5", async ({
  visitor,
}) => {
  await visitor.visit("/races?rating=4");
  const { cards, filters } = raceList(visitor.page);
  expect(
    cards
      .first()
      .getByText(/^[4-5]\.\d/)
      .first(),
  ).toBeVisible();
  const rating = filters.getByRole("group", { name: "Minimum rating" });
  const names = rating.locator("label > span:first-of-type").texts();
  expect(names).toEqual(["Any rating", "3+", "4+", "5"]);
  await visitor.visit("/races?rating=5");
  expect(cards.count()).toBeGreaterThan(0);
  for (const card of cards.all()) expect(card).toContainText("5.0");
});

test("FMT-01 in a list of several currencies each price names its own", async ({ visitor }) => {
  await visitor.visit("/races");
  const prices = visitor.page.locator("article strong").texts();
  const amounts = prices.filter((price) => /\d/.test(price));
  expect(new Set(amounts.map((price) => price.slice(-3))).size).toBeGreaterThan(1);
  for (const amount of amounts) {
    expect(amount).toMatch(/^(\$ ?[\d,.]+ (USD|MXN)|S\/ ?[\d,.]+ PEN|C\$ ?[\d,.]+ CAD)$/);
  }
});

test("pages lead forward and back and keep the filters", async ({ visitor }) => {
  await visitor.visit("/races?country=Peru");
  const { cards } = raceList(visitor.page);
  const pages = visitor.page.getByRole("navigation", { name: "Pages" });
  const first = cards.first().text();
  expect(cards).toHaveCount(24);
  await pages.getByRole("link", { name: "Next" }).click();
  expect(visitor.path).toBe("/races?country=Peru&page=2");
  expect(cards.first()).not.toHaveText(first);
  await pages.getByRole("link", { name: "Previous" }).click();
  expect(visitor.path).toBe("/races?country=Peru");
});

test("a page past the end is the last page and is not indexed", async ({ visitor }) => {
  await visitor.visit("/races?page=500");
  const canonical = visitor.page.locator('link[rel="canonical"]');
  const last = /\/races\?page=(\d+)$/.exec(canonical.attribute("href") ?? "")?.[1];
  expect(Number(last)).toBeGreaterThan(1);
  for (const beyond of ["501", "9999", "1e9"]) {
    await visitor.visit(`/races?page=${beyond}`);
    expect(canonical.attribute("href"), beyond).toMatch(new RegExp(`/races\\?page=${last}$`));
    expect(visitor.page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});

test("the list's canonical address leaves out the calendar, and only plain ones are indexed", async ({
  visitor,
}) => {
  await visitor.visit("/races?type=Road&view=month&date=2027-01-01");
  const canonical = visitor.page.locator('link[rel="canonical"]');
  const robots = visitor.page.locator('meta[name="robots"]');
  expect(canonical).toHaveAttribute("href", `${visitor.origin}/races?type=Road`);
  expect(robots).toHaveCount(0);
  await visitor.visit("/races?type=Road&rating=4");
  expect(robots.attribute("content")).toContain("noindex");
});
