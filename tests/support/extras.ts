import type { Database } from "#db/database.ts";
import { raceExtras } from "#db/schema.ts";
import { extraName } from "#features/registrations/extras/reading-extras.ts";

/** An extra of a race: by default a shirt for S/ 35, as many as one wants. */
export async function anExtra(
  db: Database,
  columns: Partial<typeof raceExtras.$inferInsert> & { raceId: string },
): Promise<string> {
  const [made] = await db
    .insert(raceExtras)
    .values({ nameEn: "Finisher shirt", nameEs: "Polo finisher", priceMinor: 3500, ...columns })
    .returning({ id: raceExtras.id });
  if (!made) throw new Error("The extra was not inserted.");
  return made.id;
}

/** A donation from S/ 5 to S/ 500. */
export function aDonation(db: Database, raceId: string): Promise<string> {
  return anExtra(db, {
    raceId,
    nameEn: "Donation",
    nameEs: "Donación",
    priceMinor: null,
    leastMinor: 500,
    mostMinor: 50_000,
    paysBack: false,
    sortOrder: 1,
  });
}

/** What a form says of extras, by their ids. */
export function chosenExtras(chosen: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chosen).map(([id, value]) => [extraName(id), String(value)]),
  );
}
