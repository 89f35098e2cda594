import { toMeters } from "#features/races/distance.ts";
import { radiusLabel, usualRadius } from "#features/races/places/near.ts";
import { raceType } from "#features/races/race-type.ts";
import { regionNamed } from "#features/races/reading/regions.ts";
import { monthOf } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { SearchParameters } from "../../planning/search-parameters.ts";
import { currencyOf, starsAsked } from "../../search/list-filters.ts";
import { type AnswerLanguage, capitalized, formats, type InEach, written } from "./formats.ts";

/** What a search was understood to ask for: `Trail races in Cusco, Peru in March 2027`. */
export const asked: InEach<(params: SearchParameters, unit: LengthUnit) => string> = {
  en(params, unit) {
    if (asksForAny(params)) return "Upcoming races";
    const type = params.race_type && typeName(params.race_type);
    const type_ = type ? `${type} ` : "";
    const length = lengthIn(params, unit, "en");
    const races =
      length.name === "marathon" || length.name === "half marathon"
        ? `${type_}${length.name}s`
        : `${type_}${length.name ? `${length.name} ` : ""}races`;
    const place = placeAsked(params, "en", unit);
    const season = params.season && seasons.en[seasonOf(params.season.north.from)];
    return capitalized(
      [
        params.max_price === 0 ? `free ${races}` : races,
        params.race_name && `named “${written(params.race_name)}”`,
        length.range,
        place,
        notAsked(params, "en"),
        params.near && `within ${radiusAsked(params, unit)} of ${written(params.near)}`,
        season && `in ${season}`,
        formats.en.period(params.start_date_from ?? null, params.start_date_to ?? null),
        weekdaysAsked(params, "en"),
        params.max_price ? `for up to ${amount(params)}` : "",
        starsAsked(params) && `rated ${starsAsked(params)} stars or more`,
        params.is_open && "with open registration",
      ]
        .filter(Boolean)
        .join(" "),
    );
  },
  es(params, unit) {
    if (asksForAny(params)) return "Próximas carreras";
    const type = params.race_type && spanishType(params.race_type);
    const length = lengthIn(params, unit, "es");
    const races = length.name?.endsWith("maratón")
      ? length.name === "maratón"
        ? "maratones"
        : "medias maratones"
      : "carreras";
    const place = placeAsked(params, "es", unit);
    const season = params.season && seasons.es[seasonOf(params.season.north.from)];
    return capitalized(
      [
        races,
        params.max_price === 0 && "gratis",
        type,
        races === "carreras" && length.name && `de ${length.name}`,
        params.race_name && `llamadas “${written(params.race_name)}”`,
        length.range,
        place,
        notAsked(params, "es"),
        params.near &&
          `a menos de ${radiusAsked(params, unit)} de ${written(formats.es.country(params.near))}`,
        season && `en ${season}`,
        formats.es.period(params.start_date_from ?? null, params.start_date_to ?? null),
        weekdaysAsked(params, "es"),
        params.max_price ? `por hasta ${amount(params)}` : "",
        starsAsked(params) && `con ${starsAsked(params)} estrellas o más`,
        params.is_open && "con inscripciones abiertas",
      ]
        .filter(Boolean)
        .join(" "),
    );
  },
};

const weekdays = {
  en: "Sundays Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays".split(" "),
  es: "los domingos,los lunes,los martes,los miércoles,los jueves,los viernes,los sábados".split(
    ",",
  ),
} as const satisfies InEach<string[]>;

function weekdaysAsked({ weekdays: asked = [] }: SearchParameters, language: AnswerLanguage) {
  if (asked.length === 0) return "";
  const [left, another] = weekdays[language].filter((_, at) => !asked.includes(at));
  if (left && !another) return language === "en" ? `not on ${left}` : `menos ${left}`;
  if (asked.length > 1) return language === "en" ? "on weekends" : "en fines de semana";
  const names = asked.map((at) => weekdays[language][at]).join(", ");
  return language === "en" ? `on ${names}` : names;
}

const seasons = {
  en: { spring: "spring", summer: "summer", fall: "fall", winter: "winter" },
  es: { spring: "primavera", summer: "verano", fall: "otoño", winter: "invierno" },
} as const satisfies InEach<Record<string, string>>;

/** By the month in which it begins in the north. */
function seasonOf(begin: string): keyof (typeof seasons)["en"] {
  const month = monthOf(begin);
  if (month >= 3 && month < 6) return "spring";
  if (month >= 6 && month < 9) return "summer";
  return month >= 9 && month < 12 ? "fall" : "winter";
}

