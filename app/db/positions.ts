import { type SQL, sql } from "drizzle-orm";
import { object, orNull, real } from "./kinds.ts";

/** Where a place is: its latitude and longitude, `null` for an unknown place. */
export const positionKind = orNull(object({ lat: real, lon: real }));

/**
 * Selects the position of a place, as `positionKind` reads it.
 * @param placeId - the column that names the place
 */
export function positionOf(placeId: SQL): SQL {
  return sql`(
    select json_build_object('lat', lat, 'lon', lon) from places where id = ${placeId})`;
}
