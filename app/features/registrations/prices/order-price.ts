import type { Day } from "#values/day.ts";
import type { Currency } from "#values/money.ts";
import { currentStep, type PriceStep } from "./price-steps.ts";
import type { Voucher } from "./voucher.ts";

/** How a race sells its entries. */
export type SaleRules = {
  currency: Currency;
  /** What a member of this site pays less, in percent. */
  memberPercent: number;
  /** Hours that a runner has to pay, and an organizer to look at a proof. */
  uploadHours: number;
  reviewHours: number;
};

/** The hours of a race whose organizer has chosen none. */
export const usualHours = { uploadHours: 48, reviewHours: 72 };

/** What one entry of an order costs, in minor units. */
export type PricedLine = {
  stepId: string;
  priceMinor: number;
  memberMinor: number;
  codeMinor: number;
  /** What an entry that was kept from the last edition counts. */
  creditMinor: number;
  dueMinor: number;
};

export type PricedOrder = { currency: Currency; lines: PricedLine[]; totalMinor: number };

/**
 * The lines and the total of an order: the current step of each distance, less the member's percentage,
 * less the code, less the credit. Several entries of one distance take the places of its steps one after the other.
 * @param entries - the steps of the distance of each entry
 * @param terms.code - one that counts for these entries; it is used for each of them
 * @returns `null` where one of the distances has no price
 */
export function priceOrder(
  { currency, memberPercent }: SaleRules,
  entries: readonly (readonly PriceStep[])[],
  {
    today,
    isMember,
    code,
    creditMinor: credit = 0,
  }: { today: Day; isMember: boolean; code: Voucher | null; creditMinor?: number },
): PricedOrder | null {
  const taken = new Map<string, number>();
  const lines: PricedLine[] = [];
  let left = credit;
  for (const steps of entries) {
    const open = steps.map((step) => ({ ...step, sold: step.sold + (taken.get(step.id) ?? 0) }));
    const step = currentStep(open, today);
    if (!step) return null;
    taken.set(step.id, (taken.get(step.id) ?? 0) + 1);
    const { id: stepId, priceMinor } = step;
    const memberMinor = isMember ? percentOf(priceMinor, memberPercent) : 0;
    const codeMinor = code ? reductionOf(code, priceMinor - memberMinor) : 0;
    const creditMinor = Math.min(left, priceMinor - memberMinor - codeMinor);
    left -= creditMinor;
    const dueMinor = priceMinor - memberMinor - codeMinor - creditMinor;
    lines.push({ stepId, priceMinor, memberMinor, codeMinor, creditMinor, dueMinor });
  }
  return { currency, lines, totalMinor: lines.reduce((sum, { dueMinor }) => sum + dueMinor, 0) };
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
