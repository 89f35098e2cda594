import { overflow, raceList } from "../race-list/race-list-page.ts";
import { alive } from "../support/alive.ts";
import { crowdSize, expect, expectAccessible, naughtyName, oddRaces, test } from "./odd-test.ts";

test.describe.configure({ mode: "default" });

const pageOf = (race: keyof typeof oddRaces) => `/races/${oddRaces[race]}`;

test("RACE-DET-07 RACE-DET-09 RACE-DET-12 RACE-DET-14 a race with little data shows no empty parts", async ({
  page,
}) => {
  await page.goto(pageOf("bare"));
  const main = page.getByRole("main");
  for (const sentence of [
    "No distance information available for this race.",
    "Registration link not available",
    "No reviews yet",
    "No similar races found.",
  ]) {
    await expect(main.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(main.getByText("0 distances")).toBeVisible();
  await expect(main.getByText("Skyrunning")).toBeVisible();
  await expectAccessible(page);
});

test("RACE-DET-06 RACE-DET-08 RACE-DET-09 GAP-57 each distance has its own data and link, or none", async ({
  page,
}) => {
  await page.goto(pageOf("ownLinks"));
  await alive(page);
  const panel = page.getByRole("tabpanel");
  await expect(page.getByRole("tab")).toHaveText(["21.0975 km", "5K", "Fun run"]);
  for (const text of [
    "Half with a view",
    "Shirt and medal",
    "Two climbs, then down.",
    "Bring a cup.",
  ]) {
    await expect(panel.getByText(text)).toBeVisible();
  }
  const facts = await panel.locator("dl > div").allInnerTexts();
  expect(facts.map((fact) => fact.replace(/\s*\n\s*/, ": "))).toEqual([
    "Distance: 21.1 km",
    "Elevation gain: 250 m",
    "Elevation loss: 240 m",
    "Start time: 6:15 AM",
    "Time limit: 3 h",
    "Places: 300",
  ]);
  await expect(panel.locator("b, strong").filter({ hasText: "river" })).toBeVisible();
  const whole = page.getByRole("complementary", { name: "Registration and place" });
  for (const [term, definition] of [
    ["Distance", "160.9 km"],
    ["Early registration", "$80 MXN"],
    ["Final registration", "$99.50 MXN"],
  ]) {
    await expect(whole.locator("dl > div", { hasText: term })).toContainText(definition ?? "");
  }
  const link = panel.getByRole("link", { name: /^Register for/ });
  await expect(link).toHaveAttribute("href", "https://entries.test/half");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await page.getByRole("tab", { name: "5K" }).click();
  await expect(panel.getByText("TBD")).toBeVisible();
  await expect(link).toHaveAttribute("href", "https://entries.test/five");
  await page.getByRole("tab", { name: "Fun run" }).click();
  await expect(panel.getByText("Registration link not available")).toBeVisible();
  await expect(link).toHaveCount(0);

  await page.getByRole("link", { name: "Choose a distance" }).click();
  await expect(page.getByRole("heading", { name: "Distances" })).toBeInViewport();
});

test("FMT-01 FMT-06 FMT-07 FMT-08 GAP-92 GAP-93 prices show the cheapest distance, symbols and the old price struck through", async ({
  page,
}) => {
  await page.goto("/races?city=Priceville");
  const card = (name: string) => raceList(page).cards.filter({ hasText: name });
  await expect(card("Prices of All Kinds").getByText("$95.50 MXN", { exact: true })).toBeVisible();
  await expect(card("Prices of All Kinds").locator("s")).toContainText(/\$\s?130/);
  await expect(card("Prices of All Kinds").getByText("from")).toBeVisible();
  await expect(card("Freedom Mile").getByText("Free", { exact: true })).toBeVisible();
  await expect(card("Nobody Knows").getByText("TBD")).toBeVisible();

  await card("Prices of All Kinds").getByRole("link").click();
  await expect(page.getByRole("complementary").locator("strong")).toHaveText("$95.50 MXN");
  const panel = page.getByRole("tabpanel");
  for (const [tab, price, isStruck] of [
    ["42K", "S/120 PEN", false],
    ["21K", "$95.50 MXN", true],
    ["10K", "C$ 99 CAD", false],
    ["5K", "TBD", false],
    ["150K", "C$1,200 CAD", false],
  ] as const) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await expect(panel.locator("strong").first()).toHaveText(price);
    await expect(panel.locator("s")).toHaveCount(isStruck ? 1 : 0);
  }
});

test("FMT-04 mountain has the badge Trail, city Urban, and an unknown type its own words", async ({
  plainPage: page,
}) => {
  for (const [race, badge] of [
    ["mountain", "Trail"],
    ["city", "Urban"],
    ["bare", "Skyrunning"],
  ] as const) {
    await page.goto(pageOf(race));
    await expect(page.getByRole("main").locator("header li").first()).toHaveText(badge);
  }
});

test("RACE-LIST-13 GAP-08 100 means 100 and more; an unreadable distance matches the whole range only", async ({
  plainPage: page,
}) => {
  const { cards, count } = raceList(page);
  await page.goto("/races?q=endless&distance=99-100");
  await expect(cards).toHaveCount(1);
  await page.goto("/races?q=endless&distance=10-99");
  await expect(count).toHaveText("0 races found");
  await page.goto("/races?q=bare+hill");
  await expect(cards).toHaveCount(1);
  await page.goto("/races?q=bare+hill&distance=0-99");
  await expect(count).toHaveText("0 races found");
});

test("RACE-DET-11 reviews are listed newest first, ten on a page, and guests are marked", async ({
  page,
}) => {
  await page.goto(pageOf("reviewed"));
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Reviews", exact: true }) });
  const reviews = section.getByRole("article");
  await expect(reviews).toHaveCount(10);
  await expect(reviews.nth(0)).toContainText("Gustavo");
  await expect(reviews.nth(0).getByText("Guest")).toBeVisible();
  await expect(reviews.nth(1)).toContainText("Ana Z.");
  await expect(reviews.nth(1)).toContainText("<b>bold?</b>");
  await expect(reviews.nth(1)).toContainText("January 22, 2025");
  await expect(page.getByText("(23 reviews)").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Page 3" }).click();
  await expect(page).toHaveURL(`${pageOf("reviewed")}?reviews=3#reviews`);
  await expect(reviews).toHaveCount(3);
  await expect(reviews.last()).toContainText("Comment number 1");
  await page.goto(`${pageOf("reviewed")}?reviews=99`);
  await expect(reviews).toHaveCount(3);
  await page.goto(`${pageOf("reviewed")}?reviews=-1`);
  await expect(reviews).toHaveCount(10);
});

test("RACE-DET-13 GAP-09 similar races are at most eight: upcoming ones by date, then past ones", async ({
  plainPage: page,
}) => {
  const names = page.getByRole("region", { name: "Similar races" }).getByRole("heading");
  await page.goto(pageOf("reviewed"));
  await expect(names.first()).toBeVisible();
  const shown = await names.allTextContents();
  expect(shown.slice(0, 2)).toEqual(["Review Sooner", "Review Later"]);
  expect(shown.at(-1)).toBe("Review Before");
  await page.goto(pageOf("crowdFirst"));
  expect(crowdSize).toBeGreaterThan(9);
  await expect(names).toHaveCount(8);
  await expect(names.filter({ hasText: /^Crowd Run (1|Before)$/ })).toHaveCount(0);
});

test("a cancelled and a past race say so and have closed registration", async ({ page }) => {
  await page.goto(pageOf("cancelled"));
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  const beside = page.getByRole("complementary", { name: "Registration and place" });
  await expect(beside.getByText("This race is cancelled")).toBeVisible();
  await expect(beside.getByRole("link", { name: /Register/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(pageOf("past"));
  await expect(page.getByText("This edition is over")).toBeVisible();
  await expect(page.getByText("Registration is closed")).toBeVisible();
  const link = page.getByRole("tabpanel").getByRole("link");
  await expect(link).toHaveAttribute("href", "https://entries.test/ayer");
  await expect(link).toHaveAccessibleName("Organizer's page (opens in a new tab)");
  await expectAccessible(page);
});

test("RACE-DET-05 texts of any kind are shown unchanged, and nothing in them runs", async ({
  page,
}) => {
  page.on("dialog", () => expect("a script of the text").toBe("never run"));
  await page.goto(pageOf("naughty"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(naughtyName);
  await expect(page).toHaveTitle(/^"><script>alert/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Über den Lauf" })).toBeVisible();
  await expect(main.getByText("<script>alert(2)</script>")).toBeVisible();
  await expect(main.getByRole("link", { name: "a page" })).toHaveAttribute(
    "href",
    "https://example.org/course",
  );
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Google Maps" })).toHaveCount(0);
  expect(await page.locator("main img[onerror], main script:not([type])").count()).toBe(0);
});

for (const width of [320, 360, 640, 768, 1280]) {
  test(`the longest texts fit in ${width} px, on the race's page and in the lists`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [pageOf("naughty"), "/races", "/races?view=month", "/races?view=week"]) {
      await page.goto(address);
      expect(await overflow(page), address).toBeLessThanOrEqual(0);
    }
    await page.goto(pageOf("naughty"));
    await expectAccessible(page);
  });
}
