import type { Database } from "#db/database.ts";
import { entryExtras, entryOrders, orderLines, raceExtras, raceSales } from "#db/schema.ts";
import { people, world } from "../people.ts";
import { extraWorld } from "./extras.ts";

/** Puts the extras of the matrix into a database: one that is bought, and one that nobody has ordered. */
export async function fillWithExtras(db: Database): Promise<void> {
  const { organized, office, own } = extraWorld;
  for (const { at, userId, code } of [
    { at: organized, userId: world.others[0], code: "FFFFFFFF" },
    { at: office, userId: people.owner, code: "HHHHHHHH" },
    { at: own, userId: people.owner, code: "JJJJJJJJ" },
  ]) {
    const { raceId, entry, kept, doomed, bought } = at;
    await db.insert(raceSales).values({ raceId, currency: "PEN" }).onConflictDoNothing();
    await db.insert(raceExtras).values([
      { id: kept, raceId, nameEn: "Dinner", priceMinor: 0, mostEach: 5 },
      { id: doomed, raceId, nameEn: "Parking", priceMinor: 0, sortOrder: 1 },
    ]);
    const [order] = await db
      .insert(entryOrders)
      .values({
        code,
        raceId,
        userId,
        currency: "PEN",
        totalMinor: 0,
        state: "paid",
        isExtras: true,
        origin: "https://dorsal.example",
      })
      .returning({ id: entryOrders.id });
    const orderId = order?.id ?? "";
    await db.insert(orderLines).values({ registrationId: entry, orderId, priceMinor: 0 });
    await db.insert(entryExtras).values({
      id: bought,
      orderId,
      registrationId: entry,
      extraId: kept,
      quantity: 1,
      unitMinor: 0,
      paysBack: true,
    });
  }
}
