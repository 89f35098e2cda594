import { filterLabel } from "#features/races/filters/filter-labels.ts";
import {
  filtersInUse,
  noFilters,
  type RaceFilters,
  racesAddress,
} from "#features/races/filters/filters.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";

/** A saved search. */
export type RaceAlert = {
  id: string;
  /** The query of the list's address: `country=Peru&type=Trail`. */
  search: string;
};

/** The most searches of a person that are told by mail. */
export const mostAlerts = 10;

/** The days that an alert of a guest waits for its confirmation. */
export const daysToConfirm = 7;

/** The days before registration closes in which letters say so. */
export const closingDays = 10;

/** What a search asks for, without its order and the part of the list that was shown. */
export function filtersOfSearch(search: string, today: Day): RaceFilters {
  const { sort, view, date, area, page } = noFilters;
  return { ...readRaceFilters(new URLSearchParams(search), today), sort, view, date, area, page };
}

/** The search of filters, always written in the same way: `country=Peru&type=Trail`. */
export function searchOf(filters: RaceFilters): string {
  return racesAddress(filters).split("?")[1] ?? "";
}

/** A search in words: `Peru · Trail · 10–65 km`. */
export function alertName(filters: RaceFilters, unit: LengthUnit, lang: Lang): string {
  const labels = filtersInUse(filters).map((name) => filterLabel(filters, name, unit, lang));
  return (
    labels.join(" · ") ||
    sayIn(lang)({ en: "All upcoming races", es: "Todas las próximas carreras" })
  );
}

/** An alert as lists show it. */
export type ShownAlert = { id: string; name: string; to: string };

export function shownAlert(
  { id, search }: RaceAlert,
  { today, unit, lang }: { today: Day; unit: LengthUnit; lang: Lang },
): ShownAlert {
  const filters = filtersOfSearch(search, today);
  return { id, name: alertName(filters, unit, lang), to: racesAddress(filters) };
}
