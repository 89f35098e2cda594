import { href } from "react-router";
import { changeMessages, checkoutMessages } from "./messages.ts";
import type { Tier } from "./plans.ts";
import { resultPaths } from "./result-path.ts";

type Send = typeof globalThis.fetch;

/** What a plan change would cost, as `stripe-subscription` answers. */
export type Previewed = {
  plan: string;
  /** Charged at once, in cents. */
  amountDue: number;
  /** What `amountDue` is less, a credit covers. */
  total: number;
  currency: string;
  /** The plan whose rights stay until the period ends. */
  keeps: Tier | null;
  token: string;
};

export type Refused = { problem: string };

/**
 * Asks `stripe-checkout` for the page to pay at.
 * @param origin - of this site
 * @param send - what stands for `fetch` in tests
 */
export async function callCheckout(
  priceId: string,
  origin: string,
  send: Send = fetch,
): Promise<{ url: string } | Refused> {
  const { success, cancel } = resultPaths(priceId);
  const answer = await call(send, href("/functions/stripe-checkout"), {
    price_id: priceId,
    mode: "subscription",
    success_url: origin + success,
    cancel_url: origin + cancel,
  });
  if (answer === "unreachable") return { problem: checkoutMessages.network };
  if (typeof answer?.error === "string") return { problem: answer.error };
  if (!answer?.isOk) return { problem: checkoutMessages.failed };
  const { url } = answer;
  return typeof url === "string" ? { url } : { problem: checkoutMessages.noAddress };
}

/** Asks `stripe-subscription` what another plan would cost; nothing is changed by that. */
export function callPreview(priceId: string, send: Send = fetch): Promise<Previewed | Refused> {
  return callSubscription<Previewed>(send, { action: "preview", price_id: priceId });
}

/** The plan has changed, or its payment is to be confirmed at an address first. */
export type Updated = { message: string } | { confirm_url: string };

/** Changes the plan at the price of a preview. */
export function callUpdate(
  priceId: string,
  token: string,
  send: Send = fetch,
): Promise<Updated | Refused> {
  const wish = { action: "update", price_id: priceId, preview: token };
  return callSubscription<Updated>(send, wish);
}

async function callSubscription<T>(send: Send, body: object): Promise<T | Refused> {
  const answer = await call(send, href("/functions/stripe-subscription"), body);
  if (answer === "unreachable") return { problem: checkoutMessages.network };
  if (typeof answer?.error === "string") return { problem: answer.error };
  return answer?.isOk ? (answer as T) : { problem: changeMessages.failed };
}

type Answer = Record<string, unknown> & { isOk: boolean };

/** `null` for an answer that is none of ours, as from a server that has failed. */
async function call(
  send: Send,
  path: string,
  body: object,
): Promise<Answer | null | "unreachable"> {
  const response = await send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => "unreachable" as const);
  if (response === "unreachable") return response;
  const said: unknown = await response.json().catch(() => null);
  return typeof said === "object" && said !== null ? { ...said, isOk: response.ok } : null;
}
