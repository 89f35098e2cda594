import { cards } from "../../support/cards.ts";
import { callFunction } from "./functions.ts";
import { enter } from "./people.ts";
import { expect } from "./test.ts";
import type { Visitor } from "./visitor.ts";

/** Signs in a new runner and pays for a plan without looking at the screens. */
export async function newMember(visitor: Visitor, priceId = "pacer_monthly", card = cards.pays) {
  const person = enter(visitor);
  const { url } = await callFunction(visitor, "/functions/stripe-checkout", { price_id: priceId });
  const paid = await visitor.post(String(url), { card, confirmed: "1" });
  expect(paid.status, await paid.text()).toBe(303);
  await comeBack(visitor);
  return person;
}

/** Does what a button of the provider's billing portal says, and comes back to the dashboard. */
export async function takePortalStep(
  visitor: Visitor,
  step: "card" | "cancel" | "resume" | "day" | "month" | "year",
  card = "",
) {
  const portal = await visitor.fetch("/dashboard/billing/portal", { redirect: "manual" });
  const taken = await visitor.post(portal.headers.get("location") ?? "", { step, card });
  expect(taken.status, await taken.text()).toBe(303);
  await comeBack(visitor);
}

/** Reads the membership again, as the way back from the provider does. */
async function comeBack(visitor: Visitor) {
  const back = await visitor.fetch("/dashboard/billing/back", { redirect: "manual" });
  expect(back.headers.get("location")).toBe("/dashboard?tab=billing");
}
