import { expect, type Page } from "@playwright/test";
import { newAddress } from "../support/people.ts";

/** Sends a message by the contact form. @returns its unique sender address */
export async function writeToUs(page: Page, letter: Record<string, string> = {}): Promise<string> {
  const email = newAddress("writer");
  const form = { name: "Wanda Writer", email, subject: "Support", message: "Hello.", ...letter };
  const answer = await page.request.post("/contact", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return email;
}
