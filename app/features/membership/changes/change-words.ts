import { formatCharge } from "#values/money.ts";
import { dayOf } from "../day-of.ts";
import { planOf, type Tier } from "../plans/plans.ts";
import { priceWords } from "../plans/price-texts.ts";
import type { PlanStanding } from "../standing.ts";

type Cost = {
  amountDue: number;
  total: number;
  currency: string;
  /** The plan whose rights stay until the period ends; nothing is charged before that. */
  keeps?: Tier | null;
};

const say = {
  credited: (end: string | null) =>
    end
      ? `Your credit covers the difference for the time until ${end}. What is left of it comes off your next invoices.`
      : "Your credit covers the difference for the rest of the period. What is left of it comes off your next invoices.",
  charged: (end: string | null) =>
    end
      ? `This is the difference for the time until ${end}, charged to your card.`
      : "This is the difference for the rest of the period, charged to your card.",
  partlyCredited: (amount: string) => `Your credit covers ${amount}.`,
  kept: (plan: string, end: string | null) =>
    end
      ? `You keep everything of ${plan} until ${end}: it is paid for.`
      : `You keep everything of ${plan} until the period ends: it is paid for.`,
  paidAlready: (plan: string, end: string | null) =>
    end
      ? `${plan} is paid for until ${end} already.`
      : `${plan} is paid for until the period ends already.`,
  stillEnds: (end: string | null) =>
    end ? `Your membership still ends on ${end}.` : "Your membership still ends.",
  from: (end: string | null, price: string) =>
    end ? `From ${end} on you pay ${price}.` : `Then you pay ${price}.`,
};

/** What a change of the plan means for money and rights, sentence by sentence. */
export function changeWords(from: PlanStanding, to: Tier, cost: Cost): string[] {
  const { interval, periodEnd, endsWithPeriod, keeps } = from;
  const end = periodEnd === null ? null : dayOf(periodEnd);
  return [
    ...nowWords(cost, end),
    ...paidWords(cost.keeps ?? null, { to, keeps, end }),
    endsWithPeriod ? say.stillEnds(end) : say.from(end, priceWords(to, interval)),
  ];
}

/** What the amount due now is for. */
function nowWords({ amountDue, total, currency }: Cost, end: string | null): string[] {
  if (amountDue === 0) return total === 0 ? [] : [say.credited(end)];
  if (amountDue >= total) return [say.charged(end)];
  const credit = say.partlyCredited(formatCharge(total - amountDue, currency));
  return [`${say.charged(end)} ${credit}`];
}

type Paid = { to: Tier; keeps: Tier | null; end: string | null };

/** What the current period is paid for stays: it is neither charged again nor refunded. */
function paidWords(keeps: Tier | null, { to, keeps: kept, end }: Paid): string[] {
  if (keeps) return [say.kept(planOf(keeps).name, end)];
  return kept === to ? [say.paidAlready(planOf(to).name, end)] : [];
}
