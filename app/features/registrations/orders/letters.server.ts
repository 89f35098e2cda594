import { and, desc, eq, sql } from "drizzle-orm";
import { boolean, integer, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { entryOrders, paymentMethods, payments, races } from "#db/schema.ts";
import { notedOrigin } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import type { Words } from "#values/say.ts";
import { extrasOfOrder } from "../extras/queries.server.ts";
import { activeOrganizers, mailTo } from "../letters.server.ts";
import { creditsOfOrder } from "../prices/credits.server.ts";
import { usualHours } from "../prices/order-price.ts";
import { isManual } from "../ways.ts";
import { letterOfLateProofs, letterOfOrder, letterOfProofs, type OrderNews } from "./emails.tsx";
import { owedMinor } from "./moves.server.ts";
import { isFee } from "./queries.server.ts";

/**
 * Tells the runner what has become of an order, in the transaction of the change. Nobody is told of the order of
 * a deleted account.
 * @param more.reason - what an organizer wrote about it
 * @param more.extra - the one that it is about
 */
export async function tellOfOrder(
  { db, mail }: Pick<Services, "db" | "mail">,
  orderId: string,
  news: OrderNews,
  {
    reason = null,
    minor = null,
    extra = null,
  }: { reason?: string | null; minor?: number | null; extra?: Words | null | undefined } = {},
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
      isFee: isFee.mapWith(boolean),
      isExtras: entryOrders.isExtras,
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
  const extras = await extrasOfOrder(db, orderId);
  const credits = await creditsOfOrder(db, orderId);
  const spentMinor = credits.reduce((sum, { usedMinor }) => sum + usedMinor, 0);
  const letter = letterOfOrder({ ...known, extras, spentMinor, method, how: how ?? null }, news, {
    origin: notedOrigin(origin),
    reason,
    minor,
    extra,
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
  const organizers = (await activeOrganizers({ db }, raceId)).filter(
    ({ userId }) => userId !== payer,
  );
  const letter = letterOfProofs({ id: raceId, name: raceName }, { origin: notedOrigin(origin) });
  for (const organizer of organizers) await mailTo({ db, mail }, organizer, letter);
}

const lateProofs = { userId: text, raceId: text, raceName: text, count: integer, origin: text };

/**
 * Reminds organizers of proofs that have waited longer than the hours of their race: one mail for all of an
 * organizer's races. Runs once a day. Nobody is reminded of their own payment.
 * @returns how many organizers got a mail
 */
export async function remindOrganizers({
  db,
  mail,
  now,
  log,
}: Pick<Services, "db" | "mail" | "now" | "log">): Promise<number> {
  if (mail.mode === "unavailable") return 0;
  const late = await readRows(
    db,
    lateProofs,
    sql`
    select u.user_id::text as "userId", r.id::text as "raceId", r.race_name as "raceName",
      count(*)::int as count, max(o.origin) as origin
    from payments p join entry_orders o on o.id = p.order_id
      join races r on r.id = p.race_id
      left join race_sales s on s.race_id = r.id
      join race_organizers z on z.race_id = r.id and z.user_id is distinct from o.user_id
      join user_profiles u on u.user_id = z.user_id and u.is_active
    where p.state = 'in_review' and ${now().toISOString()}::timestamptz >= case
      when o.state = 'in_review' then o.expires_at
      -- Of an order that had ended before.
      else p.updated_at + make_interval(
        hours => coalesce(s.review_hours, ${usualHours.reviewHours}::int)) end
    group by u.user_id, r.id order by r.start_date, r.id`,
  );
  let told = 0;
  for (const [userId, races] of Map.groupBy(late, (race) => race.userId)) {
    try {
      const origin = notedOrigin(races[0]?.origin ?? "");
      await mailTo({ db, mail }, { userId }, letterOfLateProofs(races, { origin }));
      told += 1;
    } catch (error) {
      log.error({ error, userId }, "an organizer was not reminded of proofs of payment");
    }
  }
  return told;
}
