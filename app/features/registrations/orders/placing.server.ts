import { randomInt } from "node:crypto";
import { entryOrders, orderLines, orderLog } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { EntryPrice } from "../prices/queries.server.ts";
import { heldMinutes, newCode } from "./order.ts";

const msPerMinute = 60_000;

/**
 * Makes the order of a new entry, in its transaction. An order that costs nothing is paid at once.
 * The database refuses one entry too many of a price step (`price_tiers_places`), and one use too many of a
 * code (`vouchers_uses`).
 * @returns the id of the order
 */
export async function placeOrder(
  { db, now }: Pick<Services, "db" | "now">,
  registrationId: string,
  {
    raceId,
    userId,
    price: { priced, voucher },
    origin,
  }: { raceId: string; userId: string; price: EntryPrice; origin: string },
): Promise<string> {
  const state = priced.totalMinor === 0 ? "paid" : "held";
  const [order] = await db
    .insert(entryOrders)
    .values({
      code: newCode((limit) => randomInt(limit)),
      raceId,
      userId,
      currency: priced.currency,
      totalMinor: priced.totalMinor,
      state,
      expiresAt: state === "held" ? new Date(now().getTime() + heldMinutes * msPerMinute) : null,
      origin,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning({ id: entryOrders.id });
  if (!order) throw new Error("The order was not inserted.");
  // Triggers: entries sold, uses of the code; see app/db/functions/entry-orders.sql
  await db.insert(orderLines).values(
    priced.lines.map(({ stepId, priceMinor, memberMinor, codeMinor }) => ({
      registrationId,
      orderId: order.id,
      tierId: stepId,
      voucherId: voucher?.id ?? null,
      priceMinor,
      discountMinor: memberMinor + codeMinor,
    })),
  );
  await db.insert(orderLog).values({
    orderId: order.id,
    fromState: null,
    toState: state,
    byUser: userId,
    createdAt: now(),
  });
  return order.id;
}
