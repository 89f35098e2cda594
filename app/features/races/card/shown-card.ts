import { href } from "react-router";
import type { Day } from "#values/day.ts";
import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatNumber } from "#values/text/number.ts";
import { coverAddress, smallPicture } from "../pictures/cover.ts";
import { awayLabel } from "../places/near.ts";
import { type DistanceLabel, placeOf, type RaceCard } from "../race.ts";
import { raceKind } from "../race-type.ts";
import { isStartingPrice, type Price, showPrice } from "../shown-price.ts";

/** A text that is a length as runners write it: `10K`, `7.6K`, `50 km`. */
const written = /^(\d{1,3}(?:\.\d)?) ?km?$/i;

/** From here on, runners leave the decimals out: a marathon is 42K. */
const longMeters = 20_000;

/** What a link to a race remembers of its list: the address with the filters. */
export type ListBefore = { list: string };

/** How many distances a card names before it counts the rest. */
const distanceLimit = 4;

/**
 * What the card of a race shows, in the visitor's unit. The server prepares it, so that only what the
 * card shows is sent to the browser.
 */
export type ShownCard = {
  id: string;
  name: string;
  /** As stored. */
  type: string;
  day: Day;
  place: string;
  /** `12 km away`, in a list around a place. */
  away: string | null;
  picture: string;
  isCancelled: boolean;
  /** The profile of a trail or ultra race as a path; `null` for others and where none is known. */
  hairline: string | null;
  /** In one short row: `42K · 21K · 10K`. Empty without any. */
  distances: string;
  /** Takes no more registrations. Not set for a cancelled race, whose card shows that instead. */
  isClosed: boolean;
  /** The words before the price: `from`, or the distance that it belongs to. */
  priceOf: string;
  /** `null` if it is unknown. */
  price: string | null;
  original: string | null;
  /** The mean of the reviews; `null` while the race has none. */
  rating: number | null;
  reviews: number;
};

type AskedDistance = { distance: DistanceLabel; price: Price };

/** The kinds of races whose cards have a profile. */
const hillyKinds = new Set<string>(["trail", "ultra"]);

/**
 * @param inList.lang - of the page
 * @param inList.meters - from the centre of the list, if it has one
 * @param inList.asked - the distance that the list asks for, with its price
 */
export function shownCard(
  race: RaceCard,
  unit: LengthUnit,
  {
    lang,
    meters,
    asked,
  }: { lang: Lang; meters?: number | undefined; asked?: AskedDistance | undefined },
): ShownCard {
  const { distances, rating } = race;
  const price = asked?.price ?? race.price;
  const isCancelled = race.status === "cancelled";
  const isAmount = price.kind === "amount";
  return {
    id: race.id,
    name: race.name,
    type: race.type,
    day: race.startDate,
    place: placeOf(race, lang),
    // It stays on one line of the card.
    away: meters === undefined ? null : awayLabel(meters, unit, lang).replaceAll(" ", "\u00a0"),
    picture: race.photo ? smallPicture(race.photo) : coverAddress(race, "card"),
    isCancelled,
    hairline: hillyKinds.has(raceKind(race.type)) ? race.hairline : null,
    distances: shortDistances(distances, unit, distanceLimit),
    isClosed: race.isClosed && !isCancelled,
    priceOf: asked
      ? shortDistances([asked.distance], unit, 1)
      : isStartingPrice(price)
        ? sayIn(lang)({ en: "from", es: "desde" })
        : "",
    price: price.kind === "unknown" ? null : showPrice(price, lang),
    original: isAmount ? price.original : null,
    rating: rating?.average ?? null,
    reviews: rating?.count ?? 0,
  };
}

/** The anchor of a race's card in a list. */
export function raceAnchor(id: string): string {
  return `race-${id}`;
}

/** The list that the visitor came from, from the state of the location; otherwise the whole list. */
export function listBefore(state: unknown): string {
  const all = href("/races");
  if (typeof state !== "object" || state === null || !("list" in state)) return all;
  return typeof state.list === "string" && state.list.startsWith(`${all}?`) ? state.list : all;
}

/**
 * The distances of a race in one short row, in the visitor's unit: `42K · 21K · 10K`,
 * in miles `26.2 · 13.1 · 6.2 mi`. A distance without a length keeps its words.
 * @param limit - how many are named; the others are counted: `42K · 21K +3`
 */
export function shortDistances(
  distances: readonly DistanceLabel[],
  unit: LengthUnit,
  limit: number,
): string {
  return shortLabels(distances, unit, limit).join(" · ");
}

/** The same one by one; the count of the others stands at the last one. */
export function shortLabels(
  distances: readonly DistanceLabel[],
  unit: LengthUnit,
  limit: number,
): string[] {
  const shown = distances.slice(0, limit);
  const isLength = new Map(
    shown.map((distance) => [shortDistance(distance, unit), distance.meters !== null]),
  );
  const labels = [...isLength.keys()];
  const last = unit === "mi" ? labels.findLastIndex((label) => isLength.get(label)) : -1;
  const others = distances.length > limit ? ` +${distances.length - limit}` : "";
  return labels.map((label, at) => {
    const named = at === last ? `${label} mi` : label;
    return at === labels.length - 1 ? named + others : named;
  });
}

/** One distance as runners call it: `21K` for a half marathon; in miles the number alone. */
function shortDistance({ text, meters }: DistanceLabel, unit: LengthUnit): string {
  if (meters === null) return text.trim();
  if (unit === "mi") return formatNumber(meters / metersPerMile, 1);
  const [, digits] = written.exec(text.trim()) ?? [];
  if (digits !== undefined) return `${digits}K`;
  if (meters < 1000) return `${meters}M`;
  const kilometers = meters / 1000;
  return `${formatNumber(kilometers, meters < longMeters ? 1 : 0)}K`;
}
