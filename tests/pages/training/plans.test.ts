import { addDays, toDay } from "#values/day.ts";
import { newMember } from "../support/members.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("MEM-09 without scripts a member makes a plan, moves a session against its rules, and exports the plan", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_monthly");
  await visitor.visit("/training/new?other=yes");
  const main = visitor.page.getByRole("main");
  await visitor.fill("Day of the race", addDays(toDay(new Date()), 83));
  await visitor.fill("Distance", "Half marathon");
  await main.getByLabel(/^In a usual week/).fill("35");
  await main.getByLabel(/^Longest run/).fill("12");
  await main.getByLabel("Its time").fill("nothing");
  await visitor.press("Make the plan");
  expect(main.getByText("Please write the time of your result")).toBeVisible();
  await main.getByLabel("Its time").fill("");
  await visitor.press("Make the plan");
  expect(visitor.path).toBe("/training");
  expect(main.getByRole("heading", { level: 1 })).toContainText("Half marathon");

  await main.locator("a.session-long").first().click();
  expect(main.getByRole("heading", { level: 1 })).toHaveText("Long run");
  // Fridays are not among the usual days.
  await main.locator("summary").filter({ hasText: "Move or swap" }).click();
  const friday = addDays(main.getByLabel("Move to").value(), 5);
  await main.getByLabel("Move to").fill(friday);
  await visitor.press("Move", { exact: true });
  expect(main.getByRole("alert")).toContainText("you cannot run on this weekday");
  expect(main.getByLabel("Move to")).toHaveValue(friday);
  await visitor.press("Do it anyway");
  expect(visitor.path).toBe("/training");
  expect(visitor.page.getByText(/^Moved to /)).toBeVisible();

  const plan = main.getByRole("link", { name: "The whole plan" }).attribute("href");
  const csv = await (await visitor.fetch(`${plan}/plan.csv`)).text();
  expect(csv.split("\r\n").length).toBeGreaterThan(40);
  const session = main.locator("a.week-session").first().attribute("href");
  const workout = await (await visitor.fetch(`${session}/workout.fit`)).bytes();
  expect(new TextDecoder().decode(workout.subarray(8, 12))).toBe(".FIT");
  await visitor.visit(String(plan));
  await visitor.press("Make an address");
  const address = main.getByText(/\/training\/calendar\//).text();
  visitor.clearCookies();
  expect(await (await visitor.fetch(address)).text()).toContain("BEGIN:VEVENT");
});

test("a visitor sees what a plan is, and the ways to one", async ({ visitor }) => {
  await visitor.visit("/training");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("heading", { name: "Your way to a half marathon" })).toBeVisible();
  expect(main.getByRole("link", { name: "See the memberships" })).toBeVisible();
  await main.getByRole("link", { name: "Sign in" }).click();
  expect(visitor.path).toBe("/login?from=%2Ftraining");
});

test("MEM-08 a runner without the right sees one week and the outline of a plan for one of their races", async ({
  visitor,
}) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/training");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("heading", { name: /^Your way to / })).toBeVisible();
  expect(main.getByText("Long run", { exact: true })).toBeVisible();
  expect(main.getByRole("link", { name: "See the memberships" })).toBeVisible();
});

test("MEM-09 a goal that is too far says so in the form, offers what is possible, and can be insisted on", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_monthly");
  await visitor.visit("/training/new?other=yes");
  const main = visitor.page.getByRole("main");
  await visitor.fill("Day of the race", addDays(toDay(new Date()), 70));
  await visitor.fill("Distance", "Marathon");
  await main.getByLabel(/^In a usual week/).fill("20");
  await main.getByLabel(/^Longest run/).fill("8");
  await visitor.press("Make the plan");
  expect(main.getByText(/What is possible: Half marathon on the same day/)).toBeVisible();
  await main.getByLabel(/^Make this plan anyway/).check();
  await visitor.press("Make the plan");
  expect(visitor.path).toBe("/training");
});

