import type { Day } from "#values/day.ts";
import type { Currency } from "#values/money.ts";
import { currentStep, type NextPrice, nextPrice, type PriceStep } from "./price-steps.ts";

/** What an entry costs everybody today, in minor units, and what it costs next. */
export type CurrentPrice = { priceMinor: number; currency: Currency; next: NextPrice | null };

/** `null` where the distance is not sold here. */
export function currentPrice(
  sale: { currency: Currency; steps: readonly (PriceStep & { distanceId: string | null })[] },
  distanceId: string | null,
  today: Day,
): CurrentPrice | null {
  const steps = sale.steps.filter((step) => step.distanceId === distanceId);
  const step = currentStep(steps, today);
  if (!step) return null;
  return { priceMinor: step.priceMinor, currency: sale.currency, next: nextPrice(steps, today) };
}
