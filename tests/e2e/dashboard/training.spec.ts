import { addDays, formatDay, toDay, weekdayOf } from "#values/day.ts";
import { alive } from "../support/alive.ts";
import { newMember } from "../support/members.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("MEM-09 a member makes a plan and moves a session against its rules", async ({ page }) => {
  await newMember(page, "sprinter_monthly");
  await page.goto("/training/new?other=yes");
  await alive(page);
  const main = page.getByRole("main");
  await main.getByLabel("Day of the race").fill(addDays(toDay(new Date()), 83));
  await main.getByLabel("Distance", { exact: true }).fill("Half marathon");
  await main.getByLabel(/^In a usual week/).fill("35");
  await main.getByLabel(/^Longest run/).fill("12");
  await main.getByLabel("Its time").fill("nothing");
  await main.getByRole("button", { name: "Make the plan" }).click();
  await expect(main.getByText("Please write the time of your result")).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel("Its time").fill("");
  await main.getByRole("button", { name: "Make the plan" }).click();
  await expect(page).toHaveURL("/training");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Half marathon");
  await expectAccessible(page);

  const long = main.locator(".week-session.session-long").first();
  await long.click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Long run");
  await expectAccessible(page);
  await main.getByText("Move or swap").click();
  const day = await main.getByLabel("Move to").inputValue();
  // Fridays are not among the usual days.
  await main.getByLabel("Move to").fill(addDays(day, 5));
  await main.getByRole("button", { name: "Move" }).click();
  await expect(main.getByRole("alert")).toContainText("you cannot run on this weekday");
  await main.getByRole("button", { name: "Do it anyway" }).click();
  await expect(page).toHaveURL("/training");
  await expect(page.getByText(/^Moved to /)).toBeVisible();

  await main.getByRole("link", { name: "The whole plan" }).click();
  await main.getByRole("button", { name: "Make an address" }).click();
  await expect(main.getByText(/\/training\/calendar\//)).toBeVisible();
  await expectAccessible(page);
});

test("MEM-09 a session is dragged to another day, and a week of illness empties its days", async ({
  page,
}) => {
  await newMember(page, "sprinter_monthly");
  const today = toDay(new Date());
  const form = new FormData();
  const answers = { kind: "personalized", level: "intermediate", weekly: "30", longest: "10" };
  const goal = { day: addDays(today, 83), distance: "half", longDay: `${weekdayOf(today)}` };
  for (const [name, value] of Object.entries({ ...answers, ...goal })) form.set(name, value);
  for (const day of "0123456") form.append("days", day);
  const made = await page.request.post("/training/new", { form, maxRedirects: 0 });
  expect(made.status(), await made.text()).toBe(303);
  await page.goto("/training");
  await alive(page);
  const days = page.getByRole("main").locator(".week-day");
  const rest = days.filter({ hasText: "Rest" }).first();
  const restDay = String(await rest.locator("time").getAttribute("datetime"));
  const easy = page.getByRole("main").locator("a.session-easy").first();
  const moved = String(await easy.getAttribute("href"));
  await easy.dragTo(rest);
  await expect(page.getByText(`Moved to ${formatDay(restDay, "en")}.`)).toBeVisible();
  const there = days.filter({ has: page.locator(`time[datetime="${restDay}"]`) });
  await expect(there.locator(`a[href="${moved}"]`)).toBeVisible();

  await page.getByRole("link", { name: "Ill, or away?" }).click();
  await page.getByRole("button", { name: "Build the rest again" }).click();
  const question = page.getByRole("dialog", { name: "Build the rest again?" });
  await question.getByRole("button", { name: "Yes, build it again" }).click();
  await expect(page.getByText("The rest of your plan is built again.")).toBeVisible();
  await expect(days.filter({ hasText: "Rest" })).toHaveCount(7);
});
