import type { LengthUnit } from "#values/length.ts";
import {
  type FilterName,
  filterLabel,
  filtersInUse,
  holdsChoices,
  type RaceFilters,
  withoutFilter,
} from "./filters.ts";

/** A filter that is set, as a chip shows it, and the filters without it. */
type ActiveFilter = { name: FilterName; label: string; without: RaceFilters };

/** The filters that are set, one for each chip. */
export function activeFilters(filters: RaceFilters, unit: LengthUnit): ActiveFilter[] {
  return filtersInUse(filters).flatMap((name): ActiveFilter[] => {
    if (!holdsChoices(name)) {
      const label = filterLabel(filters, name, unit);
      return [{ name, label, without: withoutFilter(filters, name) }];
    }
    return filters[name].map((choice) => ({
      name,
      label: choice,
      without: withoutFilter(filters, name, choice),
    }));
  });
}
