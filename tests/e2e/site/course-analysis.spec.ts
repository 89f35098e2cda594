import { writeFile } from "node:fs/promises";
import { demoCourse } from "../../../app/features/courses/demo/demo-course.ts";
import { alive } from "../support/alive.ts";
import { newMember } from "../support/members.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("MEM-09 a Sprinter sends a file, plans a goal on it, keeps it and finds it again", async ({
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hill loop");
  await alive(page);
  await page.getByLabel("Goal time").fill("1:15:00");
  const splits = page.getByRole("table", { name: "Splits" });
  await expect(splits.getByRole("row", { name: "Finish" }), "without a button").toContainText(
    "1:15:00",
  );
  await expectAccessible(page);
  await page.reload();
  await expect(splits.getByRole("row")).toHaveCount(13);
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
});
