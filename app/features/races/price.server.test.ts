import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { integer, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { currencies } from "#values/money.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { lowestPrice } from "./price.server.ts";
import { inUsCents, type StoredPrice, startingPrice } from "./price.ts";
import type { Price } from "./shown-price.ts";
import { parsePrice } from "./written-price.ts";

const { db } = await openTestDatabase();

const amounts = [0, 1, 2, 99, 100, 101, 999, 1000, 5000, 123_456, 99_999_999];

test("the database converts every currency to US cents at the same rate", async () => {
  for (const currency of currencies) {
    for (const minor of amounts) {
      const converted = await readRow(
        db,
        { cents: integer },
        sql`select public.in_us_cents(${minor}::int, ${currency}) as cents`,
      );
      const which = `${minor} ${currency}`;
      expect([which, converted?.cents]).toEqual([which, inUsCents(minor, currency)]);
    }
  }
});

test("the database and a card agree on the cheapest of distances in several currencies", () =>
  rolledBack(db, async (tx) => {
    const known = currencies.flatMap((priceCurrency) =>
      ["20", "75"].map((price) => ({ price, priceCurrency })),
    );
    const priceCurrency = "MXN" as const;
    const prices = [...known, ...["Free", "TBD"].map((price) => ({ price, priceCurrency }))];
    const pairs = prices.flatMap((one, place) => prices.slice(place).map((other) => [one, other]));
    for (const pair of pairs) {
      const distances = pair.map((price, place) => ({ distance: `${place + 5}K`, ...price }));
      const id = await aRace(tx, { distances });
      const stored = await readRow(
        tx,
        { minor: orNull(integer), cents: orNull(integer) },
        sql`
        select p.minor, public.price_of_race(r.id) as cents
        from races r left join lateral ${lowestPrice} p on true where r.id = ${id}`,
      );
      const { minor, cents } = amountOf(startingPrice(pair.map(asStored)));
      expect({ pair, ...stored }).toEqual({ pair, minor, cents });
    }
  }));

function asStored(given: { price: string; priceCurrency: string }): StoredPrice {
  const priceMinor = parsePrice(given.price);
  return { ...given, priceMinor, discountedPrice: null, discountedPriceMinor: null };
}

function amountOf(price: Price): { minor: number | null; cents: number | null } {
  if (price.kind === "unknown") return { minor: null, cents: null };
  if (price.kind === "free") return { minor: 0, cents: 0 };
  return { minor: price.minor, cents: inUsCents(price.minor, price.currency) };
}