test("MEM-09 a long run on a day that is not chosen is answered in the form, whatever its address", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_monthly");
  const answers = { kind: "personalized", level: "intermediate", weekly: "30", longest: "10" };
  const goal = { day: addDays(toDay(new Date()), 83), distance: "half", days: "2", longDay: "0" };
  const refused = await visitor.post("/training/new", { ...answers, ...goal });
  expect(refused.status).toBe(400);
  const words = await refused.text();
  expect(words).toContain("The long run needs one of your free days.");
  expect(words).toContain("Make the plan");
});

test("MEM-08 a runner without a membership is told why there is no plan to make", async ({
  visitor,
}) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/training/new");
  expect(visitor.path).toBe("/training");
  expect(visitor.page.getByText(/^To make a plan, you need a membership\./)).toBeVisible();
});

test("MEM-09 a plan has a tune-up race, and its sessions are not done before their day", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_monthly");
  await visitor.visit("/training/new?other=yes");
  const main = visitor.page.getByRole("main");
  const today = toDay(new Date());
  await visitor.fill("Day of the race", addDays(today, 83));
  await visitor.fill("Distance", "Half marathon");
  await main.getByLabel(/^In a usual week/).fill("35");
  await main.getByLabel(/^Longest run/).fill("12");
  await main.getByLabel(/^Day of the other race/).fill(addDays(today, 55));
  await visitor.press("Make the plan");
  expect(main.getByText("Please choose the day of the other race")).toBeVisible();
  await main.getByLabel("Distance of the other race").fill("10K");
  await visitor.press("Make the plan");
  expect(visitor.path).toBe("/training");
  await visitor.follow("The whole plan");
  expect(main.getByRole("img", { name: /^12 weeks to / })).toBeVisible();
  await visitor.follow("Print sheet");
  await main.getByRole("link", { name: "Tune-up race" }).click();
  expect(main.getByRole("button", { name: "Skip" })).toBeVisible();
  expect(main.getByRole("button", { name: "Mark as done" })).toHaveCount(0);
  const done = await visitor.post(`${visitor.path}/done`);
  expect(await done.text()).toContain("move it to today first");
});

test("MEM-09 without scripts a rebuild and the end of a plan are asked about, and the end is undone", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_monthly");
  await visitor.visit("/training/new?other=yes");
  const main = visitor.page.getByRole("main");
  await visitor.fill("Day of the race", addDays(toDay(new Date()), 80));
  await visitor.fill("Distance", "Half marathon");
  await visitor.fill("Time to reach (optional)", "1:15:00");
  await main.getByLabel(/^In a usual week/).fill("35");
  await main.getByLabel(/^Longest run/).fill("12");
  await main.getByLabel("Its time").fill("50:00");
  await main.getByLabel("Its day").fill(addDays(toDay(new Date()), -20));
  await visitor.press("Make the plan");
  expect(main.getByText(/^Your goal of 1:15:00 is more than 3% faster/)).toBeVisible();
  await main.getByLabel("Build it anyway").check();
  await visitor.press("Make the plan");
  expect(visitor.path).toBe("/training");
  // The week ends on the weekday of the race, and began before its runner asked for the plan.
  expect(main.getByText("Before the plan").first()).toBeVisible();

  await visitor.follow("The whole plan");
  const plan = visitor.path;
  await main.getByLabel("First day").fill(addDays(toDay(new Date()), 7));
  await visitor.press("Build the rest again");
  expect(main.getByRole("heading", { name: "Build the rest again?" })).toBeVisible();
  expect(main.getByText(/ left out.* This cannot be undone\.$/)).toBeVisible();
  await visitor.press("Yes, build it again");
  expect(visitor.path).toBe("/training");

  await visitor.visit(plan);
  await visitor.follow("End this plan");
  expect(main.getByRole("heading", { level: 1 })).toHaveText("End this plan?");
  await visitor.press("End this plan");
  await visitor.visit(plan);
  await visitor.press("Follow this plan again");
  expect(main.getByRole("link", { name: "The whole plan" }).attribute("href")).toBe(plan);
});
