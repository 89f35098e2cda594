import type { ChosenExtra } from "../prices/order-price.ts";
import type { QuestionText } from "../questions/question.ts";

/** A race has no more extras, those that are no longer sold included. */
export const mostExtras = 20;
/** Of one extra, for one entry. */
export const mostOfOne = 20;
export const longestName = 100;
export const longestNote = 500;

/** What an extra costs, in minor units: each one, or an amount that the runner chooses within limits. */
export type ExtraPrice =
  | { priceMinor: number; leastMinor: null; mostMinor: null }
  | { priceMinor: null; leastMinor: number; mostMinor: number };

/** Something that a race sells beside its entries, as runners see it. */
export type EntryExtra = ExtraPrice & {
  id: string;
  name: QuestionText;
  note: QuestionText;
  mostEach: number;
  /** How many are left; `null` without a limit. */
  left: number | null;
  /** Whether what it has cost goes back to the runner when the entry is cancelled. */
  paysBack: boolean;
};

/** The same as its organizer sees it. */
export type OwnExtra = ExtraPrice & {
  id: string;
  name: QuestionText;
  note: QuestionText;
  mostEach: number;
  paysBack: boolean;
  /** `null`: with an entry of any distance. */
  distanceId: string | null;
  stock: number | null;
  /** Held by open orders or bought. */
  taken: number;
  lastDay: string | null;
  isSold: boolean;
  /** What was paid for it, in minor units. */
  paidMinor: number;
  /** Whether somebody has ordered it, also where the order has ended. */
  isOrdered: boolean;
};

/** An extra of an order. */
export type OrderedExtra = ChosenExtra & {
  registrationId: string;
  isReturned: boolean;
};

/** Whether no more of it can be ordered. */
export function isSoldOut({ left }: Pick<EntryExtra, "left">): boolean {
  return left !== null && left <= 0;
}
