/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  entryExtras,
  entryOrders,
  priceTiers,
  raceDistances,
  raceExtras,
  raceWaitingLists,
} from "#db/schema.ts";
import { buyExtras } from "#features/registrations/extras/buying/buying.server.ts";
import { cancelOrder } from "#features/registrations/orders/commands.server.ts";
import { sweepOrders } from "#features/registrations/orders/lapsed.server.ts";
import { joinWaitingList } from "#features/registrations/waiting/commands.server.ts";
import { offerPlaces } from "#features/registrations/waiting/offering.server.ts";
import { openTestDatabase, serverUrl } from "../support/database.ts";
import { anExtra, chosenExtras } from "../support/extras.ts";
import { anOrder, aVoucher, faultsOf, origin, sendForm } from "../support/orders.ts";
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

test("forms with extras and codes, a waiting list and orders that end, all at once, leave nothing too many and nobody in a circle", async () => {
  const { place, ids } = await aRaceWithExtras([6]);
  const { raceId, distanceId } = place;
  const [shirt = ""] = ids;
  await db.update(priceTiers).set({ priceMinor: 4000 }).where(eq(priceTiers.raceId, raceId));
  await db.update(raceDistances).set({ capacity: 12 }).where(eq(raceDistances.raceId, raceId));
  await db.insert(raceWaitingLists).values({ raceId, isOpen: true });
  await aVoucher(db, { raceId, maxUses: 4 });
  const kept = { code: "KEPT", kind: "none" as const, value: null, keepsPlaces: true };
  await aVoucher(db, { ...kept, raceId, distanceId, maxUses: 3 });
  const chosen = { extras: chosenExtras({ [shirt]: 1 }) };
  const early = await newPeople(db, 4);
  const held = await Promise.all(
    early.map((runner) => anOrder(db, runner, place, { ...chosen, shownMinor: 7500 })),
  );
  const forms = [
    { shownMinor: 4000 },
    { shownMinor: 7500, ...chosen },
    { shownMinor: 3600, code: "CLUB" },
    { shownMinor: 7100, code: "CLUB", ...chosen },
    { shownMinor: 4000, code: "KEPT" },
  ];
  const runners = await newPeople(db, crowd);
  const sent = await Promise.all([
    ...runners.map(async (runner, at) => {
      const form = forms[at % 6];
      // Every sixth waits for a place.
      if (!form)
        return joinWaitingList(needs, runner, { raceId, distanceId: distanceId ?? "", origin });
      return sendForm(db, runner, place, form);
    }),
    ...held.map(async ({ orderId }, at) => {
      const ended = await cancelOrder(needs, early[at] ?? { userId: "" }, orderId);
      await offerPlaces(needs, raceId);
      return ended;
    }),
  ]);
  const refusals = new Set(sent.flatMap(({ problem }) => problem ?? []));
  expect([...refusals].filter((one) => !expected.has(one))).toEqual([]);
  expect(await faultsOf(db, raceId)).toEqual([]);
  const later = new Date(now().getTime() + 3_600_000);
  await sweepOrders({ ...needs, now: () => later });
  await offerPlaces(needs, raceId);
  expect(await faultsOf(db, raceId)).toEqual([]);
  const [row] = await db.select().from(raceExtras).where(eq(raceExtras.id, shirt));
  expect(row?.taken, "nobody has paid").toBe(0);
});

/** A runner who waits cannot be entered, and a free place for which others wait is theirs. */
const expected = new Set<string>(["full", "extras-sold-out", "code-refused", "free"]);
