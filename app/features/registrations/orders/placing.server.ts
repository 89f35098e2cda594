import { randomInt } from "node:crypto";
import { entryOrders, orderLines } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Currency } from "#values/money.ts";
import { heldMinutes, newCode } from "../order.ts";
import { logOrder } from "../order-log.server.ts";
import { holdCredits } from "../prices/credits.server.ts";
import type { EntryPrice } from "../prices/queries.server.ts";

const msPerMinute = 60_000;

/**
 * Makes the order of new entries, in their transaction. An order that costs nothing is paid at once.
 * The database refuses one entry too many of a price step (`price_tiers_places`), and one use too many of a
 * code (`vouchers_uses`), and a credit that another order holds (`order_credits_once`).
 * @returns the id of the order
 */
export async function placeOrder(
  { db, now }: Pick<Services, "db" | "now">,
  registrationIds: readonly string[],
  {
    raceId,
    userId,
    price: { priced, codes },
    changeId = null,
    origin,
  }: {
    raceId: string;
    userId: string;
    price: Pick<EntryPrice, "priced" | "codes">;
    /** The exchange that it pays for. */
    changeId?: string | null;
    origin: string;
  },
): Promise<string> {
  const state = priced.totalMinor === 0 ? "paid" : "held";
  const { currency, totalMinor } = priced;
  const order = await insertOrder(
    { db, now },
    { raceId, userId, currency, totalMinor, state, changeId, origin },
  );
  // Triggers: entries sold, uses of the code; see app/db/functions/entry-orders.sql
  await db.insert(orderLines).values(
    priced.lines.map(({ stepId, priceMinor, creditMinor, dueMinor }, at) => ({
      registrationId: registrationIds[at] ?? "",
      orderId: order.id,
      tierId: stepId,
      voucherId: codes[at]?.id ?? null,
      priceMinor,
      discountMinor: priceMinor - dueMinor,
      creditMinor,
    })),
  );
  await holdCredits(db, order.id, priced.credits);
  return order.id;
}

/** Makes the order of a fee for an entry that is made: it holds no place, and counts for no step. */
export async function placeFeeOrder(
  services: Pick<Services, "db" | "now">,
  {
    registrationId,
    ...fee
  }: {
    registrationId: string;
    raceId: string;
    userId: string;
    changeId: string;
    totalMinor: number;
    currency: Currency;
    origin: string;
  },
): Promise<string> {
  const order = await insertOrder(services, { ...fee, state: "held" });
  await services.db
    .insert(orderLines)
    .values({ registrationId, orderId: order.id, priceMinor: fee.totalMinor });
  return order.id;
}

/** Makes the order of extras for an entry that is made. The extras themselves are stored by the caller. */
export async function placeExtrasOrder(
  services: Pick<Services, "db" | "now">,
  {
    registrationId,
    ...bought
  }: {
    registrationId: string;
    raceId: string;
    userId: string;
    totalMinor: number;
    currency: Currency;
    origin: string;
  },
): Promise<string> {
  const state = bought.totalMinor === 0 ? "paid" : "held";
  const order = await insertOrder(services, { ...bought, state, changeId: null, isExtras: true });
  await services.db.insert(orderLines).values({ registrationId, orderId: order.id, priceMinor: 0 });
  return order.id;
}

async function insertOrder(
  { db, now }: Pick<Services, "db" | "now">,
  columns: {
    raceId: string;
    userId: string;
    currency: Currency;
    totalMinor: number;
    state: "paid" | "held";
    changeId: string | null;
    isExtras?: boolean;
    origin: string;
  },
): Promise<{ id: string }> {
  const { state, userId } = columns;
  const [order] = await db
    .insert(entryOrders)
    .values({
      ...columns,
      code: newCode((limit) => randomInt(limit)),
      expiresAt: state === "held" ? new Date(now().getTime() + heldMinutes * msPerMinute) : null,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning({ id: entryOrders.id });
  if (!order) throw new Error("The order was not inserted.");
  await logOrder({ db, now }, order.id, { from: null, by: userId });
  return order;
}
