import { and, asc, eq, gte, sql } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { boolean } from "#db/kinds.ts";
import { priceTiers, raceDistances, raceSales, races } from "#db/schema.ts";
import { touchRace } from "#features/races/editing/distances/distances.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import { addDays, toDay } from "#values/day.ts";
import { currentPrice } from "./price-steps.ts";
import { findSale, stepColumns } from "./queries.server.ts";

type Needs = Pick<Services, "db" | "now">;

/**
 * Writes down what the entries of upcoming races cost now, for the searches, cards, programs and pages that show it: a
 * step ends with a day at the place of the race, or with the last of its entries. Runs every minute.
 * @returns how many races have another price than before
 */
export async function refreshShownPrices({ db, now }: Needs): Promise<number> {
  const sold = await db
    .select({
      raceId: races.id,
      timeZone: races.timeZone,
      currency: raceSales.currency,
      wholeMinor: raceSales.soldMinor,
      hasDistances: sql`exists (
        select from race_distances d where d.race_id = ${races.id})`.mapWith(boolean),
      soldMinor: raceDistances.soldMinor,
      soldCurrency: raceDistances.soldCurrency,
      step: stepColumns,
    })
    .from(raceSales)
    .innerJoin(races, eq(races.id, raceSales.raceId))
    .innerJoin(priceTiers, eq(priceTiers.raceId, races.id))
    .leftJoin(raceDistances, eq(raceDistances.id, priceTiers.distanceId))
    // At the place of a race it may be the day before.
    .where(gte(races.startDate, addDays(toDay(now()), -1)))
    .orderBy(asc(priceTiers.sortOrder), asc(priceTiers.id));
  let changed = 0;
  for (const [raceId, rows] of Map.groupBy(sold, (row) => row.raceId)) {
    const isOld = rows.some(({ currency, timeZone, step, ...shown }) => {
      const steps = rows.map((row) => row.step);
      const price = currentPrice(
        { currency, steps },
        step.distanceId,
        todayAt({ timeZone }, now()),
      );
      const minor = price?.priceMinor ?? null;
      if (step.distanceId === null) return shown.wholeMinor !== (shown.hasDistances ? null : minor);
      return shown.soldMinor !== minor || shown.soldCurrency !== (price?.currency ?? null);
    });
    if (!isOld) continue;
    await withRetry(db, (tx) => refreshPricesOf({ db: tx, now }, raceId));
    changed += 1;
  }
  return changed;
}

/** The same for one race, in the transaction that changes what it sells. */
export async function refreshPricesOf({ db, now }: Needs, raceId: string): Promise<void> {
  // The race is locked before its distances, as by those who edit it.
  const [race] = await db
    .select({ timeZone: races.timeZone })
    .from(races)
    .where(eq(races.id, raceId))
    .for("no key update");
  if (!race) return;
  const sale = await findSale({ db }, raceId);
  const today = todayAt(race, now());
  const ofRace = eq(raceDistances.raceId, raceId);
  const distances = await db.select({ id: raceDistances.id }).from(raceDistances).where(ofRace);
  for (const { id } of distances) {
    const price = sale && currentPrice(sale, id, today);
    const soldMinor = price?.priceMinor ?? null;
    const soldCurrency = price?.currency ?? null;
    // Trigger: price in the search; see app/db/functions/races.sql
    await db
      .update(raceDistances)
      .set({ soldMinor, soldCurrency })
      .where(
        and(
          eq(raceDistances.id, id),
          sql`(${raceDistances.soldMinor}, ${raceDistances.soldCurrency})
            is distinct from (${soldMinor}::int, ${soldCurrency}::text)`,
        ),
      );
  }
  const whole = sale && distances.length === 0 ? currentPrice(sale, null, today) : null;
  // Trigger: price in the search; see app/db/functions/entry-orders.sql
  await db
    .update(raceSales)
    .set({ soldMinor: whole?.priceMinor ?? null })
    .where(eq(raceSales.raceId, raceId));
  await touchRace(db, raceId);
}
