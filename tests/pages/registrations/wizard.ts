import { contact, safety, wizard } from "../../e2e/registrations/wizard-page.ts";
import { enter } from "../support/people.ts";
import { expect } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Opens the wizard at step 1 as a new runner. */
export async function openWizard(visitor: Visitor, address: string) {
  const runner = enter(visitor);
  await visitor.visit(address);
  expect(wizard(visitor.page).title).toHaveText("Contact Information");
  return runner;
}

export async function fillAll(visitor: Visitor, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) await visitor.fill(label, text);
}

/** Fills in step 1 and goes on. */
export async function passContact(visitor: Visitor, changed: Partial<typeof contact> = {}) {
  await fillAll(visitor, { ...contact, ...changed });
  await visitor.choose("Country", "Peru");
  await wizard(visitor.page).next.click();
  expect(wizard(visitor.page).title).toHaveText("Insurance and Emergency Contact");
}

/** Fills in step 2 and goes on. */
export async function passSafety(visitor: Visitor) {
  await fillAll(visitor, safety);
  await wizard(visitor.page).waiver.check();
  await wizard(visitor.page).next.click();
  expect(wizard(visitor.page).title).toHaveText("Review and Submit");
}

/** Registers a new runner; the visitor sees the bib. */
export async function register(visitor: Visitor, address: string) {
  const runner = await openWizard(visitor, address);
  await passContact(visitor);
  await passSafety(visitor);
  await wizard(visitor.page).submit.click();
  expect(wizard(visitor.page).done).toBeVisible();
  return runner;
}
