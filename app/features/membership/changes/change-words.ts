import type { BillingInterval } from "#services/payments/interval.ts";
import { formatCharge } from "#values/money.ts";
import { dayOf } from "../day-of.ts";
import { centsOf, planOf, type Tier } from "../plans/plans.ts";
import type { PlanStanding } from "../standing.ts";

type Cost = {
  amountDue: number;
  total: number;
  currency: string;
  /** The plan whose rights stay until the period ends; nothing is charged before that. */
  keeps?: Tier | null;
};

/** What a change of the plan means for money and rights, sentence by sentence. */
export function changeWords(from: PlanStanding, to: Tier, cost: Cost): string[] {
  const { interval, periodEnd, endsWithPeriod, keeps } = from;
  const end = periodEnd === null ? null : dayOf(periodEnd);
  const words = [...nowWords(cost, end), ...paidWords(cost.keeps ?? null, { to, keeps, end })];
  if (endsWithPeriod) {
    words.push(`Your membership still ends${end ? ` on ${end}` : ""}.`);
  } else {
    const price = priceWords(to, interval);
    words.push(end ? `From ${end} on you pay ${price}.` : `Then you pay ${price}.`);
  }
  return words;
}

/** `$19.99 a month`, `$191.90 a year` */
export function priceWords(tier: Tier, interval: BillingInterval): string {
  return `${formatCharge(centsOf(tier, interval), "usd")} a ${interval}`;
}

/** What the amount due now is for. */
function nowWords({ amountDue, total, currency }: Cost, end: string | null): string[] {
  const rest = end ? `the time until ${end}` : "the rest of the period";
  if (amountDue === 0 && total === 0) return [];
  if (amountDue === 0) {
    return [
      `Your credit covers the difference for ${rest}. What is left of it comes off your next invoices.`,
    ];
  }
  const credit =
    amountDue < total ? ` Your credit covers ${formatCharge(total - amountDue, currency)}.` : "";
  return [`This is the difference for ${rest}, charged to your card.${credit}`];
}

type Paid = { to: Tier; keeps: Tier | null; end: string | null };

/** What the current period is paid for stays: it is neither charged again nor refunded. */
function paidWords(keeps: Tier | null, { to, keeps: kept, end }: Paid): string[] {
  const until = end ? `until ${end}` : "until the period ends";
  if (keeps) return [`You keep everything of ${planOf(keeps).name} ${until}: it is paid for.`];
  return kept === to ? [`${planOf(to).name} is paid for ${until} already.`] : [];
}
