import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { moment, orNull } from "#db/kinds.ts";
import { orderLog, raceSales, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { extensionEnd, msPerHour } from "../order.ts";
import { usualHours } from "../prices/order-price.ts";

type Needs = Pick<Services, "db" | "now">;

/** Until when a runner who chooses a way to pay now may send a proof. */
export async function timeToPay({ db, now }: Needs, raceId: string): Promise<Date> {
  const { uploadHours } = await hoursOf(db, raceId);
  const [race] = await db
    .select({
      closes: sql`nullif(public.registration_closes(races), '-infinity')`.mapWith(orNull(moment)),
    })
    .from(races)
    .where(eq(races.id, raceId));
  const usual = now().getTime() + uploadHours * msPerHour;
  const last = race?.closes?.getTime() ?? usual;
  return new Date(Math.max(now().getTime() + msPerHour, Math.min(usual, last)));
}

/** Until when an order waits after a proof that did not pay it: a day, and never less than it had before the proof. */
export async function timeAfterReview(
  { db, now }: Needs,
  order: { id: string; raceId: string },
): Promise<Date> {
  const extended = extensionEnd(now());
  const [chosen] = await db
    .select({ at: orderLog.createdAt })
    .from(orderLog)
    .where(and(eq(orderLog.orderId, order.id), eq(orderLog.toState, "awaiting_payment")))
    .orderBy(asc(orderLog.createdAt))
    .limit(1);
  if (!chosen) return extended;
  const before = await timeToPay({ db, now: () => chosen.at }, order.raceId);
  return before > extended ? before : extended;
}

/** Hours that the organizer gives for a proof and for its review. */
export async function hoursOf(db: Database, raceId: string) {
  const [hours] = await db
    .select({ uploadHours: raceSales.uploadHours, reviewHours: raceSales.reviewHours })
    .from(raceSales)
    .where(eq(raceSales.raceId, raceId));
  return hours ?? usualHours;
}
