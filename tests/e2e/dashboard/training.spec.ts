import { addDays, toDay } from "#values/day.ts";
import { alive } from "../support/alive.ts";
import { newMember } from "../support/members.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("MEM-09 a member makes a plan, moves a session against its rules, and takes the plan along", async ({
  page,
}) => {
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

  const long = main.locator(".session-long").first();
  await long.click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Long run");
  await expectAccessible(page);
  const day = await main.getByLabel("Move to").inputValue();
  // Fridays are not among the usual days.
  await main.getByLabel("Move to").fill(addDays(day, -2));
  await main.getByRole("button", { name: "Move" }).click();
  await expect(main.getByRole("alert")).toContainText("you cannot run on this weekday");
  await main.getByRole("button", { name: "Do it all the same" }).click();
  await expect(page).toHaveURL("/training");
  await expect(page.getByText(/^Moved to /)).toBeVisible();

  const plan = await main.getByRole("link", { name: "The whole plan" }).getAttribute("href");
  const csv = await page.request.get(`${plan}/plan.csv`);
  expect((await csv.text()).split("\r\n").length).toBeGreaterThan(40);
  const session = await main.locator("a.week-session").first().getAttribute("href");
  const workout = await page.request.get(`${session}/workout.fit`);
  expect((await workout.body()).subarray(8, 12).toString()).toBe(".FIT");
  await page.goto(String(plan));
  await alive(page);
  await main.getByRole("button", { name: "Make an address" }).click();
  const address = await main.getByText(/\/training\/calendar\//).textContent();
  await expectAccessible(page);
  const calendar = await page.request.get(new URL(String(address)).pathname);
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
});

test("MEM-08 a runner without the right sees the first week for a race of their own", async ({
  plainPage,
}) => {
  await signIn(plainPage, demoPerson.runner);
  await plainPage.goto("/training");
  const main = plainPage.getByRole("main");
  await expect(main.getByRole("heading", { name: /^Your first week towards / })).toBeVisible();
  await expect(main.getByText("Long run", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "See the memberships" })).toBeVisible();
});
