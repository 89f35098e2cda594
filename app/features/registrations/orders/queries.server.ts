import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean } from "#db/kinds.ts";
import {
  entryExtras,
  entryOrders,
  orderLines,
  payments,
  raceDistances,
  raceRegistrations,
  races,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { Currency } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import type { OrderedExtra } from "../extras/extra.ts";
import { extrasOfOrder } from "../extras/queries.server.ts";
import { type OrderState, openStates, stateAt } from "../order.ts";
import { creditsOfOrder } from "../prices/credits.server.ts";
import type { EntryToMake } from "../prices/queries.server.ts";
import { moneyWords } from "../prices/words.ts";
import type { EntryTarget } from "../registration.ts";
import { type ManualWay, manualWaysOf, takesCards } from "../ways.server.ts";
import { owedMinor } from "./moves.server.ts";
import { deadlineWords } from "./words.ts";

/** One entry of an order, in minor units of the order's currency. */
export type OrderLine = {
  registrationId: string;
  runner: string;
  distance: string | null;
  priceMinor: number;
  discountMinor: number;
  /** The part of the discount that credits pay. */
  creditMinor: number;
  isMade: boolean;
  isCancelled: boolean;
  /** Whether it is still the payer's own: it may have been passed on. */
  isOwn: boolean;
};

/** An attempt to pay. */
export type OrderPayment = {
  id: string;
  method: (typeof payments.$inferSelect)["method"];
  state: (typeof payments.$inferSelect)["state"];
  kind: "due" | "surplus";
  receivedMinor: number;
  refundedMinor: number;
  keptMinor: number;
  reference: string | null;
  /** Why the organizer did not accept its proof. */
  refusal: string | null;
  hasProof: boolean;
};

/** An order as its runner sees it. */
export type RunnerOrder = {
  id: string;
  code: string;
  state: OrderState;
  expiresAt: Date | null;
  createdAt: Date;
  totalMinor: number;
  /** What it still lacks of its total: of an order that may still be paid. */
  owedMinor: number;
  currency: Currency;
  /** Whether it pays the fee of a transfer, and holds no place. */
  isFee: boolean;
  /** Whether it is about extras for an entry that is made, and holds no place. */
  isExtras: boolean;
  race: { id: string; name: string; startDate: string; timeZone: string; isCancelled: boolean };
  /** Whether what was paid for the last edition counts for it, or has counted. */
  hasCredits: boolean;
  lines: OrderLine[];
  extras: OrderedExtra[];
  payments: OrderPayment[];
  ways: ManualWay[];
  takesCards: boolean;
};

/** Whether an order pays the fee of a transfer. */
export const isFee = sql`exists (
  select from entry_changes c where c.id = ${entryOrders.changeId} and c.kind = 'transfer')`;

/** An order of the viewer; `null` for other people's. */
export async function findOrder(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  orderId: string,
): Promise<RunnerOrder | null> {
  const id = readId(orderId);
  if (id === null) return null;
  const [order] = await db
    .select({
      id: entryOrders.id,
      code: entryOrders.code,
      state: entryOrders.state,
      expiresAt: entryOrders.expiresAt,
      createdAt: entryOrders.createdAt,
      totalMinor: entryOrders.totalMinor,
      owedMinor,
      currency: entryOrders.currency,
      isFee: isFee.mapWith(boolean),
      isExtras: entryOrders.isExtras,
      race: {
        id: races.id,
        name: races.raceName,
        startDate: races.startDate,
        timeZone: races.timeZone,
        isCancelled: sql`${races.raceStatus} = 'cancelled'`.mapWith(boolean),
      },
    })
    .from(entryOrders)
    .innerJoin(races, eq(races.id, entryOrders.raceId))
    .where(and(eq(entryOrders.id, id), eq(entryOrders.userId, viewer.userId)));
  if (!order) return null;
  return {
    ...order,
    state: stateAt(order, now()),
    hasCredits: (await creditsOfOrder(db, id)).length > 0,
    lines: await linesOf(db, id),
    extras: await extrasOfOrder(db, id),
    payments: await attemptsOf(db, id),
    ways: await manualWaysOf({ db }, order.race.id),
    takesCards: await takesCards({ db }, order.race.id),
  };
}

async function linesOf(db: Database, orderId: string): Promise<OrderLine[]> {
  const lines = await db
    .select({
      registrationId: orderLines.registrationId,
      firstName: raceRegistrations.firstName,
      lastName: raceRegistrations.lastName,
      distance: raceDistances.distance,
      priceMinor: orderLines.priceMinor,
      discountMinor: orderLines.discountMinor,
      creditMinor: orderLines.creditMinor,
      bib: raceRegistrations.bib,
      isCancelled: sql`${raceRegistrations.status} = 'cancelled'`.mapWith(boolean),
      isOwn: sql`${raceRegistrations.userId} is not distinct from ${entryOrders.userId}`.mapWith(
        boolean,
      ),
    })
    .from(orderLines)
    .innerJoin(entryOrders, eq(entryOrders.id, orderLines.orderId))
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, orderLines.registrationId))
    .leftJoin(raceDistances, eq(raceDistances.id, raceRegistrations.distanceId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(raceRegistrations.id));
  return lines.map(({ firstName, lastName, bib, ...line }) => ({
    ...line,
    runner: `${firstName} ${lastName}`.trim(),
    isMade: bib !== null,
  }));
}

