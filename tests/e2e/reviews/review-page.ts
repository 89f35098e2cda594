import { expect, type Page } from "@playwright/test";
import { findRace } from "../../support/pages/runner-actions.ts";
import { clientOf } from "../support/client.ts";

export * from "./review-parts.ts";

/** Opens the page of a race of the demo data by its name; returns its address. */
export async function openRace(page: Page, name: string): Promise<string> {
  const address = `/races/${(await findRace(clientOf(page), name)).id}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return address;
}

/** Fills in who a visitor is. */
export async function fillGuest(page: Page, email: string) {
  await page.getByLabel("First name").fill("Inés");
  await page.getByLabel("Last name").fill("Rojas");
  await page.getByLabel("Email").fill(email);
}
