import { addDays, type Day } from "#values/day.ts";
import type { Currency } from "#values/money.ts";

/** A step of a distance's price. It ends after its last day, or when all of its places are sold. */
export type PriceStep = {
  id: string;
  /** In minor units. */
  priceMinor: number;
  /** At the place of the race; `null` without an end. */
  lastDay: Day | null;
  /** `null` without a limit. */
  places: number | null;
  /** Entries that hold or have this price. */
  sold: number;
};

/** The first step that has not ended; `null` where the distance has no price. The last step has no end. */
export function currentStep(steps: readonly PriceStep[], today: Day): PriceStep | null {
  return steps.find((step) => isOpen(step, today)) ?? null;
}

/** What an entry costs after the current step: from a day on, after a number of entries, or both. */
export type NextPrice = { priceMinor: number; day: Day | null; left: number | null };

/** The next change of a price; `null` where it stays. */
export function nextPrice(steps: readonly PriceStep[], today: Day): NextPrice | null {
  const current = currentStep(steps, today);
  if (!current) return null;
  const later = steps.slice(steps.indexOf(current) + 1);
  const day = current.lastDay === null ? null : addDays(current.lastDay, 1);
  const left = current.places === null ? null : current.places - current.sold;
  const next = later.find((step) => isOpen(step, day ?? today));
  if (!next || next.priceMinor === current.priceMinor) return null;
  // The step that follows when the places are sold may end before the day.
  const early = later.find((step) => isOpen(step, today));
  return { priceMinor: next.priceMinor, day, left: early === next ? left : null };
}

function isOpen({ lastDay, places, sold }: PriceStep, today: Day): boolean {
  return (lastDay === null || today <= lastDay) && (places === null || sold < places);
}

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
