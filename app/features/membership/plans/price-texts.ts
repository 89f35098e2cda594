import type { BillingInterval } from "#services/payments/payments.ts";
import { formatCharge } from "#values/money.ts";
import type { Lang, Words } from "#values/say.ts";
import { centsOf, centsPerMonth, intervals, plans, type Tier } from "./plans.ts";

/** Formatted prices: what a month costs, and what is charged at once. */
export type PriceTexts = Record<Tier, Record<BillingInterval, { perMonth: string; total: string }>>;

/** Formatted on the server: browsers then load no code for amounts. */
export function priceTexts(lang: Lang): PriceTexts {
  const text = (cents: number) => formatCharge(cents, "usd", lang);
  const ofPlan = (tier: Tier) =>
    intervals.map((interval) => {
      const perMonth = text(centsPerMonth(tier, interval));
      return [interval, { perMonth, total: text(centsOf(tier, interval)) }];
    });
  const each = plans.map(({ tier }) => [tier, Object.fromEntries(ofPlan(tier))]);
  return Object.fromEntries(each);
}

const perInterval: Record<BillingInterval, Words> = {
  month: { en: "a month", es: "al mes" },
  year: { en: "a year", es: "al año" },
};

/** `$19.99 a month (USD)`, for letters, which are read in any country; Spanish has `USD` in any case. */
export function priceWithCurrency(tier: Tier, interval: BillingInterval, lang: Lang): string {
  const words = priceWords(tier, interval, lang);
  return words.includes("USD") ? words : `${words} (USD)`;
}

/** `$19.99 a month`, `$191.90 a year` */
export function priceWords(tier: Tier, interval: BillingInterval, lang: Lang): string {
  return `${formatCharge(centsOf(tier, interval), "usd", lang)} ${perInterval[interval][lang]}`;
}
