import { type Lang, sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { type RaceFilters, racesAddress } from "../filters/filters.ts";
import { activeFilters } from "../search/active-filters.ts";

/** The name of a subscribed calendar: `Dorsal races: Trail, Cusco, 21–50 km`. */
export function feedName(filters: RaceFilters, lang: Lang): string {
  const words = activeFilters(filters, "km", {}, lang).map(({ label }) => label);
  const name = sayIn(lang)({ en: "Dorsal races", es: "Carreras en Dorsal" });
  return words.length > 0 ? `${name}: ${words.join(", ")}` : name;
}

/** The path of the calendar with the races of a list, on all of its pages. */
export function feedAddress(filters: RaceFilters, lang: Lang): string {
  const list = racesAddress({ ...filters, view: "grid", date: null, page: 1 });
  return inLanguage(lang, list.replace("/races", "/races.ics"));
}
