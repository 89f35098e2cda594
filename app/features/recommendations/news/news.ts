import type { raceNewsLooks } from "#db/schema.ts";

/** What a watched race is like, as far as its news go. */
export type WatchedState = Pick<
  typeof raceNewsLooks.$inferSelect,
  "takesEntries" | "priceMinor" | "priceCurrency"
>;

type Amount = { minor: number; currency: string };

/** What a member is written about. */
export type WatchedNews = { kind: "opened" } | { kind: "dearer"; from: Amount; to: Amount };

/**
 * What is news about a race that takes registrations: they have opened, or the price has risen.
 * @param before - `null` where the race was not watched yet
 */
export function newsOf(before: WatchedState | null, after: WatchedState): WatchedNews | null {
  if (!before || !after.takesEntries) return null;
  if (!before.takesEntries) return { kind: "opened" };
  const [from, to] = [amountOf(before), amountOf(after)];
  const isDearer = from && to && from.currency === to.currency && to.minor > from.minor;
  return isDearer ? { kind: "dearer", from, to } : null;
}

function amountOf({ priceMinor, priceCurrency }: WatchedState): Amount | null {
  return priceMinor === null || priceCurrency === null
    ? null
    : { minor: priceMinor, currency: priceCurrency };
}
