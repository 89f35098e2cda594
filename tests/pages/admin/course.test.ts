import { courseFile } from "../../e2e/admin/course-file.ts";
import { newRaceName } from "../../e2e/admin/race-details.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { newRace } from "./new-race.ts";

test("the course of a distance is attached, replaced and removed", async ({ visitor }) => {
  const race = await newRace(visitor, newRaceName(), ["12K"]);
  const { page } = visitor;
  await openDesk(visitor, race);
  expect(page.getByRole("heading", { level: 1 })).toContainText("Course of 12K");
  await measure(visitor, "broken.gpx", "<gpx><trk><trkseg>");
  expect(page.getByLabel("Course file").description()).toMatch(/damaged/);
  await preview(visitor, "first");
  expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  await page.getByLabel("Offer the file to everybody for download").check();
  await visitor.press("Save Course");
  expect(page.getByText("Course of 12K saved.")).toBeVisible();

  await preview(visitor, "second");
  await visitor.press("Replace Course");
  expect(page.getByRole("heading", { name: "second.gpx" })).toBeVisible();
  const publicPage = async () => (await visitor.fetch(`/races/${race}`)).text();
  expect(await publicPage()).toContain("profile-drawing");
  await page.locator("summary").filter({ hasText: "Remove the course" }).click();
  await visitor.press("Remove Course");
  expect(page.getByText("Course of 12K removed.")).toBeVisible();
  expect(await publicPage()).not.toContain("profile-drawing");
});

test("the page of a race has each kilometer of an attached course in numbers, and leads to a plan on it", async ({
  visitor,
}) => {
  const race = await newRace(visitor, newRaceName(), ["12K"]);
  await openDesk(visitor, race);
  await preview(visitor, "first");
  await visitor.press("Save Course");
  await visitor.visit(`/races/${race}`);
  await visitor.page.locator("summary").filter({ hasText: "Every kilometer in numbers" }).click();
  const table = visitor.page.getByRole("table", { name: /^Each kilometer/ });
  expect(table.getByRole("row")).toHaveCount(13);
  const plan = visitor.page.getByRole("link", { name: "Plan your pace on this course" });
  const address = String(plan.attribute("href"));
  expect((await visitor.fetch(address)).status).toBe(200);
  const unknown = address.replace(/course=[^&]+/, `course=${race}`);
  expect((await visitor.fetch(unknown)).status, "the id of no distance").toBe(404);
});

/** The page where the course of the only distance of a race is attached. */
async function openDesk(visitor: Visitor, race: string) {
  await visitor.visit(`/admin/races/edit/${race}`);
  await visitor.follow("12K");
  await visitor.follow("Course and Profile");
}

async function measure(visitor: Visitor, name: string, text: string) {
  const file = new File([text], name, { type: "application/gpx+xml" });
  await visitor.page.getByLabel(/^(Course|Another) file/).setInputFiles(file);
  await visitor.press("Measure and Preview");
}

async function preview(visitor: Visitor, name: string) {
  await measure(visitor, `${name}.gpx`, courseFile(name));
  expect(visitor.page.getByRole("heading", { name: `Preview of ${name}.gpx` })).toBeVisible();
}
