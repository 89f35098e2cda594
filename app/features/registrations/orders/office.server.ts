import { inArray, type SQL, sql } from "drizzle-orm";
import { integer, listOf, moment, object, oneOf, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import { entryOrders, payments } from "#db/schema.ts";
import {
  type Editor,
  findWorkplaceRace,
  type WorkplaceRace,
} from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { goneExtrasMinor, keptExtrasMinor } from "../extras/queries.server.ts";
import { endedStates, lapsingStates, type OrderShelf, orderShelves } from "../order.ts";
import { manualMethods } from "../ways.ts";

export const ordersPerPage = 50;

const officeOrder = {
  id: entryOrders.id,
  code: entryOrders.code,
  state: entryOrders.state,
  expiresAt: entryOrders.expiresAt,
  createdAt: entryOrders.createdAt,
  totalMinor: entryOrders.totalMinor,
  /** The same without what is cancelled or taken back. */
  neededMinor: integer,
  /** What the order has of its total. */
  creditMinor: integer,
  /** What credits of the last edition pay of the prices of its entries. */
  spentMinor: integer,
  currency: entryOrders.currency,
  isOwn: oneOf([0, 1]),
  /** Whether it is about extras for an entry that is made. */
  isExtras: oneOf([0, 1]),
  runners: listOf(text),
  distances: listOf(text),
  extras: listOf(object({ en: orNull(text), es: orNull(text), quantity: integer })),
  /** Who pays and is paid back: an entry may be somebody else's, or may have been passed on. */
  buyer: text,
  email: orNull(text),
  paymentId: orNull(payments.id),
  method: orNull(text),
  paymentState: orNull(text),
  reference: orNull(text),
  kind: orNull(payments.kind),
  isNewest: oneOf([0, 1]),
  /** Whether its entries are all cancelled. */
  isGone: oneOf([0, 1]),
  /** Whether its entries were all kept for the next edition, which has not used all of it. */
  isDeferred: oneOf([0, 1]),
  /** Whether its runner had chosen to pay without this site, and no such payment has arrived last. */
  awaitsManual: oneOf([0, 1]),
  hasProof: oneOf([0, 1]),
  receivedMinor: integer,
  refundedMinor: integer,
  keptMinor: integer,
  lostMinor: integer,
  paidAt: orNull(moment),
  intentId: orNull(text),
  /** Of the open dispute about the payment, or of the last one. */
  disputeState: orNull(text),
  disputeMinor: orNull(integer),
  disputeUntil: orNull(moment),
};

/** An order as its organizer sees it, with the payment that decides where it stands. */
export type OfficeOrder = RowOf<typeof officeOrder>;

const shelfCounts = {
  review: integer,
  settle: integer,
  waiting: integer,
  received: integer,
  ended: integer,
  receivedMinor: integer,
  refundedMinor: integer,
  keptMinor: integer,
  lostMinor: integer,
  /** What entries have cost that was paid for the last edition. */
  spentMinor: integer,
  currency: orNull(text),
};

/** What the organizer's screen of payments shows. */
export type OfficePayments = {
  race: WorkplaceRace;
  shelf: OrderShelf;
  page: number;
  orders: OfficeOrder[];
  counts: RowOf<typeof shelfCounts>;
};

/** Whether the entries of order `o` are all cancelled. */
const isGone = sql`not exists (
  select from order_lines l join race_registrations g on g.id = l.registration_id
  where l.order_id = o.id and g.status <> 'cancelled')`;

/** Whether the entries of order `o` were all kept for the next edition, which has used less than one of them counts for. */
const isDeferred = sql`(not exists (
  select from order_lines l
  where l.order_id = o.id and not exists (
    select from entry_changes k where k.registration_id = l.registration_id and k.kind = 'deferral'))
  and exists (
    select from order_lines l
    join entry_changes k on k.registration_id = l.registration_id and k.kind = 'deferral' and k.state = 'done'
    join order_credits h on h.change_id = k.id and h.is_held and h.used_minor < k.credit_minor
    where l.order_id = o.id))`;

const isCalledOff = sql`exists (
  select from races r where r.id = o.race_id and r.race_status = 'cancelled')`;

const hasEnded = inArray(sql`o.state`, endedStates);

/** What is neither sent back, kept nor lost of payment `p`. */
const left = sql`p.received_minor - p.refunded_minor - p.kept_minor - p.lost_minor`;

/** What the cancelled entries of order `o` have cost, where it has others. */
const goneMinor = sql`(
  select coalesce(sum(l.price_minor - l.discount_minor) filter (where g.status = 'cancelled'), 0)::int
  from order_lines l join race_registrations g on g.id = l.registration_id
  where l.order_id = o.id and o.state = 'paid'
  having count(*) > 1 and count(*) > count(*) filter (where g.status = 'cancelled'))`;

/** What order `o` is still for: of one whose entries are all cancelled, the extras that it does not pay back. */
const neededMinor = sql`(case
  when o.state = 'paid' and ${isGone} and not ${isCalledOff} then ${keptExtrasMinor}
  else o.total_minor - coalesce(${goneMinor}, 0) - ${goneExtrasMinor} end)`;

/** Whether an order has more than it is for, and this is the latest payment that it can be taken from. */
const isTooMuch = sql`(order_credit(o.id) > ${neededMinor} and p.attempt = (
  select max(n.attempt) from payments n
  where n.order_id = o.id and n.state = 'received' and n.kind = 'due'
    and n.received_minor > n.refunded_minor + n.kept_minor + n.lost_minor))`;

const isNewest = sql`p.attempt = (select max(n.attempt) from payments n where n.order_id = o.id)`;

const manualList = sql.join(
  manualMethods.map((method) => sql`${method}`),
  sql`, `,
);

/** How many proofs of payment for a race wait for its organizers. */
export function waitingProofs(raceId: SQL): SQL {
  return sql`(select count(*)::int from payments w where w.race_id = ${raceId} and w.state = 'in_review')`;
}

/** Which orders `o` with which of their payments `p` stand on a shelf. */
const conditions: Record<OrderShelf, SQL> = {
  review: sql`p.state = 'in_review'`,
  settle: sql`p.state = 'received' and ${left} > 0
    and (p.kind = 'surplus' or ${hasEnded} or ${isTooMuch}
      or (${isGone} and order_credit(o.id) > ${keptExtrasMinor}) or ${isCalledOff} or c.is_disputed)`,
  waiting: sql`${inArray(sql`o.state`, lapsingStates)} and (p.id is null or ${isNewest})`,
  received: sql`p.state = 'received'`,
  ended: sql`${hasEnded} and p.state in ('void', 'failed') and ${isNewest}`,
};

/** Orders with their payments, each with the open dispute about it, or the last one. */
const ordersWithPayments = sql`from entry_orders o left join payments p on p.order_id = o.id
  left join card_payments c on c.payment_id = p.id
  left join lateral (
    select x.state, x.amount_minor, x.answer_until from card_disputes x where x.payment_id = p.id
    order by (x.state = 'open') desc, x.created_at desc, x.id limit 1
  ) s on true`;

/** How many orders of a race stand where, and its money; the caller has asked whether it may be seen. */
export async function paymentCounts(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<OfficePayments["counts"]> {
  const counted = orderShelves.map(
    (name) => sql`count(*) filter (where ${conditions[name]})::int as ${sql.raw(name)}`,
  );
  const counts = await readRow(
    db,
    shelfCounts,
    sql`
    select ${sql.join(counted, sql`, `)},
      coalesce(sum(p.received_minor), 0)::int as "receivedMinor",
      coalesce(sum(p.refunded_minor), 0)::int as "refundedMinor",
      coalesce(sum(p.kept_minor), 0)::int as "keptMinor",
      coalesce(sum(p.lost_minor), 0)::int as "lostMinor",
      (select coalesce(sum(l.credit_minor), 0)::int from order_lines l
        join entry_orders x on x.id = l.order_id
        where x.race_id = ${raceId}::uuid and x.state = 'paid') as "spentMinor",
      min(o.currency) as currency
    ${ordersWithPayments} where o.race_id = ${raceId}::uuid`,
  );
  if (!counts) throw new Error("A row of counts is one row.");
  return counts;
}

/** The orders of a race that the editor may edit, by where they stand; the oldest first where somebody waits. */
export async function officePayments(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
  { shelf, page }: { shelf: OrderShelf; page: number },
): Promise<OfficePayments | null> {
  const race = await findWorkplaceRace({ db }, editor, raceId);
  if (!race) return null;
  const counts = await paymentCounts({ db }, race.id);
  const direction = shelf === "received" || shelf === "ended" ? sql`desc` : sql`asc`;
  const orders = await readRows(
    db,
    officeOrder,
    sql`
    select o.id, o.code, o.state, o.expires_at as "expiresAt", o.created_at as "createdAt",
      o.total_minor as "totalMinor", ${neededMinor} as "neededMinor",
      order_credit(o.id) as "creditMinor",
      (select coalesce(sum(l.credit_minor), 0)::int from order_lines l where l.order_id = o.id) as "spentMinor",
      o.currency,
      (o.user_id is not distinct from ${editor.userId}::uuid)::int as "isOwn", o.is_extras::int as "isExtras",
      (select coalesce(json_agg(trim(concat_ws(' ', g.first_name, g.last_name)) order by g.id), '[]')
        from order_lines l join race_registrations g on g.id = l.registration_id
        where l.order_id = o.id) as runners,
      (select coalesce(json_agg(d.distance order by g.id), '[]')
        from order_lines l join race_registrations g on g.id = l.registration_id
        join race_distances d on d.id = g.distance_id
        where l.order_id = o.id) as distances,
      (select coalesce(json_agg(
          json_build_object('en', e.name_en, 'es', e.name_es, 'quantity', x.quantity)
          order by e.sort_order, e.id, x.id), '[]')
        from entry_extras x join race_extras e on e.id = x.extra_id
        where x.order_id = o.id) as extras,
      trim(concat_ws(' ', f.first_name, f.last_name)) as buyer, u.email, p.id as "paymentId", p.method, p.state as "paymentState", p.reference, p.kind,
      coalesce(${isNewest}, false)::int as "isNewest", (${isGone})::int as "isGone",
      (${isDeferred})::int as "isDeferred",
      coalesce((select m.state <> 'received' from payments m
        where m.order_id = o.id and m.method in (${manualList})
        order by m.attempt desc limit 1), false)::int as "awaitsManual",
      (p.proof_file is not null)::int as "hasProof",
      coalesce(p.received_minor, 0) as "receivedMinor",
      coalesce(p.refunded_minor, 0) as "refundedMinor", coalesce(p.kept_minor, 0) as "keptMinor",
      coalesce(p.lost_minor, 0) as "lostMinor", p.updated_at as "paidAt", p.intent_id as "intentId",
      s.state as "disputeState", s.amount_minor as "disputeMinor",
      s.answer_until as "disputeUntil"
    ${ordersWithPayments} left join users u on u.id = o.user_id
    left join user_profiles f on f.user_id = o.user_id
    where o.race_id = ${race.id}::uuid and ${conditions[shelf]}
    order by coalesce(p.updated_at, o.created_at) ${direction}, o.id, p.id
    limit ${ordersPerPage} offset ${(page - 1) * ordersPerPage}`,
  );
  return { race, shelf, page, orders, counts };
}
