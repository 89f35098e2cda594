import { href } from "react-router";
import type { Lang } from "#values/say.ts";
import { type ApiError, readApiError } from "#values/web/api-error.ts";
import { inLanguage } from "#values/web/language.ts";
import { changeFailed, checkoutMessages, networkFailed } from "../messages.ts";
import { isTier, type Tier } from "../plans/plans.ts";
import { resultPaths } from "./result-path.ts";

type Send = typeof globalThis.fetch;
type Caller = { send: Send; lang: Lang };

/** What a plan change would cost, as `stripe-subscription` answers. */
export type QuoteAnswer = {
  plan: string;
  /** Charged at once, in cents. */
  amountDue: number;
  /** A credit covers the part above `amountDue`. */
  total: number;
  currency: string;
  /** The plan whose rights stay until the period ends. */
  keeps: Tier | null;
  token: string;
};

/** The code, from the server function or our own, and the sentence to show. */
export type RefusedCall = { problem: string; sentence: string };

/**
 * Asks `stripe-checkout` for the page to pay at.
 * @param origin - of this site
 * @param send - replaces `fetch` in tests
 */
export async function callCheckout(
  priceId: string,
  origin: string,
  send: Send = fetch,
  lang: Lang,
): Promise<{ url: string } | RefusedCall> {
  const { success, cancel } = resultPaths(priceId);
  const answer = await call({ send, lang }, href("/functions/stripe-checkout"), {
    price_id: priceId,
    mode: "subscription",
    success_url: origin + inLanguage(lang, success),
    cancel_url: origin + inLanguage(lang, cancel),
  });
  const refused = (problem: "unreachable" | "failed" | "no-address"): RefusedCall => ({
    problem,
    sentence: checkoutMessages[problem][lang],
  });
  const refusal = refusalOf(answer, lang);
  if (refusal) return refusal;
  // A proxy that answers for an unreachable server does not use our error format.
  if (answer.status >= 500) return refused("unreachable");
  if (!answer.said) return refused("failed");
  const { url } = answer.said;
  return typeof url === "string" ? { url } : refused("no-address");
}

/** Asks `stripe-subscription` what another plan would cost. Asking changes nothing. */
export function callPreview(
  priceId: string,
  send: Send = fetch,
  lang: Lang,
): Promise<QuoteAnswer | RefusedCall> {
  return callSubscription({ send, lang }, { action: "preview", price_id: priceId }, readQuote);
}

function readQuote({ plan, amountDue, total, currency, keeps, token }: Said): QuoteAnswer | null {
  const areTexts =
    typeof plan === "string" && typeof currency === "string" && typeof token === "string";
  const areAmounts = typeof amountDue === "number" && typeof total === "number";
  if (!areTexts || !areAmounts) return null;
  const kept = typeof keeps === "string" && isTier(keeps) ? keeps : null;
  return { plan, amountDue, total, currency, keeps: kept, token };
}

/** The plan has changed, or its payment is to be confirmed at an address first. */
export type Updated = { message: string } | { confirm_url: string };

/** Changes the plan at the price of a preview. */
export function callUpdate(
  priceId: string,
  token: string,
  send: Send = fetch,
  lang: Lang,
): Promise<Updated | RefusedCall> {
  const wish = { action: "update", price_id: priceId, preview: token };
  return callSubscription({ send, lang }, wish, readUpdated);
}

function readUpdated({ message, confirm_url }: Said): Updated | null {
  if (typeof confirm_url === "string") return { confirm_url };
  return typeof message === "string" ? { message } : null;
}

async function callSubscription<T>(
  by: Caller,
  body: object,
  read: (said: Said) => T | null,
): Promise<T | RefusedCall> {
  const answer = await call(by, href("/functions/stripe-subscription"), body);
  const refusal = refusalOf(answer, by.lang);
  if (refusal) return refusal;
  const said = answer.said && read(answer.said);
  return said ?? { problem: "failed", sentence: changeFailed[by.lang] };
}

/** An answer of ours whose fields nobody has checked yet. */
type Said = Record<string, unknown>;

type Answer = {
  /** 0 when nothing answered. */
  status: number;
  /** `null` for an error, or an answer in another format. */
  said: Said | null;
  error: ApiError | null;
};

function refusalOf({ status, error }: Answer, lang: Lang): RefusedCall | null {
  if (status === 0) return { problem: "network", sentence: networkFailed[lang] };
  return error && { problem: error.code, sentence: error.message };
}

async function call({ send, lang }: Caller, path: string, body: object): Promise<Answer> {
  const response = await send(inLanguage(lang, path), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) return { status: 0, said: null, error: null };
  const { ok, status } = response;
  const said: unknown = await response.json().catch(() => null);
  const isOurs = ok && typeof said === "object" && said !== null;
  return { status, said: isOurs ? { ...said } : null, error: readApiError(said) };
}
