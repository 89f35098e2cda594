import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { crowdSize, naughtyName, oddRaces } from "../../e2e/races/odd-races.ts";
import { addOddRaces } from "../../e2e/races/odd-races-rows.ts";
import { withRaces } from "../support/added-races.ts";
import { expect, test } from "../support/test.ts";

withRaces(addOddRaces);

const pageOf = (race: keyof typeof oddRaces) => `/races/${oddRaces[race]}`;

test("RACE-DET-07 RACE-DET-09 RACE-DET-12 RACE-DET-14 a race with little data shows no empty parts", async ({
  visitor,
}) => {
  await visitor.visit(pageOf("bare"));
  const main = visitor.page.getByRole("main");
  for (const sentence of [
    "No distance information available for this race.",
    "Registration link not available",
    "No reviews yet",
    "No similar races found.",
  ]) {
    expect(main.getByText(sentence, { exact: true })).toBeVisible();
  }
  expect(main.getByText("0 distances")).toBeVisible();
  expect(main.getByText("Skyrunning")).toBeVisible();
});

test("RACE-DET-06 RACE-DET-08 RACE-DET-09 GAP-57 each distance has its own data and link, or none", async ({
  visitor,
}) => {
  await visitor.visit(pageOf("ownLinks"));
  const panels = visitor.page.getByRole("tabpanel", { includeHidden: true });
  expect(panels).toHaveCount(3);
  const titles = panels.all().map((panel) => panel.getByRole("heading", { level: 3 }).first());
  expect(titles.map((title) => title.text())).toEqual(["21.0975 km", "5K", "Fun run"]);
  const [half, five, fun] = [panels.nth(0), panels.nth(1), panels.nth(2)];
  for (const text of [
    "Half with a view",
    "Shirt and medal",
    "Two climbs, then down.",
    "Bring a cup.",
  ]) {
    expect(half.getByText(text).first()).toBeVisible();
  }
  expect(half.locator("dl > div").texts()).toEqual([
    "Distance 21.1 km",
    "Elevation gain 250 m",
    "Elevation loss 240 m",
    "Start time 6:15 AM",
    "Time limit 3 h",
    "Places 300",
  ]);
  expect(half.locator("b, strong").filter({ hasText: "river" })).toBeVisible();
  const whole = visitor.page.getByRole("complementary", { name: "Registration and place" });
  for (const [term, definition] of [
    ["Distance", "160.9 km"],
    ["Early registration", "$80 MXN"],
    ["Final registration", "$99.50 MXN"],
  ] as const) {
    expect(whole.locator("dl > div").filter({ hasText: term })).toContainText(definition);
  }
  const register = half.getByRole("link", { name: /^Register for/ });
  expect(register).toHaveAttribute("href", "https://entries.test/half");
  expect(register.attribute("rel")).toContain("noopener");
  expect(five.getByText("TBD")).toBeVisible();
  expect(five.getByRole("link", { name: /^Register for/ })).toHaveAttribute(
    "href",
    "https://entries.test/five",
  );
  expect(fun.getByText("Registration link not available")).toBeVisible();
  expect(fun.getByRole("link", { name: /^Register for/ })).toHaveCount(0);
});

test("FMT-01 FMT-06 FMT-07 FMT-08 GAP-92 GAP-93 prices show the cheapest distance, symbols and the old price struck through", async ({
  visitor,
}) => {
  await visitor.visit("/races?city=Priceville");
  const card = (name: string) => raceList(visitor.page).cards.filter({ hasText: name });
  expect(card("Prices of All Kinds").getByText("$95.50 MXN", { exact: true })).toBeVisible();
  expect(card("Prices of All Kinds").locator("s")).toContainText(/\$\s?130/);
  expect(card("Prices of All Kinds").getByText("from")).toBeVisible();
  expect(card("Freedom Mile").getByText("Free", { exact: true })).toBeVisible();
  expect(card("Nobody Knows").getByText("TBD")).toBeVisible();

  await card("Prices of All Kinds").getByRole("link").click();
  expect(visitor.page.getByRole("complementary").locator("strong")).toHaveText("$95.50 MXN");
  const panels = visitor.page.getByRole("tabpanel", { includeHidden: true }).all();
  expect(panels.map((panel) => panel.locator("strong").first().text())).toEqual([
    "S/120 PEN",
    "$95.50 MXN",
    "C$ 99 CAD",
    "TBD",
    "C$1,200 CAD",
  ]);
  expect(panels.map((panel) => panel.locator("s").count())).toEqual([0, 1, 0, 0, 0]);
});

