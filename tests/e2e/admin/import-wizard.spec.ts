import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { uniqueName } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/**
 * Uploads a file, up to the next screen or its refusal.
 * @param file - by its path, unless it is small: the library sends any other through the page
 */
async function upload(page: Page, file: Parameters<Locator["setInputFiles"]>[0]) {
  await page.getByLabel(/^CSV file/).setInputFiles(file);
  await page.getByRole("button", { name: "Continue to preview" }).click();
}

test("ADM-CSV-01 ADM-CSV-02 ADM-CSV-03 ADM-CSV-05 ADM-CSV-07 ADM-CSV-12 ADM-CSV-16 a file that is too large is refused before it is sent, another goes through columns, preview, importing, complete and undone, and shows its end after the connection was lost", async ({
  page,
  complaints,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races");
  await alive(page);
  await page.getByRole("link", { name: "Import Races" }).click();
  const step = page.locator("[aria-current=step]");
  await expect(step).toHaveText("1 Upload");
  await expectAccessible(page);
  let sent = 0;
  page.on("request", (request) => void (sent += request.method() === "POST" ? 1 : 0));
  const directory = mkdtempSync(join(tmpdir(), "dorsal-e2e-file-"));
  const large = join(directory, "calendar.csv");
  writeFileSync(large, Buffer.alloc(21 * 1024 * 1024, "a"));
  await upload(page, large);
  await expect(page.getByText("calendar.csv has 21 MB. At most 20 MB")).toBeVisible();
  rmSync(directory, { recursive: true });
  expect(sent).toBe(0);

  const title = uniqueName("Away");
  const word = title.replaceAll(" ", "");
  const count = 300;
  const rows = Array.from({ length: count }, (_, n) => `${title} ${n};03/04/2030;Lima;Perú;42K`);
  rows[0] = `${title} 0;03/04/2030;Lima;Perú;Caminata familiar de los vecinos por el malecón de Miraflores`;
  const bad = "Bad;31/02/2030;Lima;Perú;5K";
  const text = `Carrera;${word};Ciudad;País;Distancia\n${rows.join("\n")}\n${bad}\n`;
  await upload(page, { name: "races.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Columns of the file");
  await expectAccessible(page);
  await page.getByLabel(`Column for “${word}”`).selectOption("date");
  await page.getByRole("button", { name: "Continue to preview" }).click();
  await page.getByLabel(/^The day: /).check();
  await page.getByRole("button", { name: "Continue to preview" }).click();
  await expect(step).toHaveText("2 Preview");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.route("**/progress", (route) => route.abort("connectionfailed"));
  await page.getByRole("button", { name: `Import ${count} races` }).click();
  await expect(page.getByRole("status").filter({ hasText: "connection" })).toBeVisible();
  await expect(heading).toHaveText("Importing");
  await expectAccessible(page);
  expect(complaints().every((text) => text.includes("ERR_CONNECTION_FAILED"))).toBe(true);
  await page.unroute("**/progress");
  await expect(heading).toHaveText("Import complete");
  await expect(page.getByText(`${count} of ${count}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Undo this import" }).click();
  await expect(heading).toHaveText("Undo this import?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(heading).toHaveText("Import undone");
  complaints().length = 0;
});
