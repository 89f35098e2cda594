import { formatDistance } from "#features/races/distance.ts";
import type { Price } from "#features/races/price.ts";
import type { RaceCard } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { type Day, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { lengthsAsked } from "./list-filters.ts";

type Language = "en" | "es";

/** Why a race fits, from its own row: `In Cusco`, `21 km`, `March 14, 2027`. */
export function reasons(
  race: RaceCard,
  price: Price,
  params: SearchParameters,
  { language, unit }: { language: Language; unit: LengthUnit },
): string[] {
  const words = wordsOf[language];
  return [
    placeAsked(race, params, language),
    params.race_type && words.type(raceType(race.type).label),
    distanceAsked(race, params, language, unit),
    (params.start_date_from || params.start_date_to || params.season) && words.day(race.startDate),
    (params.max_price !== undefined || params.sort_by === "price") &&
      priceIn(price, params, language),
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
    day: formatDay,
    stars: (average) => `${average.toFixed(1)} stars`,
    from: "From",
    free: "Free",
    open: "Registration open",
  },
  es: {
    in: (place) => `En ${place}`,
    country: (name) => spanishCountries[name] ?? name,
    type: (label) => spanishTypes[label] ?? label,
    day: (day) => spanishDay.format(new Date(day)),
    stars: (average) => `${average.toFixed(1)} estrellas`,
    from: "Desde",
    free: "Gratis",
    open: "Inscripciones abiertas",
  },
};

const spanishDay = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" });

const spanishTypes: Record<string, string> = {
  Road: "Ruta",
  Triathlon: "Triatlón",
  Urban: "Urbana",
};

const spanishCountries: Record<string, string> = {
  Peru: "Perú",
  Mexico: "México",
  Canada: "Canadá",
  "United States": "Estados Unidos",
  Brazil: "Brasil",
  Spain: "España",
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
  if (!found) return undefined;
  if (language === "es" && found.meters === 42_195) return "Maratón";
  if (language === "es" && found.meters === 21_098) return "Media maratón";
  return formatDistance(found, unit);
}

function isWithin(meters: number, { from, to }: { from: number; to: number }): boolean {
  return meters >= from * 1000 && meters <= to * 1000;
}

/** The price of the length that was asked for is no "from" of others. */
function priceIn(price: Price, params: SearchParameters, language: Language): string | undefined {
  const words = wordsOf[language];
  if (price.kind === "unknown") return undefined;
  if (price.kind === "free") return words.free;
  return params.distance === undefined ? `${words.from} ${price.text}` : price.text;
}
