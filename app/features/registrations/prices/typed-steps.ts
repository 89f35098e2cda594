import { type Day, parseDay } from "#values/day.ts";
import type { Currency } from "#values/money.ts";
import { readAmount } from "./amount.ts";
import type { PriceStep } from "./price-steps.ts";

/** The rows of a distance that are in sight, those that its form has at least, and the steps that it may have. */
export const shownSteps = 2;
export const offeredSteps = 4;
export const mostSteps = 8;

/** What the form names a race without distances as a whole. */
export const wholeRaceKey = "race";

/** The name of a field of a step: of a distance, and of its row from 0. */
export function stepField(
  part: "id" | "price" | "last" | "places",
  key: string,
  row: number,
): string {
  return `${part}:${key}:${row}`;
}

export type StepProblem =
  | "amount"
  | "too-little"
  | "day"
  | "day-past"
  | "day-order"
  | "places"
  | "endless"
  | "ends";

/** A step as it is typed; `id` is of the one that it changes. */
export type TypedStep = Pick<PriceStep, "priceMinor" | "lastDay" | "places"> & {
  id: string | null;
};

/** The least that can be charged besides nothing: card payments refuse less. */
const least: Record<Currency, number> = { USD: 50, CAD: 50, PEN: 200, MXN: 1000 };

/**
 * The steps of a distance from the rows of its form; empty rows are left out. Every step but the last one has an end,
 * and the last one has none, so that a distance that is sold always has a price.
 * @param known.textOf - what stands in a field
 * @param known.today - at the place of the race
 * @param known.stored - the steps as they are: a day that has passed since it was saved may stay
 */
export function readSteps(
  key: string,
  currency: Currency,
  {
    textOf,
    today,
    stored,
  }: {
    textOf: (field: string) => string;
    today: Day;
    stored: readonly Pick<PriceStep, "id" | "lastDay">[];
  },
): { steps: TypedStep[]; problems: Record<string, StepProblem> } {
  const problems: Record<string, StepProblem> = {};
  const rows: { row: number; step: TypedStep }[] = [];
  for (let row = 0; row < mostSteps; row += 1) {
    const field = (part: Parameters<typeof stepField>[0]) => stepField(part, key, row);
    const [price, last, places] = [field("price"), field("last"), field("places")];
    const typed = [price, last, places].map((name) => textOf(name).trim());
    if (typed.every((text) => text === "")) continue;
    const [typedPrice = "", typedLast = "", typedPlaces = ""] = typed;
    const priceMinor = readAmount(typedPrice, currency);
    if (priceMinor === null) problems[price] = "amount";
    else if (priceMinor > 0 && priceMinor < least[currency]) problems[price] = "too-little";
    const lastDay: Day | null = typedLast === "" ? null : parseDay(typedLast);
    if (typedLast !== "" && lastDay === null) problems[last] = "day";
    const isCount = /^[1-9]\d{0,5}$/.test(typedPlaces);
    if (typedPlaces !== "" && !isCount) problems[places] = "places";
    const id = textOf(field("id")) || null;
    const isStored = stored.some((step) => step.id === id && step.lastDay === lastDay);
    if (lastDay !== null && lastDay < today && !isStored) problems[last] = "day-past";
    const count = isCount ? Number(typedPlaces) : null;
    rows.push({ row, step: { id, priceMinor: priceMinor ?? 0, lastDay, places: count } });
  }
  let latest: Day | null = null;
  for (const [place, { row, step }] of rows.entries()) {
    const isLast = place === rows.length - 1;
    const [last, price] = [stepField("last", key, row), stepField("price", key, row)];
    const hasEnd = step.lastDay !== null || step.places !== null;
    if (isLast && hasEnd) problems[price] ??= "ends";
    if (!isLast && !hasEnd) problems[price] ??= "endless";
    if (step.lastDay !== null && latest !== null && step.lastDay <= latest) {
      problems[last] ??= "day-order";
    }
    latest = step.lastDay ?? latest;
  }
  return { steps: rows.map(({ step }) => step), problems };
}
