import { href } from "react-router";
import type { BillingInterval } from "#services/payments/payments.ts";
import { withQuery } from "#values/address.ts";
import type { Words } from "#values/say.ts";

/** The billing interval and the chosen plan in the address of the membership page. */
type Chosen = { interval: BillingInterval; tier: Tier | null };

/** The plans from the smallest to the largest. */
export const tiers = ["pacer", "sprinter", "elite"] as const;
export type Tier = (typeof tiers)[number];

export const intervals = ["month", "year"] as const satisfies readonly BillingInterval[];

export type MembershipPlan = {
  tier: Tier;
  name: string;
  description: Words;
  /** The price of a month that is paid monthly. */
  monthlyCents: number;
};

export const plans: readonly MembershipPlan[] = [
  {
    tier: "pacer",
    name: "Pacer",
    description: {
      en: "Basic recommendations and plans for beginners.",
      es: "Recomendaciones y planes básicos para quienes empiezan a correr.",
    },
    monthlyCents: 999,
  },
  {
    tier: "sprinter",
    name: "Sprinter",
    description: {
      en: "Personal plans, analytics and route analysis for runners who train.",
      es: "Planes personales, análisis y estudio de recorridos para corredores que entrenan.",
    },
    monthlyCents: 1999,
  },
  {
    tier: "elite",
    name: "Elite",
    description: {
      en: "Coaching, priority support and everything we offer.",
      es: "Entrenamiento guiado, atención prioritaria y todo lo que podemos ofrecer.",
    },
    monthlyCents: 3999,
  },
];

/** A year costs 80 percent of twelve months. */
const yearlyPart = 0.8;

const keyEnds = { month: "monthly", year: "yearly" } as const;

export function planOf(tier: Tier): MembershipPlan {
  const found = plans.find((plan) => plan.tier === tier);
  if (!found) throw new Error(`There is no plan ${tier}.`);
  return found;
}

/** What is charged at once for a month or a year, in cents: 999 and 9590 for Pacer. */
export function centsOf(tier: Tier, interval: BillingInterval): number {
  const { monthlyCents } = planOf(tier);
  return interval === "year" ? Math.round(monthlyCents * 12 * yearlyPart) : monthlyCents;
}

/** What a month costs, in cents, rounded when it is paid by the year: 799 for Pacer. */
export function centsPerMonth(tier: Tier, interval: BillingInterval): number {
  const { monthlyCents } = planOf(tier);
  return interval === "year" ? Math.round(monthlyCents * yearlyPart) : monthlyCents;
}

/** The identifier of a price at the payment provider: `sprinter_yearly`. */
export function priceIdOf(tier: Tier, interval: BillingInterval): string {
  return `${tier}_${keyEnds[interval]}`;
}

/** The plan and interval of a price identifier; `null` for an unknown one. */
export function readPriceId(priceId: string): { tier: Tier; interval: BillingInterval } | null {
  for (const tier of tiers) {
    for (const interval of intervals) {
      if (priceIdOf(tier, interval) === priceId) return { tier, interval };
    }
  }
  return null;
}

export function isTier(text: string | null | undefined): text is Tier {
  return tiers.some((tier) => tier === text);
}

/** Negative when the first plan is the smaller one. */
export function compareTiers(one: Tier, other: Tier): number {
  return tiers.indexOf(one) - tiers.indexOf(other);
}

/** What the payment provider has on sale. */
export const offers = plans.map(({ tier, name, description }) => ({
  id: tier,
  name: `Dorsal ${name}`,
  description: description.en,
  prices: intervals.map((interval) => ({
    key: priceIdOf(tier, interval),
    interval,
    cents: centsOf(tier, interval),
  })),
}));

export function chosenIn(search: URLSearchParams): Chosen {
  const tier = search.get("plan");
  return {
    interval: search.get("billing") === "yearly" ? "year" : "month",
    tier: isTier(tier) ? tier : null,
  };
}

/** The membership page with a plan and an interval chosen, to come back to after signing in. */
export function chosenPath(priceId: string): string {
  const wanted = readPriceId(priceId);
  if (!wanted) return href("/membership");
  return withQuery(href("/membership"), {
    billing: wanted.interval === "year" && "yearly",
    plan: wanted.tier,
  });
}
