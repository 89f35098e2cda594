import { filtersInUse } from "#features/races/filters/filters.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { citiesOfUpcoming } from "#features/races/home/home.server.ts";
import { isAroundPosition } from "#features/races/places/near.ts";
import { citiesAmong } from "#features/races/search/facets/facets.server.ts";
import { services } from "#services/context.ts";
import { homeDay } from "#values/zone.ts";
import type { Route } from "./+types/cities.ts";

/**
 * The names of all cities with upcoming races, for the drop-downs that search in them. With the
 * filters of the race list, the cities of its races.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const { searchParams } = new URL(request.url);
  const filters = readRaceFilters(searchParams, homeDay(now()));
  const isNarrowed = filtersInUse(filters).length > 0;
  const cities = isNarrowed
    ? await citiesAmong({ db, now }, filters)
    : await citiesOfUpcoming({ db, now });
  const caching = isAroundPosition(filters.near) ? "private, no-store" : "public, max-age=60";
  return Response.json({ cities }, { headers: { "Cache-Control": caching } });
}