async function attemptsOf(db: Database, orderId: string): Promise<OrderPayment[]> {
  const attempts = await db
    .select({
      id: payments.id,
      method: payments.method,
      state: payments.state,
      kind: payments.kind,
      receivedMinor: payments.receivedMinor,
      refundedMinor: payments.refundedMinor,
      keptMinor: payments.keptMinor,
      reference: payments.reference,
      refusal: payments.refusal,
      proofFile: payments.proofFile,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.attempt));
  return attempts.map(({ proofFile, ...attempt }) => ({
    ...attempt,
    hasProof: proofFile !== null,
  }));
}

/** An order of the viewer that waits for them or for the organizer. */
export type OpenOrder = {
  id: string;
  state: OrderState;
  /** What it waits for, and how long. */
  line: Words;
  /** Of the viewer's own entry, or else of the first one. */
  distanceId: string | null;
  entries: EntryToMake[];
  /** Whether it holds the places of its entries: not where it pays a fee, or extras for an entry that is made. */
  holdsPlaces: boolean;
};

/**
 * The open orders of the viewer, the one that ends first at the beginning.
 * @param raceId - of one race; `null` for all
 */
export async function openOrders(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  raceId: string | null = null,
): Promise<OpenOrder[]> {
  const lines = await db
    .select({
      id: entryOrders.id,
      state: entryOrders.state,
      expiresAt: entryOrders.expiresAt,
      owedMinor,
      currency: entryOrders.currency,
      raceName: races.raceName,
      timeZone: races.timeZone,
      distance: raceDistances.distance,
      distanceId: raceRegistrations.distanceId,
      companionId: raceRegistrations.companionId,
      holdsPlaces: sql`not ${isFee} and not ${entryOrders.isExtras}`.mapWith(boolean),
      isExtras: entryOrders.isExtras,
    })
    .from(entryOrders)
    .innerJoin(races, eq(races.id, entryOrders.raceId))
    .innerJoin(orderLines, eq(orderLines.orderId, entryOrders.id))
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, orderLines.registrationId))
    .leftJoin(raceDistances, eq(raceDistances.id, raceRegistrations.distanceId))
    .where(
      and(
        eq(entryOrders.userId, userId),
        inArray(entryOrders.state, [...openStates]),
        raceId === null ? undefined : eq(entryOrders.raceId, raceId),
      ),
    )
    .orderBy(asc(entryOrders.expiresAt), asc(entryOrders.id), asc(raceDistances.sortOrder));
  const open = lines.filter((order) => stateAt(order, now()) === order.state);
  return [...Map.groupBy(open, ({ id }) => id).values()].flatMap((entries) => {
    const [order] = entries;
    if (!order) return [];
    const distance = [...new Set(entries.flatMap((entry) => entry.distance ?? []))].join(", ");
    return {
      id: order.id,
      state: order.state,
      line: lineWords({ ...order, distance }),
      distanceId: (entries.find(({ companionId }) => companionId === null) ?? order).distanceId,
      entries: entries.map(({ distanceId, companionId }) => ({ distanceId, companionId })),
      holdsPlaces: order.holdsPlaces,
    };
  });
}

