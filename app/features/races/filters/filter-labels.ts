import { countryIn } from "#values/countries.ts";
import { formatOpenDays } from "#values/day-range.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { nearLabel } from "../places/near.ts";
import { typeIn } from "../race-type.ts";
import {
  distanceBounds,
  type FilterName,
  minimumRatingLabels,
  openForRegistration,
  quickDateLabels,
  type RaceFilters,
} from "./filters.ts";

const literalWords: Words = { en: "Words taken literally", es: "Palabras literales" };
const weekendsOnly: Words = { en: "Weekends only", es: "Solo fines de semana" };
const stars: Words = { en: "stars", es: "estrellas" };

/** Each filter in words, if it is set. They are apart from the filters, because only the server needs them. */
const labels: Record<FilterName, (filters: RaceFilters, unit: LengthUnit, lang: Lang) => string> = {
  q: ({ q }) => `“${q.replace(/["“”]/g, "")}”`,
  isLiteral: (_, __, lang) => literalWords[lang],
  types: ({ types }, _, lang) => types.map((type) => typeIn(type, lang)).join(", "),
  countries: ({ countries }, _, lang) =>
    countries.map((country) => countryIn(country, lang)).join(", "),
  city: ({ city }) => city,
  near: ({ near }, unit, lang) => (near ? nearLabel(near, unit, lang) : ""),
  distance: ({ distance }, unit, lang) => distanceLabel(distance, unit, lang),
  when: ({ when }, _, lang) => (when ? quickDateLabels[when][lang] : ""),
  dates: ({ dates }, _, lang) => formatOpenDays(dates, lang),
  weekends: (_, __, lang) => weekendsOnly[lang],
  rating: ({ rating }, _, lang) => (rating ? `${minimumRatingLabels[rating]} ${stars[lang]}` : ""),
  price: ({ price }, _, lang) => (price ? priceLabel(price, lang) : ""),
  isOpen: (_, __, lang) => openForRegistration[lang],
};

/** A filter in words: `“lima”`, `Road, Trail`, `10–65 km`, `42 km and more`, `This Week`, `4+ stars`. */
export function filterLabel(
  filters: RaceFilters,
  name: FilterName,
  unit: LengthUnit,
  lang: Lang,
): string {
  return labels[name](filters, unit, lang);
}

function priceLabel({ minor, currency }: NonNullable<RaceFilters["price"]>, lang: Lang): string {
  const say = sayIn(lang);
  if (minor === 0) return say({ en: "Free", es: "Gratis" });
  const most = `${minor / 100} ${currency}`;
  return say({ en: `Up to ${most}`, es: `Hasta ${most}` });
}

/** `10–65 km`, `Up to 10 km`, `42 km and more`, `Any distance`; in miles where they are read. */
export function distanceLabel(
  { from, to }: RaceFilters["distance"],
  unit: LengthUnit,
  lang: Lang,
): string {
  const say = sayIn(lang);
  const [start, end] = [formatLength(from * 1000, unit), formatLength(to * 1000, unit)];
  const [hasStart, hasEnd] = [from > distanceBounds.from, to !== distanceBounds.to];
  if (hasStart && hasEnd) return `${start.replace(` ${unit}`, "")}–${end}`;
  if (hasStart) return say({ en: `${start} and more`, es: `${start} o más` });
  if (hasEnd) return say({ en: `Up to ${end}`, es: `Hasta ${end}` });
  return say({ en: "Any distance", es: "Cualquier distancia" });
}
