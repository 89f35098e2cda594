import type { Database } from "#db/database.ts";
import { places } from "#db/schema.ts";

type PlaceColumns = Partial<typeof places.$inferInsert> & {
  name: string;
  lat: number;
  lon: number;
};

/** Puts a place of the gazetteer into the database, in Peru unless said otherwise; returns its id. */
export async function aPlace(db: Database, columns: PlaceColumns): Promise<number> {
  const [place] = await db
    .insert(places)
    .values({ countryCode: "PE", source: "gazetteer", timeZone: "America/Lima", ...columns })
    .returning({ id: places.id });
  if (!place) throw new Error("The place was not inserted.");
  return place.id;
}
