import type { Database } from "#db/database.ts";
import { raceDistances, races } from "#db/schema.ts";
import { toMeters } from "#features/races/distance.ts";
import { parsePrice } from "#features/races/written-price.ts";

type RaceColumns = Partial<typeof races.$inferInsert>;
type DistanceColumns = Partial<typeof raceDistances.$inferInsert> & { distance: string };

/** The races of the tests are compared with this moment: a Friday. */
export const now = () => new Date("2026-11-20T12:00:00Z");

/** Puts a race with its distances into the database: tomorrow in Lima, 10K, unless said otherwise. */
export async function aRace(
  db: Database,
  { distances = ["10K"], ...columns }: RaceColumns & { distances?: (string | DistanceColumns)[] },
): Promise<string> {
  const [race] = await db
    .insert(races)
    .values({
      raceName: "Carrera",
      event: columns.raceName ?? "Carrera",
      raceType: "Road",
      city: "Lima",
      country: "Peru",
      startDate: "2026-11-21",
      ...columns,
    })
    .returning({ id: races.id });
  if (!race) throw new Error("The race was not inserted.");
  if (distances.length > 0) {
    await db.insert(raceDistances).values(
      distances.map((given, sortOrder) => {
        const distance = typeof given === "string" ? { distance: given } : given;
        return {
          raceId: race.id,
          title: distance.distance,
          distanceM: toMeters(distance.distance),
          priceMinor: parsePrice(distance.price ?? null),
          discountedPriceMinor: parsePrice(distance.discountedPrice ?? null),
          sortOrder,
          ...distance,
        };
      }),
    );
  }
  return race.id;
}
