import {
  crowdedDay,
  crowdSize,
  edgeDay,
  expect,
  expectAccessible,
  oddRaces,
  test,
  today,
} from "../races/odd-test.ts";
import { alive } from "../support/alive.ts";
import { addDays, addMonths, calendarWords } from "./calendar-words.ts";
import { overflow, raceList, slowList } from "./race-list-page.ts";

test.describe.configure({ mode: "default" });

const crowd = "city=Crowdville";

test("RACE-LIST-05 RACE-LIST-15 a month consists of whole weeks from Sunday to Saturday", async ({
  plainPage: page,
}) => {
  await page.goto("/races?view=month");
  const table = page.getByRole("table", { name: calendarWords.month(today) });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Sun",
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
  ]);
  const days = await table
    .locator("time")
    .evaluateAll((times) => times.map((time) => String(time.getAttribute("datetime"))));
  expect(days.length % 7).toBe(0);
  expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(0);
  expect(days).toContain(today);
  expect(days).toEqual(days.map((_, place) => addDays(String(days[0]), place)));
  const now = table.locator("[aria-current=date]");
  await expect(now).toHaveCount(1);
  await expect(now.locator("time")).toHaveAttribute("datetime", today);
  await expect(now.getByRole("link", { name: /^Today Run/ })).toBeVisible();
});

test("RACE-LIST-05 GAP-75 more than three races of a day collapse to +n, which leads to the week", async ({
  page,
}) => {
  await page.goto(`/races?${crowd}&view=month&date=${crowdedDay}`);
  const cell = page
    .getByRole("cell")
    .filter({ has: page.locator(`time[datetime="${crowdedDay}"]`) });
  await expect(cell.getByRole("link", { name: /^Crowd Run/ })).toHaveCount(3);
  const more = cell.getByRole("link", { name: /^11 more on Sunday/ });
  await expect(more).toHaveText(`+${crowdSize - 3}`);
  await more.click();
  await expect(page).toHaveURL(`/races?${crowd}&view=week&date=${crowdedDay}`);
  const races = page.getByRole("article");
  await expect(races).toHaveCount(12);
  await page.getByRole("link", { name: "+2 more" }).click();
  await expect(page).toHaveURL(`/races?${crowd}&from=${crowdedDay}&to=${crowdedDay}`);
  await expect(raceList(page).count).toHaveText(`${crowdSize} races found`);
  await expect(raceList(page).chips.getByRole("link")).toHaveText([
    "Crowdville",
    calendarWords.day(crowdedDay),
    "Clear all",
  ]);
});

test("RACE-LIST-05 the calendar shows the filtered races and links to them", async ({ page }) => {
  await page.goto(`/races?city=Upville&type=mountain&view=month&date=${addDays(today, 46)}`);
  const races = page.getByRole("table").getByRole("link");
  await expect(races).toHaveCount(1);
  await races.filter({ hasText: "Up" }).click();
  await expect(page).toHaveURL(`/races/${oddRaces.mountain}`);
});

test("RACE-LIST-19 previous and next move by a month, and Today returns", async ({ page }) => {
  await page.goto("/races?view=month");
  const title = (month: string) => page.getByRole("heading", { name: calendarWords.month(month) });
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(title(addMonths(today, 1))).toBeVisible();
  await expect(page).toHaveURL(`/races?view=month&date=${addMonths(today, 1)}`);
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(title(addMonths(today, 2))).toBeVisible();
  await page.getByRole("link", { name: "Previous month" }).click();
  await expect(title(addMonths(today, 1))).toBeVisible();
  await page.getByRole("link", { name: "Today" }).click();
  await expect(title(today)).toBeVisible();
  await expect(page).toHaveURL("/races?view=month");
});

test("steps of the calendar and filters keep each other while they are loading", async ({
  page,
}) => {
  await page.goto("/races?view=month");
  await alive(page);
  await slowList(page);
  await raceList(page).filters.getByRole("checkbox", { name: /^Road/ }).check();
  await page.getByRole("link", { name: "Next month" }).click();
  await page.getByRole("link", { name: /^Weekends only/ }).click();
  const next = addMonths(today, 1);
  await expect(page).toHaveURL(`/races?type=Road&weekends=1&view=month&date=${next}`);
});

test("RACE-LIST-19 previous and next move by a week in the week view", async ({ page }) => {
  await page.goto(`/races?view=week&date=${crowdedDay}`);
  const title = (sunday: string) =>
    page.getByRole("heading", { level: 2, name: calendarWords.week(sunday) });
  await expect(title(crowdedDay)).toBeVisible();
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(title(addDays(crowdedDay, 7))).toBeVisible();
  await expect(page).toHaveURL(`/races?view=week&date=${addDays(crowdedDay, 7)}`);
  await page.getByRole("link", { name: "Previous week" }).click();
  await page.getByRole("link", { name: "Previous week" }).click();
  await expect(title(addDays(crowdedDay, -7))).toBeVisible();
  const days = await page
    .locator(".week time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(days).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(crowdedDay, day - 7)));
});

test("RACE-LIST-02 GAP-75 days before today are empty and past races are not listed", async ({
  plainPage: page,
}) => {
  await page.goto("/races");
  await expect(raceList(page).cards.first()).toContainText("Today Run");
  await expect(page.getByText("Carrera de Ayer")).toHaveCount(0);
  await page.goto(`/races?view=month&date=${addMonths(today, -1)}`);
  await expect(page.getByText("Crowd Run Before")).toHaveCount(0);
  await expect(page.getByText("Carrera de Ayer")).toHaveCount(0);
  await page.goto(`/races?view=week&date=${addDays(today, -14)}`);
  await expect(page.getByText("No races this week.")).toBeVisible();
  await expect(page.getByText("Past", { exact: true })).toHaveCount(7);
});

test("RACE-LIST-02 GAP-06 cancelled races stay listed and are marked", async ({
  plainPage: page,
}) => {
  await page.goto("/races?city=Offville");
  await expect(raceList(page).cards.getByText("Cancelled")).toBeVisible();
  await page.goto(`/races?city=Offville&view=week&date=${addDays(today, 43)}`);
  await expect(page.getByRole("article").getByText("Cancelled")).toBeVisible();
});

test("on a phone a month shows its own days only, and an empty month says so", async ({
  plainPage: page,
}) => {
  await page.goto(`/races?city=Edgeville&view=month&date=${addDays(edgeDay, 1)}`);
  const edge = page.getByRole("link", { name: /^Edge Run/ });
  const nothing = page.getByText("No races this month with these filters.");
  await expect(edge).toBeVisible();
  await expect(nothing).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(edge).toBeHidden();
  await expect(nothing).toBeVisible();
  await page.goto(`/races?city=Edgeville&view=month&date=${edgeDay}`);
  await expect(edge).toBeVisible();
  await expect(nothing).toBeHidden();
});

for (const view of ["month", "week"]) {
  test(`a full ${view} fits from a phone to a wide screen, and is accessible on both`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/races?view=${view}&date=${crowdedDay}`);
    for (const width of [1280, 768, 640, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      if (width === 1280 || width === 360) await expectAccessible(page);
    }
  });
}
