import { citiesOfUpcoming } from "#features/races/home.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/cities.ts";

/** The names of all cities with races to come, for the drop-downs that search in them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = services(context);
  return Response.json(
    { cities: await citiesOfUpcoming({ db, now }) },
    { headers: { "Cache-Control": "public, max-age=60" } },
  );
}
