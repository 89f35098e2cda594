/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { entryExtras, entryOrders, raceDistances, raceExtras } from "#db/schema.ts";
import { buyExtras } from "#features/registrations/extras/buying/buying.server.ts";
import { cancelOrder } from "#features/registrations/orders/commands.server.ts";
import { openTestDatabase, serverUrl } from "../support/database.ts";
import { anExtra, chosenExtras } from "../support/extras.ts";
import { faultsOf, origin, sendForm } from "../support/orders.ts";
import { outboxOf } from "../support/outbox.ts";
import { newPeople } from "../support/people.ts";
import { aRace, now } from "../support/races/races.ts";
import { aSale } from "../support/sales.ts";

/** The embedded database has one connection and no real concurrency: fewer runs are enough. */
const { crowd, buyers } = serverUrl ? { crowd: 200, buyers: 40 } : { crowd: 12, buyers: 8 };
const { db } = await openTestDatabase();
const needs = { db, now, mail: outboxOf(db).mail };

async function aRaceWithExtras(stocks: number[]) {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    distances: [{ distance: "10K" }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const place = { raceId, distanceId: distance?.id ?? null };
  await aSale(db, place, [{ priceMinor: 0 }]);
  const ids: string[] = [];
  for (const stock of stocks) ids.push(await anExtra(db, { raceId, stock, mostEach: 3 }));
  return { place, ids };
}

test("of many runners at once exactly as many get an extra as there are, with their entry and after it", async () => {
  const { place, ids } = await aRaceWithExtras([7, 6]);
  const [first = "", second = ""] = ids;
  const runners = await newPeople(db, crowd);
  const entered = await Promise.all(
    runners.map((runner, at) => {
      // Half of them order both, in either order of the form.
      const chosen = at % 2 === 0 ? { [first]: 1, [second]: 1 } : { [first]: 1 };
      const shownMinor = 3500 * Object.keys(chosen).length;
      return sendForm(db, runner, place, { shownMinor, extras: chosenExtras(chosen) });
    }),
  );
  expect(new Set(entered.flatMap(({ problem }) => problem ?? []))).toEqual(
    new Set(["extras-sold-out"]),
  );
  const [row] = await db.select().from(raceExtras).where(eq(raceExtras.id, first));
  expect(row?.taken).toBe(7);
  expect(await faultsOf(db, place.raceId)).toEqual([]);

  // What is cancelled is bought by others meanwhile.
  const others = await newPeople(db, buyers);
  const made = await Promise.all(
    others.map((runner) => sendForm(db, runner, place, { shownMinor: 0 })),
  );
  const open = await db.select().from(entryOrders).where(eq(entryOrders.raceId, place.raceId));
  const held = open.filter(({ state }) => state === "held");
  await Promise.all([
    ...held.map(({ id, userId }) => cancelOrder(needs, { userId: userId ?? "" }, id)),
    ...made.map(({ registrationId }, at) =>
      buyExtras(needs, others[at] ?? { userId: "" }, {
        registrationId: registrationId ?? "",
        answers: chosenExtras({ [second]: 1, [first]: 1 }),
        shownMinor: 7000,
        origin,
      }),
    ),
  ]);
  expect(await faultsOf(db, place.raceId)).toEqual([]);
  const counted = await db.select().from(entryExtras).where(eq(entryExtras.extraId, first));
  const number = counted.filter(({ isCounted }) => isCounted).length;
  expect(number).toBeLessThanOrEqual(7);
});
