import { writeFile } from "node:fs/promises";
import { gzipSync, strToU8, zipSync } from "fflate";
import { fitFile, roundRun } from "../../support/content/watch-file.ts";
import { alive } from "../support/alive.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a runner uploads the export of another service, reads a run, renames it and deletes it", async ({
  page,
  request,
}, info) => {
  const run = gzipSync(fitFile(roundRun({ meters: 5000, speed: 3 })));
  const zip = info.outputPath("export.zip");
  await writeFile(
    zip,
    zipSync({ "activities/1.fit.gz": run, "activities/2.gpx": strToU8("<gpx>") }),
  );
  await signIn(page, await newRunner(request));
  await page.goto("/training/activities");
  await expect(page.getByText("No activities yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Add runs").setInputFiles(zip);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your files are read");
  const answers = page.getByRole("main").getByRole("listitem");
  await expect(answers.nth(1)).toContainText("Not added");
  await expect(answers.nth(1)).toContainText("The file is damaged");
  await expectAccessible(page);
  await answers.nth(0).getByRole("link", { name: "Night run" }).click();
  await expect(
    page.getByRole("img", { name: /^Pace over the distance: 5:3\d \/km/ }),
  ).toBeVisible();
  await expect(page.getByRole("table", { name: "Each kilometer" }).getByRole("row")).toHaveCount(6);
  await expect(page.getByRole("table", { name: "Best efforts" })).toContainText("1 mile");
  await expectAccessible(page);
  await page.getByText("The file", { exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download 1.fit" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("1.fit");
  await alive(page);
  await page.getByRole("button", { name: "Replace File" }).click();
  const refusal = page.getByRole("main").getByRole("alert");
  await expect(refusal).toHaveText("The file is empty.");
  await expect(refusal).toBeFocused();
  await page.getByText("Name and sport").click();
  await page.getByLabel("Name", { exact: true }).fill(" ");
  await page.getByRole("button", { name: "Save" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveAccessibleDescription("Please give the activity a name.");
  await expect(name).toBeFocused();
  await name.fill("Round the lake");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Round the lake");
  await page.getByText("Delete this activity").click();
  await page.getByRole("button", { name: "Delete Activity" }).click();
  await expect(page.getByText("No activities yet")).toBeVisible();
});
