import { eq, sql } from "drizzle-orm";
import { boolean } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { paymentMethods } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type ManualMethod, manualMethods } from "./ways.ts";

/** A way to pay the organizer without this site, with the organizer's text in at least one language. */
export type ManualWay = { method: ManualMethod; en: string | null; es: string | null };

/** The ways that a race offers, in one order everywhere. */
export async function manualWaysOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<ManualWay[]> {
  const ways = await db
    .select({ method: paymentMethods.kind, en: paymentMethods.textEn, es: paymentMethods.textEs })
    .from(paymentMethods)
    .where(eq(paymentMethods.raceId, raceId));
  return manualMethods.flatMap((method) => ways.find((way) => way.method === method) ?? []);
}

/** Whether something of a race can be paid for now, by card or without this site. */
export async function hasWayToPay(
  services: Pick<Services, "db">,
  raceId: string,
): Promise<boolean> {
  return (await takesCards(services, raceId)) || (await manualWaysOf(services, raceId)).length > 0;
}

/** Whether the entries of a race can be paid by card now, on an organizer's account. */
export async function takesCards({ db }: Pick<Services, "db">, raceId: string): Promise<boolean> {
  const row = await readRow(
    db,
    { takesCards: boolean },
    sql`select takes_charges as "takesCards" from race_payee(${raceId}::uuid)`,
  );
  return row?.takesCards ?? false;
}
