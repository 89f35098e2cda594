import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fact, header, newTitle, openWizard, upload } from "./import-page.ts";

test("ADM-CSV-01 ADM-CSV-02 ADM-CSV-03 ADM-CSV-16 a file goes through upload, preview, importing and complete, each step survives a reload, and the same file again changes nothing", async ({
  page,
}) => {
  const title = newTitle("Wizard");
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races");
  await page.getByRole("link", { name: "Import Races" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import Races");
  await expect(page.locator("[aria-current=step]")).toHaveText("1 Upload");
  await expectAccessible(page);
  const file = `${header}\n${title},2030-05-16,Lima,Peru,42K,120\n${title},2030-05-16,Lima,Peru,10K,50\nBad,31/02/2030,Lima,Peru,5K,\n`;
  await upload(page, file);

  await expect(page.locator("[aria-current=step]")).toHaveText("2 Preview");
  await page.reload();
  await expect(fact(page, "Rows")).toHaveText("3");
  await expect(fact(page, "Races")).toHaveText("1");
  await expect(fact(page, "Distances")).toHaveText("2");
  await expect(fact(page, "Encoding")).toHaveText("UTF-8");
  await expect(fact(page, "Separated by")).toHaveText("commas");
  await expect(page.getByRole("row", { name: title })).toContainText("42K · S/120 PEN");
  const problems = page.getByRole("region", { name: "1 problem in rows" });
  await expect(problems).toContainText('Line 4"31/02/2030" is not a date');
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/admin/races/import");
  await page.goBack();

  await page.getByRole("button", { name: "Import 1 race" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import complete", {
    timeout: 20_000,
  });
  await page.reload();
  await expect(fact(page, "Created")).toHaveText("1");
  await expect(fact(page, "Failed")).toHaveText("0");
  await expect(page.getByText("Distances: 2 created")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page).toHaveURL("/admin/races");
  const found = await page.request.get(`/races?q=${encodeURIComponent(title)}`);
  expect(await found.text()).toContain(`${title}</`);

  await page.goto("/admin/races/import");
  await expect(page.getByRole("link", { name: "races.csv" }).first()).toBeVisible();
  await alive(page);
  await upload(page, file);
  await page.getByRole("button", { name: "Import 1 race" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import complete", {
    timeout: 20_000,
  });
  await expect(fact(page, "Unchanged")).toHaveText("1");
  for (const none of ["Created", "Updated", "Failed"]) {
    await expect(fact(page, none)).toHaveText("0");
  }
});

test("ADM-CSV-05 a file that is not a CSV is refused", async ({ page }) => {
  await openWizard(page);
  await upload(page, Buffer.from([0x50, 0x4b, 3, 4, 20]), "races.xlsx");
  await expect(page.getByRole("alert")).toContainText("Please select a valid CSV file");
  await expect(page.getByRole("alert")).toContainText("Excel workbook");
  await expect(page).toHaveURL("/admin/races/import");
});

test("ADM-CSV-06 ADM-CSV-07 an empty file and one without a required column are refused", async ({
  page,
}) => {
  await openWizard(page);
  await upload(page, `title,date,city,country\nLima,2030-01-01,Lima,Peru\n`);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("CSV file appears to be empty or invalid");
  await expect(alert).toContainText('The column "distances" is missing.');
  await upload(page, "");
  await expect(alert).toContainText("The file is empty.");
});

test("ADM-CSV-05 ADM-CSV-04 without scripts a refusal is shown too, and a file without races cannot be imported", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races/import");
  await page.getByRole("button", { name: "Continue to preview" }).click();
  await expect(page.getByRole("alert")).toContainText("Please select a valid CSV file");
  await upload(page, `${header}\nBad,31/02/2030,Lima,Peru,5K,\n`);
  await expect(page.getByRole("button", { name: "Import 0 races" })).toBeDisabled();
});

test("ADM-CSV-18 ERR-69 GAP-52 without scripts only existing races are updated, and the others come as a file", async ({
  plainPage: page,
}) => {
  const title = newTitle("Unknown");
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races/import");
  await upload(page, `${header}\n${title},2030-05-16,Lima,Peru,42K,=120\n`);
  await page.getByLabel("Only update existing races").check();
  await page.getByRole("button", { name: "Import 1 race" }).click();
  // The page loads itself again until the job is done.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import complete", {
    timeout: 20_000,
  });
  await expect(fact(page, "Skipped")).toHaveText("1");
  const sentence = `Skipped race: ${title} (2030-05-16) - not found in database`;
  await expect(page.getByRole("region", { name: "Problems" })).toContainText(sentence);
  const link = page.getByRole("link", { name: "Download rows not imported" });
  const errors = await page.request.get(String(await link.getAttribute("href")));
  expect(await errors.text()).toContain(`2,${sentence},${title},2030-05-16,Lima,Peru,42K`);
  expect(await errors.text()).toContain(",'=120,");
});

test("ADM-CSV-01 an import is undone after a confirmation, which says that reviewed races stay", async ({
  page,
}) => {
  const title = newTitle("Undone");
  await openWizard(page);
  await upload(page, `${header}\n${title},2030-05-16,Lima,Peru,42K,120\n`);
  await page.getByRole("button", { name: "Import 1 race" }).click();
  await page.getByRole("link", { name: "Undo this import" }).click({ timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undo this import?");
  await expect(page.getByRole("main")).toContainText("It created 1 race, which is deleted");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import undone", {
    timeout: 20_000,
  });
  const exported = await page.request.get(`/admin/races/export.csv?q=${encodeURIComponent(title)}`);
  expect((await exported.text()).trim().split("\n")).toHaveLength(1);
});

test("GAP-50 ADM-CSV-08 the wizard accepts the template and an export", async ({ page }) => {
  await openWizard(page);
  const template = await page.request.get("/admin/races/import/template.csv");
  expect(template.headers()["content-disposition"]).toContain("races-template.csv");
  await upload(page, await template.body());
  await expect(page.getByRole("row", { name: "Example Race" })).toContainText("21K · S/120 PEN");
  await page.goto("/admin/races/import");
  const exported = await page.request.get("/admin/races/export.csv?q=marathon");
  expect(exported.headers()["content-disposition"]).toMatch(/races-\d{4}-\d\d-\d\d\.csv/);
  await upload(page, await exported.body());
  await expect(page.getByText("Importing it would create")).toContainText(
    /create 0, update 0 and leave \d+ races unchanged/,
  );
});
