import { asc, inArray } from "drizzle-orm";
import { raceDistances, races } from "#db/schema.ts";
import { placeOf } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import type { ScriptRace } from "./script-race.ts";

const columns = {
  id: races.id,
  name: races.raceName,
  startDate: races.startDate,
  startTime: races.startTime,
  city: races.city,
  stateProvince: races.stateProvince,
  country: races.country,
  type: races.raceType,
  description: races.description,
  distance: races.distance,
  elevationGain: races.elevationGain,
  registrationDeadline: races.registrationDeadline,
  status: races.raceStatus,
};

const distanceColumns = {
  raceId: raceDistances.raceId,
  distance: raceDistances.distance,
  priceMinor: raceDistances.priceMinor,
};

/** The races that a script is written about, in the order of their ids; one that is gone is left out. */
export async function scriptRacesOf(
  { db }: Pick<Services, "db">,
  ids: readonly string[],
): Promise<(ScriptRace & { id: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(races)
    .where(inArray(races.id, [...ids]));
  const distances = await db
    .select(distanceColumns)
    .from(raceDistances)
    .where(inArray(raceDistances.raceId, [...ids]))
    .orderBy(asc(raceDistances.sortOrder), asc(raceDistances.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const own = distances.filter(({ raceId }) => raceId === id);
    return {
      id,
      name: row.name,
      date: row.startDate,
      location: placeOf(row),
      type: row.type,
      description: row.description ?? "",
      distance: own.length > 0 ? own.map((one) => one.distance).join("; ") : (row.distance ?? ""),
      known: {
        startTime: row.startTime ?? "",
        climb: row.elevationGain ?? "",
        closes: row.registrationDeadline ?? "",
        isFree: own.length > 0 && own.every(({ priceMinor }) => priceMinor === 0),
        isCancelled: row.status === "cancelled",
      },
    };
  });
}
