import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { integer, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { priceTiers, raceDistances, races } from "#db/schema.ts";
import { noFilters, type RaceFilters } from "#features/races/filters/filters.ts";
import { findRace } from "#features/races/page/race-page.server.ts";
import { lowestPrice } from "#features/races/price.server.ts";
import { searchRaces } from "#features/races/search/search.server.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { refreshShownPrices } from "./shown-prices.server.ts";

const { db } = await openTestDatabase();

const sol = (minor: number) => ({ minor, currency: "PEN" as const });
const shown = (minor: number) => ({
  kind: "amount",
  minor,
  currency: "PEN",
  text: `S/${minor / 100} PEN`,
  original: null,
});

/** What a card, the page, the order by price and the filters say of a race at a moment. */
async function pricesAt(tx: Database, id: string, now: () => Date) {
  const search = async (filters: Partial<RaceFilters>) =>
    (await searchRaces({ db: tx, now }, { ...noFilters, ...filters })).races;
  const [card] = await search({});
  const page = await findRace({ db: tx }, id, "en");
  const watched = await readRow(
    tx,
    { minor: orNull(integer) },
    sql`select p.minor from races r left join lateral ${lowestPrice} p on true where r.id = ${id}`,
  );
  return {
    card: card?.price,
    page: page?.price,
    distances: page?.distances.map(({ price }) => price),
    watched: watched?.minor,
    below: async (minor: number, distance?: { from: number; to: number }) =>
      (await search({ price: sol(minor), ...(distance && { distance }) })).length,
  };
}

test("everywhere a race costs what is charged now, by the day at its place and by the entries sold", () =>
  rolledBack(db, async (tx) => {
    let at = "2026-12-01T12:00:00Z";
    const now = () => new Date(at);
    const typed = { price: "S/ 200", priceCurrency: "USD" as const };
    const id = await aRace(tx, {
      startDate: "2027-03-01",
      timeZone: "America/Lima",
      distances: [
        { distance: "10K", ...typed, discountedPrice: "5" },
        { distance: "21K", ...typed },
      ],
    });
    const [ten] = await tx.select().from(raceDistances).where(eq(raceDistances.distance, "10K"));
    const place = { raceId: id, distanceId: ten?.id ?? null };
    const [early = ""] = await aSale(tx, place, [
      { priceMinor: 8000, lastDay: "2026-12-31" },
      { priceMinor: 9000, places: 2 },
      { priceMinor: 10_000 },
    ]);
    expect(await refreshShownPrices({ db: tx, now })).toBe(1);
    expect(await refreshShownPrices({ db: tx, now })).toBe(0);
    const first = await pricesAt(tx, id, now);
    expect(first).toMatchObject({ card: shown(8000), page: shown(8000), watched: 8000 });
    expect(first.distances?.[0]).toEqual(shown(8000));
    expect(await first.below(8000)).toBe(1);
    expect(await first.below(7900)).toBe(0);
    expect(await first.below(8000, { from: 9, to: 11 })).toBe(1);
    expect(await first.below(7900, { from: 9, to: 11 })).toBe(0);

    // The last minutes of the day in Lima, and the first one of the next.
    at = "2027-01-01T04:59:00Z";
    expect(await refreshShownPrices({ db: tx, now })).toBe(0);
    at = "2027-01-01T05:00:00Z";
    expect(await refreshShownPrices({ db: tx, now })).toBe(1);
    expect(await pricesAt(tx, id, now)).toMatchObject({ card: shown(9000), page: shown(9000) });

    await tx.update(priceTiers).set({ sold: 2 }).where(eq(priceTiers.places, 2));
    expect(await refreshShownPrices({ db: tx, now })).toBe(1);
    const last = await pricesAt(tx, id, now);
    expect(last).toMatchObject({ card: shown(10_000), watched: 10_000 });
    expect(await last.below(9000)).toBe(0);
    await tx
      .update(priceTiers)
      .set({ priceMinor: 0, lastDay: null })
      .where(eq(priceTiers.id, early));
    await refreshShownPrices({ db: tx, now });
    expect(await pricesAt(tx, id, now)).toMatchObject({ card: { kind: "free", isLowest: true } });
  }));

test("a race without distances costs what its entries are sold for, until it has distances", () =>
  rolledBack(db, async (tx) => {
    const now = () => new Date("2026-12-01T12:00:00Z");
    const id = await aRace(tx, { startDate: "2027-03-01", distances: [] });
    await aSale(tx, { raceId: id, distanceId: null });
    expect(await refreshShownPrices({ db: tx, now })).toBe(1);
    const whole = await pricesAt(tx, id, now);
    expect(whole).toMatchObject({ card: shown(8000), page: shown(8000), watched: 8000 });
    expect(await whole.below(8000)).toBe(1);
    expect(await whole.below(7000)).toBe(0);
    await tx.insert(raceDistances).values({ raceId: id, distance: "5K", title: "5K" });
    expect(await refreshShownPrices({ db: tx, now })).toBe(1);
    expect(await refreshShownPrices({ db: tx, now })).toBe(0);
    expect(await pricesAt(tx, id, now)).toMatchObject({ card: { kind: "unknown" } });
    await tx.delete(races).where(eq(races.id, id));
  }));

test("a race whose last step has ended is sold for nothing, which is written down once", () =>
  rolledBack(db, async (tx) => {
    let at = "2026-12-15T12:00:00Z";
    const now = () => new Date(at);
    const id = await aRace(tx, { startDate: "2027-03-01", distances: ["10K"] });
    const [ten] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, id));
    const place = { raceId: id, distanceId: ten?.id ?? null };
    await aSale(tx, place, [{ priceMinor: 8000, lastDay: "2026-12-31" }]);
    expect(await refreshShownPrices({ db: tx, now })).toBe(1);
    at = "2027-01-05T12:00:00Z";
    expect(await refreshShownPrices({ db: tx, now })).toBe(1);
    expect(await refreshShownPrices({ db: tx, now })).toBe(0);
  }));
