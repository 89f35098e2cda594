import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { newRunner, signIn } from "../support/people.ts";
import { contact, safety, wizard } from "./wizard-page.ts";

export * from "./wizard-page.ts";

/** Opens the wizard at step 1 as a new runner. */
export async function openWizard(
  page: Page,
  request: APIRequestContext,
  address: string,
  make = newRunner,
) {
  const runner = await make(request);
  await signIn(page, runner);
  await page.goto(address);
  await expect(wizard(page).title).toHaveText("Contact Information");
  await alive(page);
  return runner;
}

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
