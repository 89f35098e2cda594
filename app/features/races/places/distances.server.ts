import type { Database } from "#db/database.ts";
import { metersBetween } from "#values/geo/position.ts";
import { centerOf } from "./circle.server.ts";
import type { Near } from "./near.ts";
import { placesById } from "./positions.server.ts";

type PlacedRace = { id: string; placeId: number | null };

/** How far each race lies from the centre, in metres, by its id. Races without a place are left out. */
export async function metersAway(
  db: Database,
  races: readonly PlacedRace[],
  near: Near | null,
): Promise<ReadonlyMap<string, number>> {
  const center = near && centerOf(near);
  if (!center) return new Map();
  const places = await placesById(
    db,
    races.map(({ placeId }) => placeId),
  );
  return new Map(
    races.flatMap(({ id, placeId }) => {
      const place = placeId === null ? undefined : places.get(placeId);
      return place ? [[id, metersBetween(center, place.position)]] : [];
    }),
  );
}
