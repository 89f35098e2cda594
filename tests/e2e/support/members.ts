import { expect, type Page } from "@playwright/test";
import { cards } from "../../support/cards.ts";
import { newRunner, type Person, signIn } from "./people.ts";

/** A new runner who is signed in and has paid for a plan, without looking at the screens. */
export async function newMember(
  page: Page,
  priceId = "pacer_monthly",
  card = cards.pays,
): Promise<Person> {
  const person = await newRunner(page.request);
  await signIn(page, person);
  const begun = await page.request.post("/functions/stripe-checkout", {
    data: { price_id: priceId },
  });
  const { url } = await begun.json();
  const form = { card, confirmed: "1" };
  const paid = await page.request.post(url, { form, maxRedirects: 0 });
  expect(paid.status(), await paid.text()).toBe(303);
  await comeBack(page);
  return person;
}

/** Does what a button of the provider's billing portal says, and comes back to the dashboard. */
export async function takePortalStep(
  page: Page,
  step: "card" | "cancel" | "resume" | "day" | "month" | "year",
  card = "",
) {
  const portal = await page.request.get("/dashboard/billing/portal", { maxRedirects: 0 });
  const url = portal.headers().location ?? "";
  const taken = await page.request.post(url, { form: { step, card }, maxRedirects: 0 });
  expect(taken.status(), await taken.text()).toBe(303);
  await comeBack(page);
}

/** Reads the membership again, as the way back from the provider does. */
async function comeBack(page: Page) {
  const back = await page.request.get("/dashboard/billing/back", { maxRedirects: 0 });
  expect(back.headers().location).toBe("/dashboard?tab=billing");
}
