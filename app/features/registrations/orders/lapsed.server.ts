import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { entryOrders, orderLines, raceRegistrations } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { ordersWithExtras } from "../extras/ordering.server.ts";
import { isLapsed, mayLapse } from "../lapsed-order.server.ts";
import { endedStates, lapsingStates } from "../order.ts";
import { ordersWithCredits } from "../prices/credits.server.ts";
import type { EntryTarget } from "../registration.ts";
import { tellOfOrder } from "./letters.server.ts";
import { endOrder, isPending, lockDistances } from "./moves.server.ts";

/** Orders that one search ends, or one step deletes; what is left is found by the next one. */
const atOnce = 200;

/**
 * Ends the orders whose time is over, in the transaction that needs the places, extras or credits that they hold. An order
 * that somebody is changing is left alone. The distances of these orders and `targets` are locked in one order everywhere.
 * @returns how many were ended
 */
export async function freeLapsed(
  services: Pick<Services, "db" | "now" | "mail">,
  targets: readonly EntryTarget[],
  { extraIds = [], creditIds = [] }: { extraIds?: string[]; creditIds?: string[] } = {},
): Promise<number> {
  const { db } = services;
  const holders = targets.map((target) => inArray(entryOrders.id, holdersOf(db, target)));
  if (extraIds.length > 0) holders.push(inArray(entryOrders.id, ordersWithExtras(db, extraIds)));
  if (creditIds.length > 0) holders.push(inArray(entryOrders.id, ordersWithCredits(db, creditIds)));
  const lapsed = await db
    .select({ id: entryOrders.id })
    .from(entryOrders)
    .where(and(isLapsed(services.now()), or(...holders)))
    .orderBy(entryOrders.id)
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const orderIds = lapsed.map(({ id }) => id);
  await lockDistances(db, { orderIds, targets });
  for (const id of orderIds) await expire(services, id);
  return lapsed.length;
}

/**
 * Ends every order whose time is over or whose race is cancelled, each in its own transaction. Runs every minute.
 * The proof of a cancelled race still goes to the organizer, who may have the money.
 */
export async function sweepOrders(
  services: Pick<Services, "db" | "now" | "mail">,
): Promise<number> {
  const { db, now } = services;
  const lapsed = await db
    .select({ id: entryOrders.id })
    .from(entryOrders)
    .where(isOver(now()))
    .orderBy(entryOrders.expiresAt)
    .limit(atOnce);
  let ended = 0;
  for (const { id } of lapsed) {
    const isEnded = await withRetry(db, async (tx) => {
      // Its time may have been extended since it was found.
      const [still] = await tx
        .select({ id: entryOrders.id })
        .from(entryOrders)
        .where(and(eq(entryOrders.id, id), isOver(now())))
        .for("update");
      return still ? expire({ ...services, db: tx }, id) : false;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}

async function expire(
  services: Pick<Services, "db" | "now" | "mail">,
  id: string,
): Promise<boolean> {
  const isEnded = await endOrder(services, id, { to: "expired", from: lapsingStates, by: null });
  if (isEnded) await tellOfOrder(services, id, "expired");
  return isEnded;
}

function isOver(now: Date) {
  const isCalledOff = sql`exists (
    select from races r where r.id = ${entryOrders.raceId} and r.race_status = 'cancelled')`;
  return or(isLapsed(now), and(mayLapse(), isCalledOff));
}

/** The places of a distance that orders hold whose time is over: free for the next runner, and still counted. */
export async function lapsedPlaces(
  { db, now }: Pick<Services, "db" | "now">,
  target: EntryTarget,
): Promise<number> {
  const lapsed = and(isLapsed(now()), inArray(entryOrders.id, holdersOf(db, target)));
  return db.$count(entryOrders, lapsed);
}

/** The orders that hold a place of a distance, or of a race without distances. */
function holdersOf(db: Database, { raceId, distanceId }: EntryTarget) {
  return db
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, orderLines.registrationId))
    .where(
      and(
        eq(raceRegistrations.raceId, raceId),
        distanceId === null
          ? isNull(raceRegistrations.distanceId)
          : eq(raceRegistrations.distanceId, distanceId),
        isPending,
      ),
    );
}

/** Days after its end for which an order that was never paid is kept: its entry is personal data. */
const keptDays = 30;

/**
 * Deletes the orders that ended a month ago without money, with the entries that they held. Orders that somebody has paid
 * or sent a proof for stay. Runs every night, after the proofs are removed.
 */
export async function forgetUnpaid({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - keptDays * msPerDay);
  const isUnpaid = and(
    inArray(entryOrders.state, endedStates),
    lt(entryOrders.updatedAt, before),
    sql`not exists (
      select from payments p where p.order_id = ${entryOrders.id}
        and (p.proof_file is not null or p.state in ('pending', 'in_review', 'received')))`,
  );
  for (;;) {
    const count = await withRetry(db, async (tx) => {
      const old = await tx
        .select({ id: entryOrders.id })
        .from(entryOrders)
        .where(isUnpaid)
        .orderBy(entryOrders.id)
        .limit(atOnce)
        .for("update");
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const entries = tx
        .select({ id: orderLines.registrationId })
        .from(orderLines)
        .where(inArray(orderLines.orderId, ids));
      // Cancelled entries count nowhere: no trigger changes anything.
      await tx
        .delete(raceRegistrations)
        .where(and(inArray(raceRegistrations.id, entries), sql`${raceRegistrations.bib} is null`));
      await tx.delete(entryOrders).where(inArray(entryOrders.id, ids));
      return ids.length;
    });
    if (count < atOnce) return;
  }
}
