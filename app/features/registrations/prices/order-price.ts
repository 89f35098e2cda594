import type { Day } from "#values/day.ts";
import type { Currency } from "#values/money.ts";
import type { QuestionText } from "../questions/question.ts";
import { currentStep, type PriceStep } from "./price-steps.ts";
import type { Voucher } from "./voucher.ts";

/** How a race sells its entries. */
export type SaleRules = {
  currency: Currency;
  /** What a member of this site pays less, in percent. */
  memberPercent: number;
  /** Of an order with this many entries, the cheapest is free; `null`: none. */
  freeEvery: number | null;
  /** Hours that a runner has to pay, and an organizer to look at a proof. */
  uploadHours: number;
  reviewHours: number;
};

/** The hours of a race whose organizer has chosen none. */
export const usualHours = { uploadHours: 48, reviewHours: 72 };

/** What one entry of an order costs, in minor units. */
export type PricedLine = {
  /** `null`: this distance is not sold. */
  stepId: string | null;
  priceMinor: number;
  memberMinor: number;
  codeMinor: number;
  /** Of an entry that the number of entries makes free. */
  groupMinor: number;
  /** What an entry that was kept from the last edition counts. */
  creditMinor: number;
  /** What the entry itself costs in the end. */
  dueMinor: number;
  /** What is bought beside it, which nothing lowers. */
  extras: readonly ChosenExtra[];
  extrasMinor: number;
};

/** What a runner kept from the last edition. */
export type Credit = { id: string; minor: number };

/** A credit that an order spends. What is left of it counts for no other order. */
export type SpentCredit = { id: string; usedMinor: number; leftMinor: number };

export type PricedOrder = {
  currency: Currency;
  lines: PricedLine[];
  totalMinor: number;
  /** Those that it spends, in their order. */
  credits: SpentCredit[];
};

/** An entry to price: the steps of its distance, and what lowers its price. */
export type EntryToPrice = {
  steps: readonly PriceStep[];
  isMember: boolean;
  code: Voucher | null;
  extras?: readonly ChosenExtra[] | undefined;
};

/**
 * The lines and the total of an order: the current step of each distance, less the member's percentage,
 * less the code; of many entries the cheapest are free; less the credits, one after the other. Several entries of one
 * distance take the places of its steps one after the other. An entry without steps costs nothing, and is not one of the
 * many. Extras are added at their price, which none of these lowers.
 * @param entries - each with a code only if it counts for it
 */
export function priceOrder(
  { currency, memberPercent, freeEvery }: SaleRules,
  entries: readonly EntryToPrice[],
  { today, credits = [] }: { today: Day; credits?: readonly Credit[] },
): PricedOrder {
  const taken = new Map<string, number>();
  const priced: Omit<PricedLine, "groupMinor" | "creditMinor">[] = [];
  for (const { steps, isMember, code, extras = [] } of entries) {
    const open = steps.map((step) => ({ ...step, sold: step.sold + (taken.get(step.id) ?? 0) }));
    const step = currentStep(open, today);
    if (step) taken.set(step.id, (taken.get(step.id) ?? 0) + 1);
    const stepId = step?.id ?? null;
    const priceMinor = step?.priceMinor ?? 0;
    const memberMinor = isMember ? percentOf(priceMinor, memberPercent) : 0;
    const codeMinor = code ? reductionOf(code, priceMinor - memberMinor) : 0;
    const dueMinor = priceMinor - memberMinor - codeMinor;
    priced.push({
      stepId,
      priceMinor,
      memberMinor,
      codeMinor,
      dueMinor,
      extras,
      extrasMinor: extrasMinor(extras),
    });
  }
  const sold = priced.filter(({ stepId }) => stepId !== null);
  const freeCount = freeEvery === null ? 0 : Math.floor(sold.length / freeEvery);
  const free = new Set(
    sold.toSorted((one, other) => one.dueMinor - other.dueMinor).slice(0, freeCount),
  );
  const allMinor = credits.reduce((sum, { minor }) => sum + minor, 0);
  let left = allMinor;
  const lines = priced.map((line): PricedLine => {
    const groupMinor = free.has(line) ? line.dueMinor : 0;
    const creditMinor = Math.min(left, line.dueMinor - groupMinor);
    left -= creditMinor;
    return { ...line, groupMinor, creditMinor, dueMinor: line.dueMinor - groupMinor - creditMinor };
  });
  const totalMinor = lines.reduce((sum, line) => sum + line.dueMinor + line.extrasMinor, 0);
  return { currency, lines, totalMinor, credits: spendUpTo(credits, allMinor - left) };
}

/** Spends credits one after the other, up to an amount. */
export function spendUpTo(credits: readonly Credit[], minor: number): SpentCredit[] {
  let open = minor;
  return credits.flatMap((credit) => {
    const usedMinor = Math.min(credit.minor, open);
    open -= usedMinor;
    return usedMinor > 0 ? [{ id: credit.id, usedMinor, leftMinor: credit.minor - usedMinor }] : [];
  });
}

/** What a code takes off an amount: never more than the amount. */
function reductionOf({ kind, value }: Pick<Voucher, "kind" | "value">, minor: number): number {
  if (kind === "none") return 0;
  if (kind === "free" || value === null) return minor;
  return kind === "percent" ? percentOf(minor, value) : Math.min(value, minor);
}

/** Half a cent is rounded up, in favor of the runner. */
function percentOf(minor: number, percent: number): number {
  return Math.round((minor * percent) / 100);
}

/** What a runner has chosen, at the price of this moment. */
export type ChosenExtra = {
  extraId: string;
  name: QuestionText;
  quantity: number;
  unitMinor: number;
  paysBack: boolean;
};

/** What it costs together, in minor units. */
export function extrasMinor(
  extras: readonly Pick<ChosenExtra, "quantity" | "unitMinor">[],
): number {
  return extras.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0);
}
