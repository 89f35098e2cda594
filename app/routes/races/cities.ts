import { citiesOfUpcoming } from "#features/races/home.server.ts";
import { citiesAmong } from "#features/races/search/cities.server.ts";
import { filterNames, isSet } from "#features/races/search/filters.ts";
import { readRaceFilters } from "#features/races/search/schema.ts";
import { services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import type { Route } from "./+types/cities.ts";

/**
 * The names of all cities with races to come, for the drop-downs that search in them; with the
 * filters of the race list those of its races.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const { searchParams } = new URL(request.url);
  const filters = readRaceFilters(searchParams, toDay(now()));
  const isNarrowed = filterNames.some((name) => isSet(filters, name));
  return Response.json(
    {
      cities: await (isNarrowed
        ? citiesAmong({ db, now }, filters)
        : citiesOfUpcoming({ db, now })),
    },
    { headers: { "Cache-Control": "public, max-age=60" } },
  );
}
