import { uniqueName } from "../../support/unique-names.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const header = "title,date,city,country,distances,price";

/** The figure of a fact, by its name. */
const fact = (page: Visitor["page"], name: string) =>
  page
    .locator("dl.facts > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

/** Opens the wizard at its first step as the administrator. */
async function openWizard(visitor: Visitor) {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/races/import");
}

/** Uploads a file, up to its preview or its refusal. */
async function upload(visitor: Visitor, content: BlobPart, name = "races.csv") {
  const file = new File([content], name, { type: "text/csv" });
  await visitor.page.getByLabel(/^CSV file/).setInputFiles(file);
  await visitor.press("Continue to preview");
}

/** Loads the page of an import again until it has this heading. */
async function untilHeading(visitor: Visitor, heading: string) {
  const look = async () => {
    await visitor.visit(visitor.path);
    return visitor.page.getByRole("heading", { level: 1 }).text();
  };
  await expect.poll(look).toBe(heading);
}

const alertOf = ({ page }: Visitor) => page.getByRole("alert");

test("ADM-CSV-01 ADM-CSV-02 ADM-CSV-03 ADM-CSV-16 a file goes through upload, preview, importing and complete, and the same file again changes nothing", async ({
  visitor,
}) => {
  const title = uniqueName("Steps");
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/races");
  await visitor.follow("Import Races");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Import Races");
  const step = visitor.page.locator("[aria-current=step]");
  expect(step).toHaveText("1 Upload");
  const file = `${header}\n${title},2030-05-16,Lima,Peru,42K,120\n${title},2030-05-16,Lima,Peru,10K,50\nBad,31/02/2030,Lima,Peru,5K,\n`;
  await upload(visitor, file);

  expect(step).toHaveText("2 Preview");
  await visitor.visit(visitor.path);
  const { page } = visitor;
  expect(fact(page, "Rows")).toHaveText("3");
  expect(fact(page, "Races")).toHaveText("1");
  expect(fact(page, "Distances")).toHaveText("2");
  expect(fact(page, "Encoding")).toHaveText("UTF-8");
  expect(fact(page, "Separated by")).toHaveText("commas");
  expect(page.getByRole("row", { name: title })).toContainText("42K · S/120 PEN");
  const problems = page.getByRole("region", { name: "1 problem in rows" });
  expect(problems).toContainText("Line 4");
  expect(problems).toContainText('"31/02/2030" is not a date');
  await visitor.press("Import 1 race");
  await untilHeading(visitor, "Import complete");
  expect(fact(page, "Created")).toHaveText("1");
  expect(fact(page, "Failed")).toHaveText("0");
  expect(page.getByText("Distances: 2 created")).toBeVisible();
  await visitor.follow("Done");
  expect(visitor.path).toBe("/admin/races");
  const found = await visitor.fetch(`/races?q=${encodeURIComponent(title)}`);
  expect(await found.text()).toContain(`${title}</`);

  await visitor.visit("/admin/races/import");
  expect(page.getByRole("link", { name: "races.csv" }).first()).toBeVisible();
  await upload(visitor, file);
  await visitor.press("Import 1 race");
  await untilHeading(visitor, "Import complete");
  expect(fact(page, "Unchanged")).toHaveText("1");
  for (const none of ["Created", "Updated", "Failed"]) expect(fact(page, none)).toHaveText("0");
});

test("ADM-CSV-04 ADM-CSV-05 what is not a CSV is refused, and a file without races cannot be imported", async ({
  visitor,
}) => {
  await openWizard(visitor);
  await visitor.press("Continue to preview");
  expect(alertOf(visitor)).toContainText("Please select a valid CSV file");
  await upload(visitor, new Uint8Array([0x50, 0x4b, 3, 4, 20]), "races.xlsx");
  expect(alertOf(visitor)).toContainText("Please select a valid CSV file");
  expect(alertOf(visitor)).toContainText("Excel workbook");
  expect(visitor.path).toBe("/admin/races/import");
  await upload(visitor, `${header}\nBad,31/02/2030,Lima,Peru,5K,\n`);
  const start = visitor.page.getByRole("button", { name: "Import 0 races" });
  expect(start.isDisabled()).toBe(true);
});

test("ADM-CSV-06 ADM-CSV-07 an empty file and one without a required column are refused", async ({
  visitor,
}) => {
  await openWizard(visitor);
  await upload(visitor, "title,date,city,country\nLima,2030-01-01,Lima,Peru\n");
  expect(alertOf(visitor)).toContainText("CSV file appears to be empty or invalid");
  expect(alertOf(visitor)).toContainText('The column "distances" is missing.');
  await visitor.visit("/admin/races/import");
  await upload(visitor, "");
  expect(alertOf(visitor)).toContainText("The file is empty.");
});

test("ADM-CSV-18 ERR-69 GAP-52 only existing races are updated, and the others are offered as a file", async ({
  visitor,
}) => {
  const title = uniqueName("Unknown");
  await openWizard(visitor);
  await upload(visitor, `${header}\n${title},2030-05-16,Lima,Peru,42K,=120\n`);
  await visitor.page.getByLabel("Only update existing races").check();
  await visitor.press("Import 1 race");
  await untilHeading(visitor, "Import complete");
  expect(fact(visitor.page, "Skipped")).toHaveText("1");
  const sentence = `Skipped race: ${title} (2030-05-16) - not found in database`;
  expect(visitor.page.getByRole("region", { name: "Problems" })).toContainText(sentence);
  const link = visitor.page.getByRole("link", { name: "Download rows not imported" });
  const errors = await (await visitor.fetch(String(link.attribute("href")))).text();
  expect(errors).toContain(`2,${sentence},${title},2030-05-16,Lima,Peru,42K`);
  expect(errors).toContain(",'=120,");
});

test("ADM-CSV-01 an import is undone after a confirmation, which says that reviewed races stay", async ({
  visitor,
}) => {
  const title = uniqueName("Undone");
  await openWizard(visitor);
  await upload(visitor, `${header}\n${title},2030-05-16,Lima,Peru,42K,120\n`);
  await visitor.press("Import 1 race");
  await untilHeading(visitor, "Import complete");
  await visitor.follow("Undo this import");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Undo this import?");
  expect(visitor.page.getByRole("main")).toContainText("It created 1 race, which is deleted");
  await visitor.press("Undo this import");
  await untilHeading(visitor, "Import undone");
  expect(visitor.page.getByText(/^Before that, races: 1 created/)).toBeVisible();
  expect(visitor.page.getByText("Created", { exact: true })).toHaveCount(0);
  const exported = await visitor.fetch(`/admin/races/export.csv?q=${encodeURIComponent(title)}`);
  expect((await exported.text()).trim().split("\n")).toHaveLength(1);
});

test("GAP-50 ADM-CSV-08 the wizard accepts the template and an export", async ({ visitor }) => {
  await openWizard(visitor);
  const template = await visitor.fetch("/admin/races/import/template.csv");
  expect(template.headers.get("content-disposition")).toContain("races-template.csv");
  await upload(visitor, await template.arrayBuffer());
  const row = visitor.page.getByRole("row", { name: "Example Race" });
  expect(row).toContainText("21K · S/120 PEN");
  await visitor.visit("/admin/races/import");
  const exported = await visitor.fetch("/admin/races/export.csv?q=marathon");
  expect(exported.headers.get("content-disposition")).toMatch(/races-\d{4}-\d\d-\d\d\.csv/);
  await upload(visitor, await exported.arrayBuffer());
  expect(visitor.page.getByText("Importing it would create")).toContainText(
    /create 0, update 0 and leave \d+ races unchanged/,
  );
});

test("ADM-CSV-16 the preview shows every race with its changes, page by page", async ({
  visitor,
}) => {
  await openWizard(visitor);
  const exported = await visitor.fetch("/admin/races/export.csv?q=lima");
  const lima = (await exported.text()).replaceAll(/,\d\d:\d\d,/g, ",04:44,");
  const title = uniqueName("New");
  const added = Array.from({ length: 30 }, (_, n) => `${title} ${n},2030-05-16,Ica,Peru,5K\r\n`);
  await upload(visitor, lima + added.join(""));
  await visitor.follow(/^New 30/);
  const { page } = visitor;
  expect(page.getByRole("row", { name: `${title} 24` })).toBeVisible();
  await visitor.follow("Next");
  expect(page.getByRole("row", { name: `${title} 29` })).toContainText("New");
  await visitor.follow(/^Updated \d/);
  const row = page.getByRole("row").filter({ hasText: "Start time" }).first();
  expect(row.locator("del").first()).toHaveText(/^\d\d:\d\d$/);
  expect(row.locator("ins").first()).toHaveText("04:44");
});

test("ADM-CSV-07 ADM-CSV-12 the wizard asks once about ambiguous columns and dates", async ({
  visitor,
}) => {
  const title = uniqueName("Columnas");
  const word = title.replaceAll(" ", "");
  const file = `Carrera;${word};Ciudad;País;Distancia\n${title};03/04/2030;Lima;Perú;42K\n`;
  await openWizard(visitor);
  await upload(visitor, file);
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Columns of the file");
  expect(alertOf(visitor)).toContainText("CSV file appears to be empty or invalid");
  expect(visitor.page.getByLabel("Column for “Carrera”")).toHaveValue("title");
  await visitor.press("Continue to preview");
  expect(alertOf(visitor)).toContainText('The column "date" is missing.');
  await visitor.choose(`Column for “${word}”`, "date");
  await visitor.press("Continue to preview");
  await visitor.page.getByLabel(/^The day: /).check();
  await visitor.press("Continue to preview");
  const row = visitor.page.getByRole("row", { name: title });
  expect(row).toContainText("April 3, 2030");
  await visitor.visit("/admin/races/import");
  await upload(visitor, file, "again.csv");
  expect(row).toContainText("April 3, 2030");
  await visitor.press("Discard this file");
  expect(visitor.path).toBe("/admin/races/import");
  expect(visitor.page.getByRole("link", { name: "again.csv" })).toHaveCount(0);
});

test("ADM-CSV-08 ADM-CSV-16 prices that may be two amounts are asked about, and a race that moved is updated where it is ticked", async ({
  visitor,
}) => {
  const title = uniqueName("Moved");
  const { page } = visitor;
  const file = (day: string) =>
    `Calendario 2030\n\nEvento;Fecha;Ciudad;País;21K;10K\n${title};${day};Lima;Perú;S/ 1.250;S/ 95.50\n`;
  await openWizard(visitor);
  await upload(visitor, file("domingo 12 de mayo"));
  expect(page.getByRole("main")).toContainText("Some prices of this file could be two amounts");
  await visitor.page.getByLabel(/^1,250\.00: /).check();
  await visitor.press("Continue to preview");
  expect(page.getByRole("row", { name: title })).toContainText("21K · S/1,250 PEN");
  await visitor.press("Import 1 race");
  await untilHeading(visitor, "Import complete");

  await visitor.visit("/admin/races/import");
  await upload(visitor, file("domingo 19 de mayo"));
  expect(page.getByText("Importing it would create")).toContainText("create 1, update 0");
  await page.getByLabel(new RegExp(`^${title}, Lima, Peru: May 12, 2030`)).check();
  await visitor.press("Import 1 race");
  await untilHeading(visitor, "Import complete");
  expect(fact(page, "Created")).toHaveText("0");
  expect(fact(page, "Updated")).toHaveText("1");
});
