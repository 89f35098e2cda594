import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uniqueName } from "../../support/unique-names.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fact, header } from "./import-file.ts";
import { openWizard, upload, uploadFrom } from "./import-page.ts";

test("ADM-CSV-01 ADM-CSV-02 ADM-CSV-03 ADM-CSV-16 a file goes through upload, preview, importing, complete and undone, and each step survives a reload", async ({
  page,
}) => {
  const title = uniqueName("Wizard");
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races");
  await page.getByRole("link", { name: "Import Races" }).click();
  await expect(page.locator("[aria-current=step]")).toHaveText("1 Upload");
  await expectAccessible(page);
  const file = `${header}\n${title},2030-05-16,Lima,Peru,42K,120\nBad,31/02/2030,Lima,Peru,5K,\n`;
  await upload(page, file);

  await expect(page.locator("[aria-current=step]")).toHaveText("2 Preview");
  await page.reload();
  await expect(fact(page, "Rows")).toHaveText("2");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/admin/races/import");
  await page.goBack();

  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "Import 1 race" }).click();
  await expect(heading).toHaveText("Import complete");
  await page.reload();
  await expect(fact(page, "Created")).toHaveText("1");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Undo this import" }).click();
  await expect(heading).toHaveText("Undo this import?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(heading).toHaveText("Import undone");
});

test("ADM-CSV-05 ADM-CSV-07 ADM-CSV-12 a file that is too large is refused before it is sent, columns are asked for, and an import shows its end after the connection was lost", async ({
  page,
  complaints,
}) => {
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

  const title = uniqueName("Away");
  const word = title.replaceAll(" ", "");
  const rows = Array.from({ length: 900 }, (_, n) => `${title} ${n};03/04/2030;Lima;Perú;42K`);
  await openWizard(page);
  await upload(page, `Carrera;${word};Ciudad;País;Distancia\n${rows.join("\n")}\n`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Columns of the file");
  await expectAccessible(page);
  await page.getByLabel(`Column for “${word}”`).selectOption("date");
  await page.getByRole("button", { name: "Continue to preview" }).click();
  await page.getByLabel(/^The day: /).check();
  await page.getByRole("button", { name: "Continue to preview" }).click();
  await expect(page.getByRole("button", { name: "Import 900 races" })).toBeVisible();
  await expectAccessible(page);
  await page.route("**/progress", (route) => route.abort("connectionfailed"));
  await page.getByRole("button", { name: "Import 900 races" }).click();
  await expect(page.getByRole("status").filter({ hasText: "connection" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Importing");
  expect(complaints().every((text) => text.includes("ERR_CONNECTION_FAILED"))).toBe(true);
  await page.unroute("**/progress");
  await expect(page.getByText("All 900 races are done.")).toBeVisible();
  await page.getByRole("link", { name: "Undo this import" }).click();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import undone");
  complaints().length = 0;
});
