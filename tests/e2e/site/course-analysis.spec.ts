import { writeFile } from "node:fs/promises";
import { demoCourse } from "../../../app/features/courses/demo/demo-course.ts";
import { findRace } from "../../support/pages/runner-actions.ts";
import { alive } from "../support/alive.ts";
import { clientOf } from "../support/client.ts";
import { newMember } from "../support/members.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("MEM-09 FAKE-14 a Sprinter sends a file, prints it without anything to press, plans a goal on it, keeps it and finds it again, and chooses another distance of a race without the button", async ({
  page,
}, info) => {
  await newMember(page, "sprinter_monthly");
  const file = info.outputPath("hills.gpx");
  const from = { lat: -13.2, lon: -72.1 };
  const hills = { gain: 400, loss: 400, base: 300, hours: null, from };
  await writeFile(file, demoCourse({ seed: "hills", name: "Hill loop", length: 12_000, ...hills }));
  await page.goto("/tools/course");
  await expect(page.getByText("20 of 20 left this month")).toBeVisible();
  await page.getByLabel("The file of your course").setInputFiles(file);
  await page.getByRole("button", { name: "Analyze it" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Hill loop");
  await alive(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "The course" })).toBeVisible();
  for (const role of ["banner", "contentinfo", "button", "textbox"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  expect((await title.boundingBox())?.x).toBeGreaterThan(10);
  await page.emulateMedia({ media: "screen" });

  await page.getByLabel("Goal time").fill("1:15:00");
  const splits = page.getByRole("table", { name: "Splits" });
  await expect(splits.getByRole("row", { name: "Finish" }), "without a button").toContainText(
    "1:15:00",
  );
  await expect(splits.getByRole("row")).toHaveCount(13);
  await expectAccessible(page);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save as CSV" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("course-plan.csv");
  await page.getByRole("button", { name: "Keep the course" }).click();
  await expect(page.getByText("You keep this course.")).toBeVisible();
  await page.goto("/tools/course");
  await expect(page.getByText("19 of 20 left this month")).toBeVisible();
  await page.getByRole("link", { name: "Hill loop" }).click();
  await page.getByText("Remove the course").click();
  await expect(page.getByText("The numbers of Hill loop and its plan are deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Course" }).click();
  await expect(page.getByText("Your courses will appear here.")).toBeVisible();

  const { id } = await findRace(clientOf(page), "Toronto Waterfront Marathon");
  await page.goto(`/tools/pace?race=${id}&time=6:40:00`);
  await alive(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("This is 10:00 over the time limit of 6 h 30 min.");
  await expectAccessible(page);
  await page.getByLabel("Distance", { exact: true }).selectOption("5K");
  await expect(main).not.toContainText("over the time limit");
});
