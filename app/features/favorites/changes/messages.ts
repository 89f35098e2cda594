import { formatDay } from "#values/day.ts";
import { amountWords } from "#values/money.ts";
import type { KeptChange } from "./changes.ts";

/** A change of a kept race as a sentence. */
export function changeSentence(change: KeptChange): string {
  switch (change.kind) {
    case "cancelled":
      return "Cancelled by the organizer";
    case "revived":
      return "Takes place after all";
    case "date":
      return `New date: ${formatDay(change.to)}, was ${formatDay(change.from)}`;
    case "price":
      return `${change.to.minor === 0 ? "Now" : "Price now from"} ${amountWords(change.to)}, was ${amountWords(change.from)}`;
    case "distances":
      return `New distance: ${change.names.join(", ")}`;
    case "distances-gone":
      return `No longer offered: ${change.names.join(", ")}`;
    case "closing":
      return closingWords(change.days);
  }
}

function closingWords(days: number): string {
  if (days === 0) return "Registration closes today";
  return days === 1 ? "Registration closes tomorrow" : `Registration closes in ${days} days`;
}
