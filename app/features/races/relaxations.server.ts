import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import {
  type FilterName,
  filterLabel,
  filterNames,
  isSet,
  type RaceFilters,
  withoutFilter,
} from "./filters.ts";
import { countRaces } from "./search.server.ts";

/** A filter which, taken away alone, would leave `total` races. */
export type Relaxation = { name: FilterName; label: string; without: RaceFilters; total: number };

const relaxationsLimit = 3;

/** Which single filters to take away so that an empty list shows races; the best ones first. */
export async function relaxations(
  services: Pick<Services, "db" | "now">,
  filters: RaceFilters,
  unit: LengthUnit,
): Promise<Relaxation[]> {
  const set = filterNames.filter((name) => isSet(filters, name));
  const found = await Promise.all(
    set.map(async (name) => {
      const without = withoutFilter(filters, name);
      const total = await countRaces(services, without);
      return { name, label: filterLabel(filters, name, unit), without, total };
    }),
  );
  return found
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, relaxationsLimit);
}
