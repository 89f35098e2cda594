import { fitFile, roundRun } from "../../support/content/watch-file.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("an activity is typed in without scripts, and keeps its input when something is missing", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/training/activities");
  const { page } = visitor;
  const main = page.getByRole("main");
  await main.locator("summary").filter({ hasText: "Add one manually" }).click();
  await page.getByLabel("Distance in km").fill("10");
  await visitor.press("Add Activity");
  expect(page.getByText("Please give a time, such as 45:30")).toBeVisible();
  expect(page.getByLabel("Distance in km")).toHaveValue("10");
  await page.getByLabel("Duration").fill("52:30");
  await visitor.press("Add Activity");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Morning run");
  expect(main).toContainText("5:15 /km");
  expect(main).toContainText("typed in by hand");
});

test("a runner strikes a best effort of a recording, and lets it count again", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/training/activities/new");
  const { page } = visitor;
  await page.getByLabel("Distance in km").fill("1");
  await page.getByLabel("Duration").fill("5:00");
  await visitor.press("Add Activity");
  const bytes = Buffer.from(fitFile(roundRun({ meters: 1100, speed: 4 })));
  const file = new File([bytes], "run.fit");
  await page.locator("summary").filter({ hasText: "Add a file" }).click();
  await page.getByLabel("The file of this activity").setInputFiles(file);
  await visitor.press("Add File");
  await visitor.press("Strike the best 1 km");
  expect(page.getByRole("status")).toHaveText("The effort is struck.");
  expect(page.getByRole("main")).toContainText("Struck");
  await visitor.press("Count the best 1 km");
  expect(page.getByRole("status")).toHaveText("The effort counts.");
  expect(page.getByRole("main")).not.toContainText("Struck");
});

test("a runner profile reports invalid values, and is saved", async ({ visitor }) => {
  enter(visitor);
  await visitor.visit("/training/profile");
  const { page } = visitor;
  const maximum = page.getByLabel("Maximum heart rate");
  const resting = page.getByLabel("Resting heart rate");
  await maximum.fill("300");
  await resting.fill("52");
  await visitor.press("Save profile");
  expect(page.getByText("A whole number from 100 to 240, please")).toBeVisible();
  expect(resting).toHaveValue("52");
  await maximum.fill("188");
  await visitor.press("Save profile");
  expect(page.getByRole("status")).toHaveText("Your runner profile has been saved.");
  await visitor.visit("/training/profile");
  expect(maximum).toHaveValue("188");
  expect(resting).toHaveValue("52");
});

test("analytics without the right describe their content, and begin with the first run", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/training/analytics");
  expect(visitor.page.getByRole("heading", { name: "No activities yet" })).toBeVisible();
  const offer = visitor.page.getByRole("region", { name: "With Sprinter" });
  expect(offer.getByRole("link", { name: "See Sprinter" })).toHaveAttribute("href", "/membership");
});
