import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { crowdedDay, crowdSize, oddRaces, today } from "../../e2e/races/odd-races.ts";
import { addOddRaces } from "../../e2e/races/odd-races-rows.ts";
import { withRaces } from "../support/added-races.ts";
import { expect, test } from "../support/test.ts";
import { addDays, addMonths, calendarWords } from "./calendar-words.ts";

withRaces(addOddRaces);

const crowd = "city=Crowdville";

test("RACE-LIST-05 RACE-LIST-15 a month consists of whole weeks from Sunday to Saturday", async ({
  visitor,
}) => {
  await visitor.visit("/races?city=Todayville&view=month");
  const table = visitor.page.getByRole("table", { name: calendarWords.month(today) });
  expect(table.getByRole("columnheader").texts()).toEqual([
    "Sun",
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
  ]);
  const times = table.locator("time").all();
  const days = times.map((time) => String(time.attribute("datetime")));
  expect(days.length % 7).toBe(0);
  expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(0);
  expect(days).toContain(today);
  expect(days).toEqual(days.map((_, place) => addDays(String(days[0]), place)));
  const now = table.locator("[aria-current=date]");
  expect(now).toHaveCount(1);
  expect(now.locator("time")).toHaveAttribute("datetime", today);
  expect(now.getByRole("link", { name: /^Today Run/ })).toBeVisible();
});

test("RACE-LIST-05 GAP-75 more than three races of a day collapse to +n, which leads to the week", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit(`/races?${crowd}&view=month&date=${crowdedDay}`);
  const cell = page
    .getByRole("cell")
    .filter({ has: page.locator(`time[datetime="${crowdedDay}"]`) });
  expect(cell.getByRole("link", { name: /^Crowd Run/ })).toHaveCount(3);
  const more = cell.getByRole("link", { name: /^11 more on Sunday/ });
  expect(more).toHaveText(`+${crowdSize - 3}`);
  await more.click();
  expect(visitor.path).toBe(`/races?${crowd}&view=week&date=${crowdedDay}`);
  expect(page.getByRole("article")).toHaveCount(12);
  await visitor.follow("+2 more");
  expect(visitor.path).toBe(`/races?${crowd}&from=${crowdedDay}&to=${crowdedDay}`);
  const { count, chips } = raceList(page);
  expect(count).toHaveText(`${crowdSize} races found`);
  expect(chips.getByRole("link").texts()).toEqual([
    "Crowdville",
    calendarWords.day(crowdedDay, "en"),
    "Clear all",
  ]);
});

test("RACE-LIST-05 the calendar shows the filtered races and links to them", async ({
  visitor,
}) => {
  await visitor.visit(`/races?city=Upville&type=mountain&view=month&date=${addDays(today, 46)}`);
  const races = visitor.page.getByRole("table").getByRole("link");
  expect(races).toHaveCount(1);
  await races.filter({ hasText: "Up" }).click();
  expect(visitor.path).toBe(`/races/${oddRaces.mountain}`);
});

test("RACE-LIST-19 previous and next move by a month, and Today returns", async ({ visitor }) => {
  await visitor.visit("/races?view=month");
  const title = (month: string) =>
    visitor.page.getByRole("heading", { name: calendarWords.month(month) });
  await visitor.follow("Next month");
  expect(title(addMonths(today, 1))).toBeVisible();
  expect(visitor.path).toBe(`/races?view=month&date=${addMonths(today, 1)}`);
  await visitor.follow("Next month");
  expect(title(addMonths(today, 2))).toBeVisible();
  await visitor.follow("Previous month");
  expect(title(addMonths(today, 1))).toBeVisible();
  await visitor.follow("Today", { exact: true });
  expect(title(today)).toBeVisible();
  expect(visitor.path).toBe("/races?view=month");
});

test("RACE-LIST-19 previous and next move by a week in the week view", async ({ visitor }) => {
  await visitor.visit(`/races?view=week&date=${crowdedDay}`);
  const title = (sunday: string) =>
    visitor.page.getByRole("heading", { level: 2, name: calendarWords.week(sunday) });
  expect(title(crowdedDay)).toBeVisible();
  await visitor.follow("Next week");
  expect(title(addDays(crowdedDay, 7))).toBeVisible();
  expect(visitor.path).toBe(`/races?view=week&date=${addDays(crowdedDay, 7)}`);
  await visitor.follow("Previous week");
  await visitor.follow("Previous week");
  expect(title(addDays(crowdedDay, -7))).toBeVisible();
  const days = visitor.page.locator(".week time").all();
  expect(days.map((time) => time.attribute("datetime"))).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(crowdedDay, day - 7)),
  );
});

test("RACE-LIST-02 GAP-75 days before today are empty and past races are not listed", async ({
  visitor,
}) => {
  const { cards, count } = raceList(visitor.page);
  await visitor.visit("/races?city=Todayville");
  expect(cards).toContainText("Today Run");
  await visitor.visit("/races?city=Ayerville");
  expect(count).toHaveText("0 races found");
  await visitor.visit(`/races?view=month&date=${addMonths(today, -1)}`);
  expect(visitor.page.getByText("Crowd Run Before")).toHaveCount(0);
  expect(visitor.page.getByText("Carrera de Ayer")).toHaveCount(0);
  await visitor.visit(`/races?view=week&date=${addDays(today, -14)}`);
  expect(visitor.page.getByText("No races this week.")).toBeVisible();
  expect(visitor.page.getByText("Past", { exact: true })).toHaveCount(7);
});

test("RACE-LIST-02 GAP-06 cancelled races stay listed and are marked", async ({ visitor }) => {
  await visitor.visit("/races?city=Offville");
  expect(raceList(visitor.page).cards.getByText("Cancelled")).toBeVisible();
  await visitor.visit(`/races?city=Offville&view=week&date=${addDays(today, 43)}`);
  expect(visitor.page.getByRole("article").getByText("Cancelled")).toBeVisible();
});

test("a quick filter moves the calendar to its days", async ({ visitor }) => {
  const title = visitor.page.locator("#calendar-title");
  await visitor.visit("/races?view=week");
  const thisWeek = title.text();
  await visitor.follow("Next week");
  expect(title).not.toHaveText(thisWeek);
  const nextWeek = title.text();
  await visitor.visit("/races?view=week&when=next-week");
  expect(title).toHaveText(nextWeek);
});

test("a filtered list can be subscribed to with the same filters", async ({ visitor }) => {
  await visitor.visit("/races?city=Crowdville&page=1");
  const link = visitor.page.getByRole("link", {
    name: "Subscribe to these races in your calendar",
  });
  const feed = String(link.attribute("href"));
  expect(feed).toMatch(/^webcal:\/\/[^/]+\/races\.ics\?city=Crowdville$/);
  const answer = await visitor.fetch(feed.replace(/^webcal:\/\/[^/]+/, visitor.origin));
  expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(crowdSize);
});
