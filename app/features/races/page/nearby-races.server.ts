import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { metersBetween } from "#values/geo/position.ts";
import { raceCards } from "../card/cards.server.ts";
import { isWithinCircle } from "../places/circle.server.ts";
import type { RaceCard } from "../race.ts";
import { isAhead } from "../standing.server.ts";

/** A race with the way to it from another one, in metres. */
export type NearbyRace = { race: RaceCard; meters: number };

const nearbyKilometers = 100;
const nearbyLimit = 4;

/**
 * The next races within 100 km of a race that are not cancelled, soonest first. Empty where the place of the race is not known.
 * @param shown - races that the page shows elsewhere, such as the similar ones
 */
export async function nearbyRaces(
  { db, now }: Pick<Services, "db" | "now">,
  race: Pick<RaceCard, "id" | "position">,
  shown: readonly Pick<RaceCard, "id">[] = [],
): Promise<NearbyRace[]> {
  const center = race.position;
  if (!center) return [];
  const without = JSON.stringify([race.id, ...shown.map(({ id }) => id)]);
  const found = await raceCards(
    db,
    now(),
    sql`
      select near.race_id, near.start_date
      from (
        select s.race_id, s.start_date from race_search s
        where ${isAhead(now(), "s")}
          and s.facet_id in (
            select f.facet_id from race_facets f join places p on p.id = f.place_id
            where ${isWithinCircle(center, nearbyKilometers)}
          )
          and s.race_id not in (
            select value::uuid from jsonb_array_elements_text(${without}::text::jsonb)
          )
        order by s.start_date, s.race_id
      ) near
      -- Read one by one, in this order: a city has hundreds of races near it, and four are enough.
      cross join lateral (
        select from races r
        where r.id = near.race_id and r.race_status <> 'cancelled'
        limit 1
      ) held
      order by near.start_date, near.race_id limit ${nearbyLimit}`,
    sql`picked.start_date, picked.race_id`,
  );
  return found.flatMap((one) =>
    one.position ? [{ race: one, meters: metersBetween(center, one.position) }] : [],
  );
}
