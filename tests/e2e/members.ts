import { expect, type Page } from "@playwright/test";
import { newRunner, signIn } from "./people.ts";

/** Signs in somebody new who has paid for a plan at the sandbox's page, and whose rights are there. */
export async function newMember(page: Page, priceId: string) {
  const person = await newRunner(page.request);
  await signIn(page, person);
  const data = { price_id: priceId };
  const begun = await page.request.post("/functions/stripe-checkout", { data });
  const { url } = await begun.json();
  await page.goto(String(url));
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(/\/checkout\/success\?product=/);
  await expect
    .poll(async () => {
      const asked = { data: { action: "get_invoices" } };
      const answer = await page.request.post("/functions/stripe-subscription", asked);
      const { invoices } = await answer.json();
      return invoices?.length;
    })
    .toBe(1);
  return person;
}
