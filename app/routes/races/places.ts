import { offeredPlaces } from "#features/races/search/asked-place.server.ts";
import type { Route } from "./+types/places.ts";

/** The full names of places to offer for a text, for the box in which a place is typed. */
export function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const places = offeredPlaces(typed).map(({ label }) => label);
  return Response.json({ places }, { headers: { "Cache-Control": "public, max-age=3600" } });
}
