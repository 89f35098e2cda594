import type { Page } from "@playwright/test";
import { dropFlashMessage } from "../support/flash-message.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect } from "../support/test.ts";
import { raceDetails } from "./race-details.ts";

/** Creates a race by the form, without a browser. @returns its id */
export async function newRace(page: Page, name: string, distances: string[] = []): Promise<string> {
  await signIn(page, demoPerson.admin);
  const form = { ...raceDetails, event: name, race_name: name };
  const made = await page.request.post("/admin/races/new", { form, maxRedirects: 0 });
  const address = made.headers().location ?? "";
  expect(made.status(), await made.text()).toBe(303);
  for (const distance of distances) {
    await page.request.post(address, { form: { distance, title: distance }, maxRedirects: 0 });
  }
  await dropFlashMessage(page);
  return new URL(address, "http://x.invalid").searchParams.get("race") ?? "";
}
