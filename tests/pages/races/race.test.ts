import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { openRace } from "../support/races.ts";
import { expect, test } from "../support/test.ts";

test("RACE-DET-01 RACE-DET-05 the hero shows type, name, date, place, distances and rating, above an overview", async ({
  visitor,
}) => {
  await openRace(visitor, "Ultra-Trail Harricana du Canada");
  const main = visitor.page.getByRole("main");
  const head = main.locator("header").first();
  expect(head.locator("img").first()).toBeVisible();
  const facts = head.getByRole("listitem");
  expect(facts.nth(0)).toHaveText("Ultra");
  expect(facts.nth(1)).toHaveText(/^September \d{1,2}, \d{4}$/);
  expect(facts.nth(2)).toHaveText("La Malbaie, Quebec, Canada");
  expect(facts.nth(3)).toHaveText("5 distances");
  expect(facts.nth(4)).toHaveText(/[1-5]\.\d.*\(\d+ reviews?\)/);
  expect(main.getByRole("heading", { level: 2, name: "Race Overview" })).toBeVisible();
  expect(main.getByRole("listitem").filter({ hasText: "multiple sclerosis" })).toBeVisible();
});

test("RACE-DET-06 a measured distance states its heights once, in its tab", async ({ visitor }) => {
  await openRace(visitor, "Perú Trail Series Calango");
  const { page } = visitor;
  const panel = page.getByRole("tabpanel", { includeHidden: true }).first();
  const facts = panel.locator("dl > div").texts();
  const named = (term: string) => facts.filter((fact) => fact.startsWith(term));
  for (const term of ["Length", "Climb", "Descent", "Start time"]) {
    expect(named(term), term).toHaveLength(1);
  }
  expect(named("Elevation")).toEqual([]);
  expect(page.getByRole("tab", { includeHidden: true }).first()).toHaveText(/^21K S\/\d+ PEN$/);
});

test("RACE-DET-06 without JavaScript every distance is shown under its own heading", async ({
  visitor,
}) => {
  await visitor.visit("/races?q=ottawa+marathon");
  await raceList(visitor.page).cards.first().getByRole("link").click();
  expect(visitor.page.getByRole("heading", { level: 1, name: "Ottawa Marathon" })).toBeVisible();
  const panels = visitor.page.getByRole("tabpanel", { includeHidden: true });
  expect(panels.count()).toBeGreaterThan(2);
  for (const panel of panels.all()) {
    expect(panel).toBeVisible();
    expect(panel.getByRole("heading", { level: 3 }).first()).toBeVisible();
    expect(panel.locator("strong").first()).toBeVisible();
  }
  expect(visitor.page.getByRole("tablist")).toHaveCount(0);
  const share = visitor.page.locator("summary").filter({ hasText: "Share" });
  await share.click();
  expect(visitor.page.getByRole("main").getByRole("link", { name: /^Facebook/ })).toBeVisible();
});

test("RACE-DET-15 the back link goes to the list", async ({ visitor }) => {
  await openRace(visitor, "Ottawa Marathon");
  await visitor.page.getByRole("main").getByRole("link", { name: "All races" }).click();
  expect(visitor.path).toBe("/races");
});

test("RACE-DET-13 similar races begin with those of the city and the type, and leave out the race itself", async ({
  visitor,
}) => {
  await openRace(visitor, "Brooklyn Half");
  const { page } = visitor;
  const similar = page.getByRole("region", { name: "Similar races" }).getByRole("article");
  expect(page.getByRole("heading", { name: "Similar Races" })).toBeVisible();
  expect(similar.count()).toBeGreaterThan(0);
  expect(similar.count()).toBeLessThanOrEqual(8);
  expect(similar.first()).toContainText("New York");
  for (const race of similar.all()) {
    expect(race.getByText("Road", { exact: true })).toBeVisible();
    expect(race).not.toContainText("Brooklyn Half");
  }
  const name = similar.first().getByRole("heading").text();
  await similar.first().getByRole("link").click();
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("for readers of miles the server renders a race in miles", async ({ visitor }) => {
  visitor.setCookie("units", "mi");
  await visitor.visit("/races?q=ultra-trail+harricana");
  const { cards } = raceList(visitor.page);
  expect(cards.first()).toContainText("77.7 · 49.7");
  await cards.first().getByRole("link").click();
  expect(visitor.body).toContain("77.7 mi");
  expect(visitor.body).not.toContain("125K</button>");
  const panel = visitor.page.getByRole("tabpanel", { includeHidden: true }).first();
  expect(panel).toContainText(/[\d,]+ ft/);
});

test("RACE-DET-17 GAP-10 a missing race is Race Not Found with status 404 and two links", async ({
  visitor,
}) => {
  const { page } = visitor;
  for (const id of ["00000000-0000-4000-8000-000000000000", "not-a-uuid"]) {
    await visitor.visit(`/races/${id}`);
    expect(visitor.status).toBe(404);
    expect(page.getByRole("heading", { level: 1, name: "Race Not Found" })).toBeVisible();
    expect(page.getByRole("link", { name: "Back to Races" })).toHaveAttribute("href", "/races");
    const explore = page.getByRole("link", { name: "Explore", exact: true });
    expect(explore).toHaveAttribute("href", "/");
    expect(visitor.title).toMatch(/^Race Not Found/);
  }
  await visitor.follow("Back to Races");
  expect(raceList(page).heading).toBeVisible();
});

test("a cancelled race says so first, and offers no calendar file and no pace plan", async ({
  visitor,
}) => {
  await openRace(visitor, "Half Marathon des Sables Perú");
  expect(visitor.page.getByText("This race is cancelled.")).toBeVisible();
  for (const name of ["Add to calendar", "Plan your pace"]) {
    expect(visitor.page.getByRole("link", { name })).toHaveCount(0);
  }
});

test("a closed race says so once, below its name, and keeps the organizer's page", async ({
  visitor,
}) => {
  await openRace(visitor, "Boston Marathon");
  const { page } = visitor;
  const panel = page.getByRole("tabpanel", { includeHidden: true }).first();
  expect(panel.getByRole("link", { name: /^Organizer's page/ })).toBeVisible();
  const closed = /Registration (is )?closed|deadline has passed/;
  expect(page.getByRole("main").locator("header").first()).toContainText(closed);
  expect(page.getByRole("complementary")).not.toContainText(closed);
  expect(panel).not.toContainText(closed);
  expect(page.getByRole("link", { name: /^Regist/ })).toHaveCount(0);
});
