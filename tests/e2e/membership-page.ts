import type { APIRequestContext, Page } from "@playwright/test";
import { newRunner, signIn } from "./people.ts";
import { expect } from "./test.ts";

/** The parts of the page of plans. */
export function membershipOn(page: Page) {
  const card = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  return {
    card,
    subscribe: (name: string) => card(name).getByRole("button", { name: "Subscribe Now" }),
    switchTo: (name: string) => card(name).getByRole("link", { name: "Switch to this Plan" }),
    current: (name: string) => card(name).getByRole("button", { name: "Current Plan" }),
    billing: (name: "Monthly" | "Yearly") => page.getByRole("button", { name }),
    dialog: page.getByRole("dialog"),
  };
}

/** Calls a server function as a page of ours does. */
export async function call(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/functions/${path}`, { data });
  return (await answer.json()) as Record<string, unknown>;
}

/** A new member, who has paid and whose membership is known here. */
export async function newMember(page: Page, priceId = "pacer_monthly") {
  const person = await newRunner(page.request);
  await signIn(page, person);
  const { url } = await call(page.request, "stripe-checkout", { price_id: priceId });
  const form = { card: "4242 4242 4242 4242" };
  const paid = await page.request.post(String(url), { form, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await page.request.get(String(paid.headers().location));
  return person;
}
