import { and, desc, eq, sql } from "drizzle-orm";
import {
  entryOrders,
  paymentMethods,
  payments,
  raceOrganizers,
  races,
  userProfiles,
} from "#db/schema.ts";
import { notedOrigin } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { mailTo } from "../letters.server.ts";
import { isManual } from "../ways.ts";
import { letterOfOrder, letterOfProofs, type OrderNews } from "./emails.tsx";
import { owedMinor } from "./moves.server.ts";

/**
 * Tells the runner what has become of an order, in the transaction of the change. Nobody is told of the order of
 * a deleted account.
 * @param more.reason - what an organizer wrote about it
 */
export async function tellOfOrder(
  { db, mail }: Pick<Services, "db" | "mail">,
  orderId: string,
  news: OrderNews,
  { reason = null, minor = null }: { reason?: string | null; minor?: number | null } = {},
): Promise<void> {
  if (mail.mode === "unavailable") return;
  const [order] = await db
    .select({
      id: entryOrders.id,
      code: entryOrders.code,
      userId: entryOrders.userId,
      totalMinor: entryOrders.totalMinor,
      owedMinor,
      currency: entryOrders.currency,
      expiresAt: entryOrders.expiresAt,
      origin: entryOrders.origin,
      race: {
        id: races.id,
        name: races.raceName,
        timeZone: races.timeZone,
        status: races.raceStatus,
      },
    })
    .from(entryOrders)
    .innerJoin(races, eq(races.id, entryOrders.raceId))
    .where(eq(entryOrders.id, orderId));
  if (!order?.userId) return;
  const { userId, origin, ...known } = order;
  const [attempt] = await db
    .select({ method: payments.method })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt))
    .limit(1);
  const method = attempt && isManual(attempt.method) ? attempt.method : null;
  const [how] = method
    ? await db
        .select({ en: paymentMethods.textEn, es: paymentMethods.textEs })
        .from(paymentMethods)
        .where(and(eq(paymentMethods.raceId, known.race.id), eq(paymentMethods.kind, method)))
    : [];
  const letter = letterOfOrder({ ...known, method, how: how ?? null }, news, {
    origin: notedOrigin(origin),
    reason,
    minor,
  });
  await mailTo({ db, mail }, { userId }, letter);
}

/**
 * Tells the organizers of a race that a proof waits for them, in the transaction that stores it. While one waits, those
 * that follow are not told of.
 */
export async function tellOrganizers(
  { db, mail }: Pick<Services, "db" | "mail">,
  orderId: string,
): Promise<void> {
  const [order] = await db
    .select({
      raceId: races.id,
      raceName: races.raceName,
      origin: entryOrders.origin,
      payer: entryOrders.userId,
    })
    .from(entryOrders)
    .innerJoin(races, eq(races.id, entryOrders.raceId))
    .where(eq(entryOrders.id, orderId));
  if (!order) return;
  const { raceId, raceName, origin, payer } = order;
  const waiting = and(eq(payments.raceId, raceId), eq(payments.state, "in_review"));
  if ((await db.$count(payments, waiting)) > 1) return;
  const organizers = await db
    .select({ userId: raceOrganizers.userId })
    .from(raceOrganizers)
    .innerJoin(userProfiles, eq(userProfiles.userId, raceOrganizers.userId))
    .where(
      and(
        eq(raceOrganizers.raceId, raceId),
        userProfiles.isActive,
        sql`${raceOrganizers.userId} is distinct from ${payer}::uuid`,
      ),
    );
  const letter = letterOfProofs({ id: raceId, name: raceName }, { origin: notedOrigin(origin) });
  for (const organizer of organizers) await mailTo({ db, mail }, organizer, letter);
}
