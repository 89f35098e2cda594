import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { favoriteLooks, raceDistances, raceRegistrations, races } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { storedEntry } from "../../../tests/support/registrations.ts";
import { addFavorite, removeFavorite } from "./favorites.server.ts";
import { keptRaces, noteLooks } from "./looks.server.ts";

const { db } = await openTestDatabase();

const price = { price: "250", priceMinor: 25_000, priceCurrency: "MXN" } as const;

test("a kept race tells what has changed until its runner has looked at it", () =>
  rolledBack(db, async (tx) => {
    const [ana, bea] = [{ userId: await aPerson(tx) }, { userId: await aPerson(tx) }];
    const raceId = await aRace(tx, {
      startDate: "2027-03-14",
      distances: [{ distance: "42K", ...price }, { distance: "10K" }],
    });
    for (const viewer of [ana, bea]) await addFavorite({ db: tx }, viewer, raceId);
    const news = async (viewer: typeof ana) =>
      (await keptRaces({ db: tx, now }, viewer)).races.map(({ changes }) => changes);
    expect(await news(ana)).toEqual([[]]);

    await tx.update(races).set({ startDate: "2027-03-21" }).where(eq(races.id, raceId));
    await tx.insert(raceDistances).values({
      raceId,
      distance: "5K",
      title: "5K",
      ...price,
      priceMinor: 9_000,
      sortOrder: 9,
    });
    const changes = [
      { kind: "date", from: "2027-03-14", to: "2027-03-21" },
      {
        kind: "price",
        from: { minor: 25_000, currency: "MXN" },
        to: { minor: 9_000, currency: "MXN" },
      },
      { kind: "distances", names: ["5K"] },
    ];
    expect(await news(ana)).toEqual([changes]);
    await addFavorite({ db: tx }, ana, raceId);
    expect(await news(ana), "keeping it again is no look").toEqual([changes]);

    await noteLooks({ db: tx }, ana, [raceId]);
    expect(await news(ana)).toEqual([[]]);
    expect(await news(bea), "another runner has not looked").toEqual([changes]);
    await noteLooks({ db: tx }, bea, []);
    expect(await news(bea), "nothing was looked at").toEqual([changes]);
    await noteLooks({ db: tx }, bea, [crypto.randomUUID(), raceId]);
    expect(await news(bea)).toEqual([[]]);

    const { upTo } = await keptRaces({ db: tx, now }, ana);
    const updatedAt = new Date(new Date(upTo).getTime() + 1);
    await tx.update(races).set({ raceStatus: "cancelled", updatedAt }).where(eq(races.id, raceId));
    await noteLooks({ db: tx }, ana, [raceId], new Date(upTo));
    expect(await news(ana), "it came after the page").toEqual([[{ kind: "cancelled" }]]);
    await noteLooks({ db: tx }, bea, [raceId], updatedAt);
    expect(await news(bea)).toEqual([[]]);
    await removeFavorite({ db: tx }, ana, raceId);
    expect(await tx.$count(favoriteLooks), "a look goes with its favorite").toBe(1);
  }));

test("kept races are the coming ones without an entry, the soonest first, and counted beyond the limit", () =>
  rolledBack(db, async (tx) => {
    const ana = { userId: await aPerson(tx) };
    const keep = async (columns: Parameters<typeof aRace>[1]) => {
      const raceId = await aRace(tx, { distances: [], ...columns });
      await addFavorite({ db: tx }, ana, raceId);
      return raceId;
    };
    await keep({ raceName: "Over", startDate: "2026-11-19" });
    const entered = await keep({ raceName: "Entered", startDate: "2026-12-01" });
    const entry = { ...storedEntry, raceId: entered, userId: ana.userId };
    await tx.insert(raceRegistrations).values(entry);
    for (let day = 20; day > 10; day -= 1) {
      await keep({ raceName: `On ${day}`, startDate: `2027-01-${day}` });
    }
    const { races: found, total } = await keptRaces({ db: tx, now }, ana);
    expect(total).toBe(10);
    expect(found.map(({ name }) => name)).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18, 19].map((day) => `On ${day}`),
    );
    const stranger = { userId: await aPerson(tx) };
    expect(await keptRaces({ db: tx, now }, stranger)).toMatchObject({ races: [], total: 0 });
  }));
