import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, integer, oneOf, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow } from "#db/rows.ts";
import {
  entryChanges,
  entryOrders,
  orderLines,
  raceRegistrations,
  vouchers,
  waitingRunners,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { moment } from "#features/races/standing.server.ts";
import { notedOrigin } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { passOnMembership } from "../../entry-team.server.ts";
import { moveExtras } from "../../extras/ordering.server.ts";
import { mailTo } from "../../letters.server.ts";
import { openStates } from "../../order.ts";
import { logOrder } from "../../order-log.server.ts";
import type { EntryPrice } from "../../prices/queries.server.ts";
import type { EntryTarget } from "../../registration.ts";
import { handTeamOn } from "../../team-captain.server.ts";
import { returnCredit } from "../credit-rests.server.ts";
import { tellOfOrder } from "../letters.server.ts";
import { endOrder } from "../moves.server.ts";
import { openExtrasOrders } from "../queries.server.ts";
import { changeKinds, exchangeOf } from "./change.ts";
import { letterToGiver } from "./emails.tsx";
import { paidForEntry } from "./queries.server.ts";

const openChange = {
  id: entryChanges.id,
  kind: oneOf(changeKinds),
  raceId: entryChanges.raceId,
  raceName: text,
  /** The entry that is given up, with its runner. */
  registrationId: entryChanges.registrationId,
  userId: orNull(text),
  /** Whom its runner has entered; `null` for the runner's own entry. */
  companionId: orNull(text),
  firstName: text,
  lastName: text,
  status: oneOf(["registered", "confirmed"]),
  /** Of that entry. */
  distanceId: orNull(text),
  distance: orNull(text),
  feeMinor: integer,
  /** Whether the entry is paid for with its team. */
  sharesPlace: boolean,
  /** The code whose kept place the entry has. */
  voucherId: orNull(text),
  paysBack: boolean,
  /** What the entry has cost. */
  paidMinor: integer,
  origin: text,
};

/** A change that waits for the entry in place of another one. */
export type OpenChange = RowOf<typeof openChange>;

const columns = sql`
  select c.id, c.kind, c.race_id as "raceId", r.race_name as "raceName",
    c.registration_id as "registrationId", g.user_id::text as "userId",
    g.companion_id::text as "companionId", g.first_name as "firstName", g.last_name as "lastName", g.status,
    g.distance_id::text as "distanceId", d.distance, c.fee_minor as "feeMinor",
    g.voucher_id::text as "voucherId", g.shares_place as "sharesPlace",
    coalesce(u.pays_back, false) as "paysBack", ${paidForEntry} as "paidMinor", c.origin
  from entry_changes c
  join races r on r.id = c.race_id
  join race_registrations g on g.id = c.registration_id
    and g.status in ('registered', 'confirmed') and g.bib is not null
  left join race_change_rules u on u.race_id = c.race_id and u.kind = c.kind
  left join race_distances d on d.id = g.distance_id`;

/**
 * The change that the viewer completes by entering this distance, for themselves or for a companion: a transfer to
 * them, or the exchange of an entry of that person for it.
 */
export async function openChangeFor(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  { raceId, distanceId, companionId }: EntryTarget & { companionId: string | null },
): Promise<OpenChange | null> {
  return readRow(
    db,
    openChange,
    sql`${columns}
    where c.race_id = ${raceId}::uuid and c.state = 'open' and c.ends_at > ${moment(now())} and (
      (c.kind = 'transfer' and c.to_user = ${userId}::uuid and ${companionId}::uuid is null
        and g.distance_id is not distinct from ${distanceId}::uuid)
      or (c.kind = 'distance' and g.user_id = ${userId}::uuid and c.distance_id = ${distanceId}::uuid
        and g.companion_id is not distinct from ${companionId}::uuid)
    ) order by c.created_at, c.id limit 1`,
  );
}

/**
 * The same change, locked until the transaction ends; `null` where it is over. Its orders are locked first, then the
 * distances of both entries in one order everywhere.
 * @param target - the distance of the new entry
 */
export async function lockChange(
  tx: Database,
  { id, registrationId, distanceId }: Pick<OpenChange, "id" | "registrationId" | "distanceId">,
  target: Pick<EntryTarget, "distanceId">,
): Promise<OpenChange | null> {
  await tx.execute(sql`
    select o.id from entry_orders o
    where o.id in (select order_id from order_lines where registration_id = ${registrationId}::uuid)
    order by o.id for update`);
  await tx
    .select({ id: entryChanges.id })
    .from(entryChanges)
    .where(eq(entryChanges.id, id))
    .for("update");
  await tx.execute(sql`
    select id from race_distances where id in (${distanceId}::uuid, ${target.distanceId}::uuid)
    order by id for no key update`);
  return readRow(tx, openChange, sql`${columns} where c.id = ${id}::uuid and c.state = 'open'`);
}

/** The exchange that an order pays for, as it stands; `null` where it is over. */
export async function lockExchange(
  tx: Database,
  changeId: string,
  target: Pick<EntryTarget, "distanceId">,
): Promise<OpenChange | null> {
  const known = await readRow(tx, openChange, sql`${columns} where c.id = ${changeId}::uuid`);
  return known && lockChange(tx, known, target);
}

/** What an exchange costs, from the price of the other distance; `backMinor` goes back to the runner. */
export function exchangePrice(
  price: EntryPrice,
  { paidMinor, feeMinor, paysBack }: Pick<OpenChange, "paidMinor" | "feeMinor" | "paysBack">,
): EntryPrice & { backMinor: number } {
  // Credits wait for another entry: only the order of the exchange would use them here.
  const spent = price.priced.credits.map(({ usedMinor }) => usedMinor);
  const newMinor = spent.reduce((total, minor) => total + minor, price.priced.totalMinor);
  const { dueMinor, backMinor } = exchangeOf({ newMinor, paidMinor, feeMinor, paysBack });
  const lines = price.priced.lines.map(({ stepId }) => ({
    stepId,
    priceMinor: dueMinor,
    memberMinor: 0,
    codeMinor: 0,
    groupMinor: 0,
    creditMinor: 0,
    dueMinor,
    extras: [],
    extrasMinor: 0,
  }));
  const priced = { ...price.priced, lines, totalMinor: dueMinor, credits: [] };
  return { ...price, priced, backMinor };
}

/**
 * Cancels the entry that is given up. The place of a transfer is offered to its new runner in the same moment, so that
 * nobody who waits for one gets it.
 * @returns whether the entry could still be given up
 */
export async function giveUp(
  { db, now }: Pick<Services, "db" | "now">,
  { registrationId, kind, raceId, distanceId, voucherId, sharesPlace, origin }: OpenChange,
  { userId }: Pick<Viewer, "userId">,
): Promise<boolean> {
  // Triggers: places taken, entries sold, answers, event; see app/db/functions/registrations.sql,
  // entry-orders.sql, entry-questions.sql
  const given = await db
    .update(raceRegistrations)
    .set({ status: "cancelled", updatedAt: now() })
    .where(
      and(
        eq(raceRegistrations.id, registrationId),
        sql`${raceRegistrations.status} in ('registered', 'confirmed')`,
        // The kit may have been handed over since the change was begun.
        sql`not exists (select from check_in_scans s
          where s.registration_id = ${raceRegistrations.id} and s.holds)`,
      ),
    )
    .returning({ id: raceRegistrations.id });
  if (given.length === 0) return false;
  if (sharesPlace) return true;
  if (kind !== "transfer" || distanceId === null) return true;
  // Its code keeps the place, which the new runner's entry takes from it.
  if (voucherId !== null && (await isKeeping(db, voucherId, distanceId))) return true;
  const offeredUntil = new Date(now().getTime() + 60_000);
  // Triggers: places taken; see app/db/functions/registrations.sql
  await db
    .insert(waitingRunners)
    .values({ raceId, distanceId, userId, offeredUntil, origin, createdAt: now() })
    .onConflictDoUpdate({
      target: [waitingRunners.distanceId, waitingRunners.userId],
      set: { offeredUntil },
    });
  return true;
}

async function isKeeping(db: Database, id: string, distanceId: string): Promise<boolean> {
  const keeps = sql`${eq(vouchers.id, id)} and ${eq(vouchers.distanceId, distanceId)}
    and public.kept_places(vouchers) > 0`;
  return (await db.$count(vouchers, keeps)) > 0;
}

/**
 * Puts the new entry in the place of the one that was given up: what was paid moves to it, and the change is done.
 * @param made.tierId - the step that the new entry counts for; `null` where another line counts it already
 * @param made.backMinor - what the entry costs less now, for the organizer to send back: of the money of its orders first,
 * then of the credits that they spent
 */
export async function finishChange(
  services: Pick<Services, "db" | "now" | "mail">,
  change: OpenChange,
  made: { registrationId: string; tierId: string | null; backMinor: number; by: string | null },
): Promise<void> {
  const { db, now } = services;
  // Extras that are not paid yet belong to nobody: the new runner may be another one.
  for (const id of await openExtrasOrders(db, change.registrationId)) {
    await endOrder(services, id, { to: "cancelled", from: openStates, by: made.by });
    await tellOfOrder(services, id, "cancelled");
  }
  await moveExtras(db, { from: change.registrationId, to: made.registrationId });
  const lines = await db
    .delete(orderLines)
    .where(eq(orderLines.registrationId, change.registrationId))
    .returning();
  let back = made.backMinor;
  for (const [place, line] of lines.entries()) {
    const less = Math.min(back, line.priceMinor - line.discountMinor);
    back -= less;
    const { orderId } = line;
    // Of a transfer, each line keeps its step; of another distance, the first one has the new step.
    const tierId = change.kind === "transfer" ? line.tierId : place === 0 ? made.tierId : null;
    // Trigger: entries sold, uses of the code; see app/db/functions/entry-orders.sql
    await db.insert(orderLines).values({
      ...line,
      registrationId: made.registrationId,
      tierId,
      priceMinor: line.priceMinor - less,
    });
    if (less > 0) {
      await db
        .update(entryOrders)
        .set({ totalMinor: sql`${entryOrders.totalMinor} - ${less}` })
        .where(eq(entryOrders.id, orderId));
    }
    const reason = change.kind === "transfer" ? "passed on" : "another distance";
    await logOrder(services, orderId, { by: made.by, reason });
  }
  if (back > 0) await returnCredit(services, made.registrationId, back);
  await db
    .update(entryChanges)
    .set({
      state: "done",
      newRegistrationId: made.registrationId,
      toEmail: null,
      tokenHash: null,
      updatedAt: now(),
    })
    .where(eq(entryChanges.id, change.id));
  const isPassedOn = change.kind === "transfer";
  if (isPassedOn) await passOnMembership({ db }, change.registrationId, made.registrationId);
  const inTeam = isPassedOn ? made.registrationId : change.registrationId;
  await handTeamOn(services, inTeam, { to: made.registrationId, by: made.by });
  if (!isPassedOn) return;
  if (change.userId === null) return;
  const letter = letterToGiver(change, "passed-on", { origin: notedOrigin(change.origin) });
  await mailTo(services, { userId: change.userId }, letter);
}

/** What the order of a change does when it is paid; `null` for an order that is about no change. */
export async function kindOfOrder(
  db: Database,
  changeId: string | null,
): Promise<OpenChange["kind"] | null> {
  if (changeId === null) return null;
  const [change] = await db
    .select({ kind: entryChanges.kind })
    .from(entryChanges)
    .where(eq(entryChanges.id, changeId));
  return change?.kind ?? null;
}
