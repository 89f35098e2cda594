import { formatCharge } from "#values/money.ts";
import { dayOf } from "./day-of.ts";
import { centsOf, compareTiers, type Interval, planOf, type Tier } from "./plans.ts";
import type { Standing } from "./standing.ts";

type Cost = {
  amountDue: number;
  total: number;
  currency: string;
  /** The plan whose rights stay until the period ends; left out, it is the one before. */
  keeps?: Tier | null;
};

/** What a change of the plan means for money and rights, sentence by sentence. */
export function changeWords(from: Standing, to: Tier, cost: Cost): string[] {
  const { tier, interval, periodEnd, endsWithPeriod } = from;
  const end = periodEnd === null ? null : dayOf(periodEnd);
  const isDowngrade = tier !== null && compareTiers(to, tier) < 0;
  const words = nowWords(cost, end);
  if (isDowngrade && end) words.push(keptWords(tier, cost, end));
  if (endsWithPeriod) {
    words.push(`Your membership still ends${end ? ` on ${end}` : ""}.`);
  } else {
    const price = priceWords(to, interval);
    words.push(end ? `From ${end} on you pay ${price}.` : `Then you pay ${price}.`);
  }
  return words;
}

/** `$19.99 a month`, `$191.90 a year` */
export function priceWords(tier: Tier, interval: Interval): string {
  return `${formatCharge(centsOf(tier, interval), "usd")} a ${interval}`;
}

/** What the amount that is due now stands for. */
function nowWords({ amountDue, total, currency }: Cost, end: string | null): string[] {
  const rest = end ? `the time until ${end}` : "the rest of the period";
  if (total === 0) return [];
  if (total < 0) {
    const credit = formatCharge(-total, currency);
    return [`The difference for ${rest}, ${credit}, comes off your next invoice.`];
  }
  if (amountDue === 0) return [`Your credit covers the difference for ${rest}.`];
  const credit = amountDue < total ? " Your credit covers the rest." : "";
  return [`This is the difference for ${rest}, charged to your card.${credit}`];
}

/** An upgrade of this period that is taken back has not been paid for as a whole. */
function keptWords(tier: Tier, { keeps = tier }: Cost, end: string): string {
  if (keeps === tier) return `You keep everything of ${planOf(tier).name} until ${end}.`;
  const ends = `${planOf(tier).name} ends now, because your billing period did not begin with it.`;
  return keeps ? `${ends} You keep everything of ${planOf(keeps).name} until ${end}.` : ends;
}
