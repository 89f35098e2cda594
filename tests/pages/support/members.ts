import { cards } from "../../support/cards.ts";
import { enter } from "./people.ts";
import { expect } from "./test.ts";
import type { Visitor } from "./visitor.ts";

type Answer = Record<string, unknown> & { status: number };

/** Calls a server function as the product's scripts do. */
export async function call(visitor: Visitor, path: string, body: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const answer = await visitor.fetch(path, { method: "POST", body: JSON.stringify(body), headers });
  return { ...(await answer.json()), status: answer.status };
}

/** Signs in a new runner and pays for a plan without looking at the screens. */
export async function becomeMember(visitor: Visitor, priceId = "pacer_monthly", card = cards.pays) {
  const person = enter(visitor);
  const { url } = await call(visitor, "/functions/stripe-checkout", { price_id: priceId });
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
