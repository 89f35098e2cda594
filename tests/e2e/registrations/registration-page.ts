import { expect, type Page } from "@playwright/test";
import { contact, safety, wizard } from "./wizard-page.ts";

export * from "./wizard-page.ts";

export async function fillAll(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) await wizard(page).field(label).fill(text);
}

/** Fills in step 1 and goes on. */
export async function passContact(page: Page, changed: Partial<typeof contact> = {}) {
  await fillAll(page, { ...contact, ...changed });
  await wizard(page).field("Country").selectOption("Peru");
  await wizard(page).next.click();
  await expect(wizard(page).title).toHaveText("Insurance and Emergency Contact");
}

/** Fills in step 2 and goes on. */
export async function passSafety(page: Page) {
  await fillAll(page, safety);
  await wizard(page).waiver.check();
  await wizard(page).next.click();
  await expect(wizard(page).title).toHaveText("Review and Submit");
}