test("FMT-04 mountain has the badge Trail, city Urban, and an unknown type its own words", async ({
  visitor,
}) => {
  for (const [race, badge] of [
    ["mountain", "Trail"],
    ["city", "Urban"],
    ["bare", "Skyrunning"],
  ] as const) {
    await visitor.visit(pageOf(race));
    expect(visitor.page.getByRole("main").locator("header li").first()).toHaveText(badge);
  }
});

test("RACE-DET-11 reviews are listed newest first, ten on a page, and guests are marked", async ({
  visitor,
}) => {
  await visitor.visit(pageOf("reviewed"));
  const { page } = visitor;
  const reviews = page.locator("#reviews").getByRole("article");
  expect(reviews).toHaveCount(10);
  expect(reviews.nth(0)).toContainText("Gustavo");
  expect(reviews.nth(0).getByText("Guest").first()).toBeVisible();
  expect(reviews.nth(1)).toContainText("Ana Z.");
  expect(reviews.nth(1)).toContainText("<b>bold?</b>");
  expect(reviews.nth(1)).toContainText("January 22, 2025");
  expect(page.getByText("(23 reviews)").first()).toBeVisible();
  await visitor.follow("Page 3");
  expect(visitor.path).toBe(`${pageOf("reviewed")}?reviews=3#reviews`);
  expect(reviews).toHaveCount(3);
  expect(reviews.last()).toContainText("Comment number 1");
  await visitor.visit(`${pageOf("reviewed")}?reviews=99`);
  expect(reviews).toHaveCount(3);
  await visitor.visit(`${pageOf("reviewed")}?reviews=-1`);
  expect(reviews).toHaveCount(10);
});

test("RACE-DET-13 GAP-09 similar races are at most eight: upcoming ones by date, then past ones", async ({
  visitor,
}) => {
  const similar = visitor.page.getByRole("region", { name: "Similar races" });
  const names = similar.getByRole("heading");
  await visitor.visit(pageOf("reviewed"));
  expect(names.texts().slice(0, 2)).toEqual(["Review Sooner", "Review Later"]);
  expect(names.texts()).toContain("Review Before");
  await visitor.visit(pageOf("crowdFirst"));
  expect(crowdSize).toBeGreaterThan(9);
  expect(names).toHaveCount(8);
  expect(names.filter({ hasText: /^Crowd Run (1|Before)$/ })).toHaveCount(0);
});

test("a cancelled and a past race say so and have closed registration", async ({ visitor }) => {
  await visitor.visit(pageOf("cancelled"));
  const { page } = visitor;
  expect(page.getByText("This race is cancelled.")).toBeVisible();
  const beside = page.getByRole("complementary", { name: "Registration and place" });
  expect(beside.getByRole("link", { name: /Register/ })).toHaveCount(0);
  await visitor.visit(pageOf("past"));
  expect(page.getByText("This race is over.")).toBeVisible();
  const link = page.getByRole("tabpanel", { includeHidden: true }).getByRole("link");
  expect(link).toHaveAttribute("href", "https://entries.test/ayer");
  expect(link.name()).toBe("Organizer's page (opens in a new tab)");
});

test("RACE-DET-05 texts of any kind are shown unchanged, without their markup", async ({
  visitor,
}) => {
  await visitor.visit(pageOf("naughty"));
  const { page } = visitor;
  expect(page.getByRole("heading", { level: 1 })).toHaveText(naughtyName);
  expect(visitor.title).toMatch(/^"><script>alert/);
  const main = page.getByRole("main");
  expect(main.getByRole("heading", { name: "Über den Lauf" })).toBeVisible();
  expect(main.getByText("<script>alert(2)</script>")).toBeVisible();
  expect(main.getByRole("link", { name: "a page" })).toHaveAttribute(
    "href",
    "https://example.org/course",
  );
  expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  expect(page.getByRole("link", { name: "Google Maps" })).toHaveCount(0);
  expect(page.locator("main img[onerror], main script:not([type])")).toHaveCount(0);
});