/** The open orders of extras for an entry, also those whose time is over and that the job has not ended yet. */
export async function openExtrasOrders(db: Database, registrationId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: entryOrders.id })
    .from(entryOrders)
    .innerJoin(entryExtras, eq(entryExtras.orderId, entryOrders.id))
    .where(
      and(
        eq(entryExtras.registrationId, registrationId),
        entryOrders.isExtras,
        inArray(entryOrders.state, openStates),
      ),
    );
  return rows.map(({ id }) => id);
}

type WaitingOrder = Pick<RunnerOrder, "state" | "expiresAt" | "owedMinor" | "currency"> & {
  raceName: string;
  timeZone: string;
  distance: string | null;
  isExtras: boolean;
};

function lineWords(order: WaitingOrder): Words {
  const { raceName, distance, state, expiresAt, timeZone } = order;
  const bought = [raceName, distance].filter(Boolean).join(", ");
  const what = order.isExtras
    ? { en: `${bought}, extras`, es: `${bought}, adicionales` }
    : { en: bought, es: bought };
  if (state === "in_review") {
    return {
      en: `${what.en}: your proof is with the organizer.`,
      es: `${what.es}: el organizador tiene tu comprobante.`,
    };
  }
  const amount = moneyWords(order.owedMinor, order.currency);
  const until = expiresAt ? deadlineWords(expiresAt, timeZone) : { en: "", es: "" };
  return {
    en: `${what.en}: awaiting payment of ${amount.en} by ${until.en}.`,
    es: `${what.es}: esperando el pago de ${amount.es} hasta el ${until.es}.`,
  };
}

/** The viewer's open order for a distance, or for a race without distances: of themselves, or of a companion. */
export async function openOrderFor(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  { raceId, distanceId, companionId }: EntryTarget & { companionId: string | null },
): Promise<string | null> {
  const orders = await openOrders(services, viewer, raceId);
  const holds = orders.find(
    ({ entries, holdsPlaces }) =>
      holdsPlaces &&
      entries.some((entry) => entry.distanceId === distanceId && entry.companionId === companionId),
  );
  return holds?.id ?? null;
}

/** An order of the viewer that has ended. */
export type EndedOrder = {
  id: string;
  code: string;
  state: OrderState;
  totalMinor: number;
  currency: Currency;
  raceName: string;
  createdAt: Date;
};

const mostEnded = 100;

/** The orders of the viewer that are paid, expired or cancelled, the newest first. */
export async function endedOrders(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
): Promise<EndedOrder[]> {
  const orders = await db
    .select({
      id: entryOrders.id,
      code: entryOrders.code,
      state: entryOrders.state,
      expiresAt: entryOrders.expiresAt,
      totalMinor: entryOrders.totalMinor,
      currency: entryOrders.currency,
      raceName: races.raceName,
      createdAt: entryOrders.createdAt,
    })
    .from(entryOrders)
    .innerJoin(races, eq(races.id, entryOrders.raceId))
    .where(eq(entryOrders.userId, userId))
    .orderBy(desc(entryOrders.createdAt), asc(entryOrders.id))
    .limit(mostEnded);
  return orders
    .map(({ expiresAt, ...order }) => ({
      ...order,
      state: stateAt({ ...order, expiresAt }, now()),
    }))
    .filter(({ state }) => !openStates.some((open) => open === state));
}

/** The viewer's order of an entry; `null` for an entry without one and for other people's. */
export async function orderOfEntry(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  registrationId: string,
): Promise<{ id: string; isMade: boolean } | null> {
  const id = readId(registrationId);
  if (id === null) return null;
  const [found] = await db
    .select({
      id: orderLines.orderId,
      isMade: sql`${raceRegistrations.bib} is not null`.mapWith(boolean),
    })
    .from(orderLines)
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, orderLines.registrationId))
    // An entry that was passed on has the order of another payer.
    .innerJoin(entryOrders, eq(entryOrders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.registrationId, id),
        eq(raceRegistrations.userId, userId),
        eq(entryOrders.userId, userId),
      ),
    )
    .orderBy(sql`${isFee}`, entryOrders.isExtras, asc(entryOrders.createdAt), asc(entryOrders.id))
    .limit(1);
  return found ?? null;
}
