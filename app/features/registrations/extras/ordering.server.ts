import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { entryExtras, entryOrders, raceExtras, raceRegistrations } from "#db/schema.ts";
import { endedStates } from "../order.ts";
import type { ChosenExtra } from "../prices/order-price.ts";

/** What is bought for one entry. */
type ExtrasOfLine = { registrationId: string; extras: readonly ChosenExtra[] };

/**
 * Stores the extras of a new order, in its transaction and after everything else that it locks. The database refuses one
 * too many (`race_extras_stock`).
 * @returns whether they still have the prices that were calculated
 */
export async function storeExtras(
  tx: Database,
  orderId: string,
  lines: readonly ExtrasOfLine[],
): Promise<boolean> {
  const chosen = lines.flatMap(({ registrationId, extras }) =>
    extras.map((extra) => ({ ...extra, registrationId })),
  );
  if (chosen.length === 0) return true;
  const stored = await lockExtras(tx, chosen);
  const isAsPriced = chosen.every(({ extraId, unitMinor }) => {
    const extra = stored.find(({ id }) => id === extraId);
    if (!extra?.isSold) return false;
    const { priceMinor, leastMinor, mostMinor } = extra;
    if (priceMinor !== null) return priceMinor === unitMinor;
    return unitMinor >= (leastMinor ?? 0) && unitMinor <= (mostMinor ?? 0);
  });
  if (!isAsPriced) return false;
  // Triggers: what is taken of the extras, event; see app/db/functions/entry-extras.sql
  await tx.insert(entryExtras).values(
    chosen.map(({ extraId, registrationId, quantity, unitMinor, paysBack }) => ({
      orderId,
      extraId,
      registrationId,
      quantity,
      unitMinor,
      paysBack,
    })),
  );
  return true;
}

async function lockExtras(tx: Database, chosen: readonly Pick<ChosenExtra, "extraId">[]) {
  const ids = chosen.map(({ extraId }) => extraId);
  return tx
    .select({
      id: raceExtras.id,
      isSold: raceExtras.isSold,
      priceMinor: raceExtras.priceMinor,
      leastMinor: raceExtras.leastMinor,
      mostMinor: raceExtras.mostMinor,
    })
    .from(raceExtras)
    .where(inArray(raceExtras.id, ids))
    .orderBy(asc(raceExtras.id))
    .for("no key update");
}

/**
 * Takes the extras of an order that is paid, also where it had ended before and holds them no longer. The database
 * refuses one too many.
 * @returns whether its entries are there to have them
 */
export async function takeExtras(tx: Database, orderId: string): Promise<boolean> {
  const entries = tx
    .select({ id: entryExtras.registrationId })
    .from(entryExtras)
    .where(eq(entryExtras.orderId, orderId));
  const live = await tx
    .select({ status: raceRegistrations.status })
    .from(raceRegistrations)
    .where(inArray(raceRegistrations.id, entries))
    .orderBy(asc(raceRegistrations.id))
    .for("no key update");
  if (live.some(({ status }) => status === "cancelled")) return false;
  // Trigger: what is taken of the extras; see app/db/functions/entry-extras.sql
  await tx
    .update(entryExtras)
    .set({ isCounted: true })
    .where(
      and(
        eq(entryExtras.orderId, orderId),
        eq(entryExtras.isCounted, false),
        eq(entryExtras.isReturned, false),
      ),
    );
  return true;
}

/** Frees the extras of orders that have ended unpaid. */
export async function freeExtras(tx: Database, ...orderIds: string[]): Promise<void> {
  // Trigger: what is taken of the extras; see app/db/functions/entry-extras.sql
  await tx
    .update(entryExtras)
    .set({ isCounted: false })
    .where(and(inArray(entryExtras.orderId, orderIds), eq(entryExtras.isCounted, true)));
}

/** Gives the extras of an entry to the one in its place. */
export async function moveExtras(
  tx: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  // The first entry is cancelled, which has freed them. Trigger: what is taken; see app/db/functions/entry-extras.sql
  await tx
    .update(entryExtras)
    .set({
      registrationId: to,
      isCounted: sql`not ${entryExtras.isReturned} and exists (
        select from entry_orders o where o.id = ${entryExtras.orderId}
          and ${notInArray(sql`o.state`, [...endedStates])})`,
    })
    .where(eq(entryExtras.registrationId, from));
}

/** The orders that hold some of these extras. */
export function ordersWithExtras(db: Database, extraIds: readonly string[]) {
  return db
    .select({ id: entryOrders.id })
    .from(entryOrders)
    .innerJoin(entryExtras, eq(entryExtras.orderId, entryOrders.id))
    .where(and(inArray(entryExtras.extraId, [...extraIds]), entryExtras.isCounted));
}
