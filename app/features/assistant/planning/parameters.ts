import { isSeries } from "#features/races/reading/exclusions.ts";
import { southernCountries } from "#features/races/reading/season-words.ts";
import { addDays, type Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { racesInAnswer } from "../conversation/limits.ts";
import type { Asked } from "./asked.ts";
import { chosenPlaces, type SearchPlace } from "./place-choice.ts";
import type { AskedDays, OpenDays } from "./reading/dates.ts";
import type { AskedLength } from "./reading/lengths.ts";
import type { NamedPlace } from "./reading/places.ts";
import { sharedDollar } from "./reading/prices.ts";
import type { Field } from "./reading/resets.ts";
import { distanceName, type LengthParameters, narrowedLength } from "./search-length.ts";
import type { SearchParameters } from "./search-parameters.ts";

/** What a conversation wants, before seasons and currencies are settled by the country. */
export type Wanted = {
  place: SearchPlace;
  days: AskedDays | null;
  weekdays: readonly number[] | null;
  length: LengthParameters;
  type: string | null;
  /** Places and types that are left out. */
  not: readonly string[];
  price: { amount: number; currency: string | null } | null;
  stars: number | null;
  isOpen: boolean;
  limit: number | null;
  offset: number;
  order: "date" | "price" | "rating" | null;
};

export const nothingWanted: Wanted = {
  place: {},
  days: null,
  weekdays: null,
  length: {},
  type: null,
  not: [],
  price: null,
  stars: null,
  isOpen: false,
  limit: null,
  offset: 0,
  order: null,
};

/** What is wanted after a message: it adds to what was asked before, replaces it, or takes it back. */
export function wantedAfter(before: Wanted, asked: Asked): Wanted {
  const start = asked.isClearing ? nothingWanted : withoutDenied(before, asked);
  const kept = asked.removed.reduce(withoutField, start);
  const narrowed = withOrder(withFacts(kept, asked, before), asked);
  const limit = asked.count ?? kept.limit;
  const isSame = sameSearch(narrowed, before);
  if (asked.isMore && isSame) {
    const shown = before.limit ?? racesInAnswer.usual;
    return { ...narrowed, limit, offset: before.offset + shown };
  }
  return { ...narrowed, limit, offset: 0 };
}

function withFacts(kept: Wanted, asked: Asked, before: Wanted): Wanted {
  const type = asked.types.at(-1) ?? kept.type;
  const price = asked.prices.findLast((one) => one.kind === "most");
  const stars = asked.ratings.findLast((one) => one.kind === "stars");
  // A short triathlon is longer than a short run: nothing tells how long.
  const isOfBike = type === "Triathlon" && asked.lengths.every(({ kind }) => kind === "relative");
  const length = isOfBike ? kept.length : narrowedLength(kept.length, asked.lengths, type);
  const isNewLength = asked.lengths.length > 0;
  const isNewType = asked.types.length > 0;
  return {
    ...kept,
    place: wider(chosenPlaces(kept.place, asked), asked),
    days: asked.days ?? kept.days,
    weekdays: asked.weekdays ?? kept.weekdays,
    // An ultra is longer than a marathon: of the two, what was said last counts.
    length: isNewType && !isNewLength && type === "Ultra" && isWithinMarathon(length) ? {} : length,
    type: isNewLength && !isNewType && type === "Ultra" && isWithinMarathon(length) ? null : type,
    not: [...new Set([...kept.not, ...leftOut(asked, before)])].filter(
      (name) => !asked.types.includes(name) && !asked.places.some((place) => isNamed(place, name)),
    ),
    price: price
      ? { amount: price.amount, currency: price.currency }
      : isCheapAfterFree(kept, asked)
        ? null
        : kept.price,
    stars: stars ? stars.stars : kept.stars,
    isOpen: kept.isOpen || asked.isOpen,
  };
}

/** `Ok, cheap then` after free races. */
function isCheapAfterFree({ price }: Wanted, { prices }: Asked): boolean {
  return price?.amount === 0 && prices.some(({ kind }) => kind === "cheap");
}

/** Places and types that a message does not want, unless it only takes back what was wanted before. */
function leftOut(
  { denied, types, lengths }: Asked,
  { place, type, length, days, weekdays }: Wanted,
): string[] {
  const wanted = [place.city, place.state, place.country, type, length.distance];
  const isOfAnyLength = Object.keys(length).length + lengths.length === 0;
  const names = [
    ...(days === null && weekdays === null ? denied.days : []),
    ...(isOfAnyLength ? denied.lengths.flatMap(exactName) : []),
    ...denied.types.filter((name) => types.length === 0 || isSeries(fold(name))),
    ...denied.places.flatMap(({ candidates: [one] }) => one?.name ?? []),
  ];
  return names.filter((name) => !wanted.includes(name));
}

function exactName(length: AskedLength): string[] {
  return length.kind === "exact" ? [distanceName(length)] : [];
}

/** `The closest one you have`: far around the place that was spoken of. */
function wider(place: SearchPlace, { isNearest }: Asked): SearchPlace {
  const { city, near, within } = place;
  const center = near ?? city;
  if (!isNearest || center === undefined) return place;
  return { near: center, within_km: farthest, ...(within !== undefined && { within }) };
}

/** Kilometers. */
const farthest = 300;

function isNamed({ candidates }: NamedPlace, name: string): boolean {
  return candidates.some((place) => place.name === name);
}

function withOrder(kept: Wanted, { prices, ratings, isSoonest }: Asked): Wanted {
  if (isSoonest) return { ...kept, order: "date" };
  if (prices.some(({ kind }) => kind === "cheap")) return { ...kept, order: "price" };
  return ratings.some(({ kind }) => kind === "best") ? { ...kept, order: "rating" } : kept;
}

function isWithinMarathon({ meters, distance_to: to }: LengthParameters): boolean {
  return (meters !== undefined && meters <= 42_195) || (to !== undefined && to <= 42.2);
}

const emptied: Record<Field, Partial<Wanted>> = {
  place: { place: {}, not: [] },
  dates: { days: null, weekdays: null },
  length: { length: {} },
  type: { type: null },
  price: { price: null },
  rating: { stars: null },
  open: { isOpen: false },
};

function withoutField(wanted: Wanted, field: Field): Wanted {
  const isOrder = wanted.order === field;
  return { ...wanted, ...emptied[field], order: isOrder ? null : wanted.order };
}

function withoutDenied(wanted: Wanted, { denied }: Asked): Wanted {
  const fields: Field[] = [];
  const names = denied.places.flatMap(({ candidates }) => candidates.map(({ name }) => name));
  if (Object.values(wanted.place).some((name) => typeof name === "string" && names.includes(name)))
    fields.push("place");
  if (wanted.type !== null && denied.types.includes(wanted.type)) fields.push("type");
  if (denied.lengths.length > 0) fields.push("length");
  const isOfWeekdays = denied.hasDays && wanted.weekdays !== null;
  if (denied.hasDays && !isOfWeekdays) fields.push("dates");
  const kept = isOfWeekdays ? { ...wanted, weekdays: null } : wanted;
  return fields.reduce(withoutField, kept);
}

function sameSearch(a: Wanted, b: Wanted): boolean {
  const searched = ({ limit, offset, ...wanted }: Wanted) => {
    void [limit, offset];
    return JSON.stringify(wanted);
  };
  return searched(a) === searched(b);
}

/** The parameters of a search, with nothing that is not set. */
export function parametersOf(wanted: Wanted, today: Day): SearchParameters {
  const { place, length, price, order } = wanted;
  const { city, state, country, near, within_km, places, region } = place;
  const home = country ?? place.within ?? null;
  const { distance, distances, distance_from, distance_to } = length;
  const currency = price ? currencyIn(price.currency, home) : null;
  return defined({
    city,
    state,
    country,
    near,
    within_km,
    places,
    region,
    race_type: wanted.type ?? undefined,
    not: wanted.not.length > 0 ? [...wanted.not] : undefined,
    distance,
    distances,
    distance_from,
    distance_to,
    ...daysIn(wanted.days, home, today),
    weekdays: wanted.weekdays ? [...wanted.weekdays] : undefined,
    max_price: price?.amount,
    currency: currency ?? undefined,
    min_rating: wanted.stars ?? undefined,
    is_open: wanted.isOpen || undefined,
    limit: wanted.limit ?? undefined,
    offset: wanted.offset || undefined,
    sort_by_date: order === null || order === "date" ? undefined : false,
    sort_by: order ?? undefined,
  });
}

function daysIn(days: AskedDays | null, country: string | null, today: Day): SearchParameters {
  if (!days) return {};
  const { north, south } = days;
  if (sameDays(north, south) || country !== null) {
    const isSouth = country !== null && southernCountries.includes(fold(country));
    const { from, to } = isSouth ? south : north;
    return defined({ start_date_from: from ?? undefined, start_date_to: to ?? undefined });
  }
  return { season: { north: closed(north, today), south: closed(south, today) } };
}

function sameDays(a: OpenDays, b: OpenDays): boolean {
  return a.from === b.from && a.to === b.to;
}

/** A season has both ends: an open one is today, or a year after the other. */
function closed({ from, to }: OpenDays, today: Day): { from: Day; to: Day } {
  const start = from ?? (to !== null && to < today ? to : today);
  return { from: start, to: to ?? addDays(start, 365) };
}

/** Whose money `$` is where it is not that of the United States. */
const dollarsOf: Record<string, string> = { Mexico: "MXN", Canada: "CAD" };

/** The sign of several currencies means that of the country. */
function currencyIn(currency: string | null, country: string | null): string | null {
  if (currency !== sharedDollar) return currency;
  return dollarsOf[country ?? ""] ?? "USD";
}

function defined<Values extends object>(values: Values): Values {
  const kept = { ...values };
  for (const name of Object.keys(kept) as (keyof Values)[]) {
    if (kept[name] === undefined) delete kept[name];
  }
  return kept;
}

/** The parameters that differ. */
export function changedBetween(
  before: SearchParameters,
  after: SearchParameters,
): (keyof SearchParameters)[] {
  const names = Object.keys({ ...before, ...after }) as (keyof SearchParameters)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
