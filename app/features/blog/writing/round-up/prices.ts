import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import type { Price } from "#features/races/shown-price.ts";
import type { Ways } from "#features/writing/variety.ts";
import { listOf } from "#values/text/list-of.ts";
import { theDistance } from "./prose-values.ts";
import { byLength, type ProseContext } from "./sentences.ts";

type PricedDistance = DistanceFacts & { price: Extract<Price, { kind: "amount" }> };

/** What entries cost; `null` where the listing names no price. */
export function priceSentence(race: RaceFacts, { choose }: ProseContext): string | null {
  if (race.isPast || race.status === "cancelled") return null;
  const distances = byLength(race.distances);
  const paid = distances.filter(isPaid).sort((one, other) => one.price.minor - other.price.minor);
  const free = distances.filter(({ price }) => price.kind === "free");
  if (paid.length === 0) return free.length === 0 ? null : choose(freeEntry);
  const cost = amounts(paid, distances.length, choose);
  if (free.length === 0) return `${cost}${reduction(paid)}`;
  const named = listOf(free.map(theDistance), "en");
  return `${cost} Entry to ${named} is free.`;
}

const freeEntry = ["Entry is free.", "There is no entry fee."] as const;

function amounts(
  paid: readonly PricedDistance[],
  all: number,
  choose: ProseContext["choose"],
): string {
  const [lowest] = paid;
  const highest = paid.at(-1);
  if (!lowest || !highest) return "";
  if (lowest.price.minor === highest.price.minor) {
    const { text } = lowest.price;
    if (all === 1) return choose(onePrice)(text);
    if (paid.length === all) return `Every distance costs ${text}.`;
    return `Entry to ${listOf(paid.map(theDistance), "en")} costs ${text}.`;
  }
  return choose(range)({
    low: lowest.price.text,
    lowName: theDistance(lowest),
    high: highest.price.text,
    highName: theDistance(highest),
  });
}

const onePrice: Ways<string> = [
  (text) => `Entry costs ${text}.`,
  (text) => `The entry fee is ${text}.`,
];

type Range = { low: string; lowName: string; high: string; highName: string };

const range: Ways<Range> = [
  ({ low, lowName, high, highName }) =>
    `Entry costs between ${low} for ${lowName} and ${high} for ${highName}.`,
  ({ low, lowName, high, highName }) =>
    `Prices start at ${low} for ${lowName} and reach ${high} for ${highName}.`,
];

/** Prices that are lower than the usual ones. */
function reduction(paid: readonly PricedDistance[]): string {
  const reduced = paid.filter(({ price }) => price.original !== null);
  if (reduced.length === 0) return "";
  const [only] = reduced;
  if (paid.length === 1 && only) return ` The usual price is ${only.price.original}.`;
  if (reduced.length === paid.length) return " All of these are reduced prices.";
  const names = listOf(reduced.map(theDistance), "en");
  return reduced.length === 1
    ? ` The price of ${names} is reduced at the moment.`
    : ` The prices of ${names} are reduced at the moment.`;
}

function isPaid(distance: DistanceFacts): distance is PricedDistance {
  return distance.price.kind === "amount";
}
