import type { Locator, Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";

/** Opens the wizard at its first step as the administrator. */
export async function openWizard(page: Page) {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races/import");
  await alive(page);
}

/** Uploads a file with this text, up to its preview or its refusal. */
export async function upload(page: Page, text: string | Buffer, name = "races.csv") {
  const buffer = Buffer.from(text);
  await choose(page, { name, mimeType: "text/csv", buffer });
}

/** The same with a file that lies on the disk: the library sends any other through the page. */
export async function uploadFrom(page: Page, path: string) {
  await choose(page, path);
}

async function choose(page: Page, file: Parameters<Locator["setInputFiles"]>[0]) {
  await page.getByLabel(/^CSV file/).setInputFiles(file);
  await page.getByRole("button", { name: "Continue to preview" }).click();
}
