import type { Database } from "#db/database.ts";
import { paymentMethods, priceTiers, raceSales } from "#db/schema.ts";
import type { EntryTarget } from "#features/registrations/registration.ts";

/** Sells the entries of a distance, by default for S/ 80 by Yape; gives the ids of the steps. */
export async function aSale(
  db: Database,
  { raceId, distanceId }: EntryTarget,
  steps: Partial<typeof priceTiers.$inferInsert>[] = [{}],
  rules: Partial<typeof raceSales.$inferInsert> = {},
): Promise<string[]> {
  await db
    .insert(raceSales)
    .values({ raceId, currency: "PEN", ...rules })
    .onConflictDoNothing();
  await db
    .insert(paymentMethods)
    .values([
      { raceId, kind: "yape", textEn: "Yape to 987 654 321", textEs: "Yapea al 987 654 321" },
      { raceId, kind: "cash", textEs: "En la tienda" },
    ])
    .onConflictDoNothing();
  const made = await db
    .insert(priceTiers)
    .values(
      steps.map((step, sortOrder) => ({
        raceId,
        distanceId,
        priceMinor: 8000,
        sortOrder,
        ...step,
      })),
    )
    .returning({ id: priceTiers.id });
  return made.map(({ id }) => id);
}
