import { formatDistance } from "#features/races/distance.ts";
import type { DistanceLabel, RaceCard } from "#features/races/race.ts";
import { raceType, typeIn } from "#features/races/race-type.ts";
import type { PricedDistance } from "#features/races/search/search.server.ts";
import type { Price } from "#features/races/shown-price.ts";
import { countryIn } from "#values/countries.ts";
import { type Day, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { lengthsAsked } from "./list-filters.ts";

type Language = "en" | "es";

/**
 * Why a race fits, from its own row: `In Cusco`, `21 km · $45 USD`, `March 14, 2027`.
 * @param found.priced - the distance that was asked for, with its price
 */
export function reasons(
  { race, priced }: { race: RaceCard; priced?: PricedDistance | undefined },
  params: SearchParameters,
  { language, unit }: { language: Language; unit: LengthUnit },
): string[] {
  const words = wordsOf[language];
  return [
    placeAsked(race, params, language),
    params.race_type && words.type(raceType(race.type, "en").label),
    priced ? pricedDistance(priced, language, unit) : distanceAsked(race, params, language, unit),
    (params.start_date_from || params.start_date_to || params.season) && words.day(race.startDate),
    !priced &&
      (params.max_price !== undefined || params.sort_by === "price") &&
      priceFrom(race.price, language),
    (params.min_rating !== undefined || params.sort_by === "rating") &&
      race.rating &&
      words.stars(race.rating.average),
    params.is_open && !race.isClosed && words.open,
  ].filter((reason) => typeof reason === "string");
}

type Words = {
  in: (place: string) => string;
  country: (name: string) => string;
  type: (label: string) => string;
  day: (day: Day) => string;
  stars: (average: number) => string;
  from: string;
  free: string;
  open: string;
};

const wordsOf: Record<Language, Words> = {
  en: {
    in: (place) => `In ${place}`,
    country: (name) => name,
    type: (label) => label,
    day: (day) => formatDay(day, "en"),
    stars: (average) => `${average.toFixed(1)} stars`,
    from: "From",
    free: "Free",
    open: "Registration open",
  },
  es: {
    in: (place) => `En ${place}`,
    country: (name) => countryIn(name, "es"),
    type: (label) => typeIn(label, "es"),
    day: (day) => formatDay(day, "es"),
    stars: (average) => `${average.toFixed(1)} estrellas`,
    from: "Desde",
    free: "Gratis",
    open: "Inscripciones abiertas",
  },
};

function placeAsked(
  race: RaceCard,
  { city, state, country }: SearchParameters,
  language: Language,
): string | undefined {
  const words = wordsOf[language];
  const names = [
    city && race.city,
    state && race.stateProvince !== race.city && race.stateProvince,
    country && words.country(race.country),
  ].filter(Boolean);
  if (names.length > 0) return words.in(names.join(", "));
  return state ? words.in(race.city) : undefined;
}

/** The distance that was asked for, in the words of the race. */
function distanceAsked(
  race: RaceCard,
  params: SearchParameters,
  language: Language,
  unit: LengthUnit,
): string | undefined {
  const asked = lengthsAsked(params);
  const found = race.distances.find(
    ({ meters }) => meters !== null && asked.some((span) => isWithin(meters, span)),
  );
  return found && distanceIn(found, language, unit);
}

function distanceIn(distance: DistanceLabel, language: Language, unit: LengthUnit): string {
  if (language === "es" && distance.meters === 42_195) return "Maratón";
  if (language === "es" && distance.meters === 21_098) return "Media maratón";
  return formatDistance(distance, unit);
}

/** A distance with its price. */
function pricedDistance(
  { distance, price }: PricedDistance,
  language: Language,
  unit: LengthUnit,
): string {
  const name = distanceIn(distance, language, unit);
  if (price.kind === "unknown") return name;
  return `${name} · ${price.kind === "free" ? wordsOf[language].free : price.text}`;
}

function isWithin(meters: number, { from, to }: { from: number; to: number }): boolean {
  return meters >= from * 1000 && meters <= to * 1000;
}

function priceFrom(price: Price, language: Language): string | undefined {
  const words = wordsOf[language];
  if (price.kind === "unknown") return undefined;
  return price.kind === "free" ? words.free : `${words.from} ${price.text}`;
}
