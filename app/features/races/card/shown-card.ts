import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { coverAddress } from "../pictures/cover.ts";
import { smallPicture } from "../pictures/picture.ts";
import { awayLabel } from "../places/near.ts";
import { type DistanceLabel, placeOf, type RaceCard } from "../race.ts";
import { raceKind } from "../race-type.ts";
import { isStartingPrice, type Price, showPrice } from "../shown-price.ts";
import { shortDistances } from "./short-distances.ts";

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
