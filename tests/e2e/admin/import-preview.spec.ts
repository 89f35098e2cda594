import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { header, newTitle, openWizard, upload, uploadFrom } from "./import-page.ts";

test("ADM-CSV-16 without scripts the preview shows every race with its changes, page by page", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races/import");
  const exported = await page.request.get("/admin/races/export.csv?q=lima");
  const lima = (await exported.text()).replaceAll(/,\d\d:\d\d,/g, ",04:44,");
  const title = newTitle("New");
  const added = Array.from({ length: 30 }, (_, n) => `${title} ${n},2030-05-16,Ica,Peru,5K\r\n`);
  await upload(page, lima + added.join(""));
  await page.getByRole("link", { name: /^New 30/ }).click();
  await expect(page.getByRole("row", { name: `${title} 24` })).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("row", { name: `${title} 29` })).toContainText("New");
  await page.getByRole("link", { name: /^Updated \d/ }).click();
  const row = page.getByRole("row").filter({ hasText: "Start time" }).first();
  await expect(row.locator("del").first()).toHaveText(/^\d\d:\d\d$/);
  await expect(row.locator("ins").first()).toHaveText("04:44");
});

test("ADM-CSV-07 ADM-CSV-12 ambiguous columns and dates are asked for once", async ({ page }) => {
  const title = newTitle("Columnas");
  const word = title.replaceAll(" ", "");
  const file = `Carrera;${word};Ciudad;País;Distancia\n${title};03/04/2030;Lima;Perú;42K\n`;
  await openWizard(page);
  await upload(page, file);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Columns of the file");
  await expect(page.getByRole("alert")).toContainText("CSV file appears to be empty or invalid");
  await expect(page.getByLabel("Column for “Carrera”")).toHaveValue("title");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to preview" }).click();
  await expect(page.getByRole("alert")).toContainText('The column "date" is missing.');
  await page.getByLabel(`Column for “${word}”`).selectOption("date");
  await page.getByRole("button", { name: "Continue to preview" }).click();
  await page.getByLabel(/^The day: /).check();
  await page.getByRole("button", { name: "Continue to preview" }).click();
  await expect(page.getByRole("row", { name: title })).toContainText("April 3, 2030");
  await expectAccessible(page);
  await page.goto("/admin/races/import");
  await upload(page, file, "again.csv");
  await expect(page.getByRole("row", { name: title })).toContainText("April 3, 2030");
  await page.getByRole("button", { name: "Discard this file" }).click();
  await expect(page).toHaveURL("/admin/races/import");
  await expect(page.getByRole("link", { name: "again.csv" })).toHaveCount(0);
});

test("ADM-CSV-05 a file that is too large is refused before it is sent", async ({ page }) => {
  await openWizard(page);
  let sent = 0;
  page.on("request", (request) => void (sent += request.method() === "POST" ? 1 : 0));
  const directory = mkdtempSync(join(tmpdir(), "dorsal-e2e-file-"));
  const large = join(directory, "calendar.csv");
  writeFileSync(large, Buffer.alloc(21 * 1024 * 1024, "a"));
  await uploadFrom(page, large);
  await expect(page.getByText("calendar.csv has 21 MB. At most 20 MB")).toBeVisible();
  rmSync(directory, { recursive: true });
  await upload(page, `${header}\nBad,31/02/2030,Lima,Peru,5K,\n`);
  await expect(page.getByRole("button", { name: "Import 0 races" })).toBeVisible();
  expect(sent).toBe(1);
});

test("an import reports an unreachable server and shows its end afterwards", async ({
  page,
  complaints,
}) => {
  const title = newTitle("Away");
  await openWizard(page);
  const rows = Array.from({ length: 900 }, (_, n) => `${title} ${n},2030-05-16,Lima,Peru,5K,`);
  await upload(page, `${header}\n${rows.join("\n")}\n`);
  await expect(page.getByRole("button", { name: "Import 900 races" })).toBeVisible();
  await page.route("**/progress", (route) => route.abort("connectionfailed"));
  await page.getByRole("button", { name: "Import 900 races" }).click();
  await expect(page.getByRole("status").filter({ hasText: "connection" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Importing");
  expect(complaints().every((text) => text.includes("ERR_CONNECTION_FAILED"))).toBe(true);
  await page.unroute("**/progress");
  await expect(page.getByText("All 900 races are done.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: "Undo this import" }).click();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import undone", {
    timeout: 30_000,
  });
  complaints().length = 0;
});
