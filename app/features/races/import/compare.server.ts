import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { distanceDiffers, nextDistances } from "./given-distances.server.ts";
import { nextRaces, raceDiffers } from "./given-races.server.ts";
import type { PlannedRace } from "./plan.ts";
import type { Forecast } from "./race-import.ts";
import { findRaces } from "./stored-races.server.ts";

/** What an import of these races would do now, without writing or locking anything. */
export async function compareRaces(db: Database, races: PlannedRace[]): Promise<Forecast> {
  const found = await findRaces(db, races, { isLocked: false });
  const known = [...found.keys()];
  const changed = new Set<string>();
  const rows = await db.execute<{ id: string }>(sql`
    with ${nextRaces(known, found)}
    select races.id from next join races on races.id = next.id where ${raceDiffers}
  `);
  const distances = known.flatMap((race) =>
    race.distances.map((distance) => ({ raceId: found.get(race) ?? "", distance })),
  );
  const offers = await db.execute<{ id: string }>(sql`
    with ${nextDistances(distances)}
    select kept.race_id as id
    from next join race_distances kept on kept.id = next.id
    where ${distanceDiffers}
    union
    select race_id from given where n not in (select n from found)
  `);
  for (const { id } of [...rows, ...offers]) changed.add(id);
  const updated = known.filter((race) => changed.has(found.get(race) ?? "")).length;
  return { created: races.length - known.length, updated, unchanged: known.length - updated };
}