function typeName(asked: string): string {
  const { kind, label } = raceType(asked, "en");
  return kind === "mtb" ? label : label.toLowerCase();
}

const spanishTypes: Readonly<Record<string, string>> = {
  road: "de ruta",
  trail: "de trail",
  ultra: "de ultra",
  triathlon: "de triatlón",
  mtb: "de MTB",
  urban: "urbanas",
};

function spanishType(asked: string): string {
  const { kind, label } = raceType(asked, "en");
  return spanishTypes[kind] ?? `de ${written(label.toLowerCase())}`;
}

const marathon = 42_195;
const half = 21_098;

/** A distance by its name, or a range of lengths. */
function lengthIn(
  { distance, distances, distance_from: from, distance_to: to }: SearchParameters,
  unit: LengthUnit,
  language: AnswerLanguage,
): { name?: string; range?: string } {
  if (distance !== undefined) {
    const meters = toMeters(distance);
    if (meters === marathon) return { name: language === "en" ? "marathon" : "maratón" };
    if (meters === half) return { name: language === "en" ? "half marathon" : "media maratón" };
    return {
      name: meters === null ? written(distance.toLowerCase()) : writtenLength(distance, language),
    };
  }
  if (distances) {
    const names = distances.map((one) => {
      const { name = "" } = lengthIn({ distance: one }, unit, language);
      return name === "marathon" || name === "half marathon" ? `${name}s` : name;
    });
    return {
      range: `${language === "en" ? "of" : "de"} ${names.join(language === "en" ? " or " : " o ")}`,
    };
  }
  const [shortest, longest] = [from, to].map((kilometers) =>
    kilometers === undefined ? null : formatLength(kilometers * 1000, unit),
  );
  if (shortest && longest) {
    return {
      range: language === "en" ? `of ${shortest} to ${longest}` : `de ${shortest} a ${longest}`,
    };
  }
  if (shortest) {
    return { range: language === "en" ? `of ${shortest} or more` : `de ${shortest} o más` };
  }
  if (longest) return { range: language === "en" ? `of up to ${longest}` : `de hasta ${longest}` };
  return {};
}

/** `100-mile` before `races`, `100 millas` after `carreras de`. */
function writtenLength(distance: string, language: AnswerLanguage): string {
  return written(distance.replace(/ miles?$/i, language === "en" ? "-mile" : " millas"));
}

/** Countries that a sentence names with an article. */
const withArticle: Readonly<Record<string, string>> = {
  "United States": "the United States",
  "Dominican Republic": "the Dominican Republic",
  Netherlands: "the Netherlands",
  Philippines: "the Philippines",
};

function placeAsked(
  params: SearchParameters,
  language: AnswerLanguage,
  unit: LengthUnit,
): string | undefined {
  const { city, state, country, places, region } = params;
  const preposition = language === "en" ? "in" : "en";
  if (places) {
    const names = places.map((name) => written(formats[language].country(name)));
    const shown = region === undefined ? null : regionNamed(region);
    if (shown) return shown.shown[language];
    const listed = names.join(language === "en" ? " or " : " o ");
    if (params.within_km === undefined) return `${preposition} ${listed}`;
    const radius = radiusAsked(params, unit);
    return language === "en"
      ? `within ${radius} of ${listed}`
      : `a menos de ${radius} de ${listed}`;
  }
  const parts = [city, state === city ? undefined : state, country].filter(Boolean);
  if (parts.length === 0) return undefined;
  const text = written(formats[language].country(parts.join(", ")));
  return `${preposition} ${language === "en" ? (withArticle[text] ?? text) : text}`;
}

/** `but not Texas`. */
function notAsked({ not = [] }: SearchParameters, language: AnswerLanguage): string {
  const names = not.map((name) => {
    const spanish = spanishTypes[name.toLowerCase()];
    if (spanish) return language === "en" ? name.toLowerCase() : spanish;
    return written(formats[language].country(name));
  });
  if (names.length === 0) return "";
  return language === "en" ? `but not ${names.join(" or ")}` : `pero no ${names.join(" ni ")}`;
}

/** `50 km`. */
function radiusAsked({ within_km = usualRadius }: SearchParameters, unit: LengthUnit): string {
  return radiusLabel(within_km, unit);
}

/** `100 PEN`: what names no currency is in that of the country. */
function amount(params: SearchParameters): string {
  return `${params.max_price ?? 0} ${currencyOf(params)}`;
}

/** Whether nothing narrows a search. */
function asksForAny({ limit, offset, sort_by, sort_by_date, ...narrowing }: SearchParameters) {
  void [limit, offset, sort_by, sort_by_date];
  return Object.values(narrowing).every((value) => value === undefined);
}
