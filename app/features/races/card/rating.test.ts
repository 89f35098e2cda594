import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { raceSearch, races } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { whileUnreadable } from "../../../../tests/support/machine/failing-tables.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { findRaces } from "../page/race-page.server.ts";
import { raceCards } from "./cards.server.ts";

const { db } = await openTestDatabase();

test("CALL-09 races are shown without ratings while their reviews cannot be read", async () => {
  const coming = await aRace(db, {});
  const past = await aRace(db, { startDate: "2020-01-05" });
  for (const entityId of [coming, past]) await aReview(db, { entityId, rating: 4 });
  await db.delete(raceSearch).where(eq(raceSearch.raceId, past));
  const ratings = async () => {
    const cards = await raceCards(db, now(), sql`select id as race_id from races`, sql`r.id`);
    const pages = await findRaces({ db }, [coming, past], "en");
    return [cards, pages].map((found) =>
      [coming, past].map((id) => found.find((race) => race.id === id)?.rating?.count ?? 0),
    );
  };
  expect(await ratings()).toEqual([
    [1, 1],
    [1, 1],
  ]);
  await whileUnreadable(db, "reviews", async () => {
    expect(await ratings()).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
  await db.delete(races);
});

for (const isProjected of [true, false]) {
  const race = isProjected ? "an upcoming race" : "a past race, which search no longer keeps";
  test(`REV-16 CALL-13 the rating of ${race} is the mean of its visible reviews`, () =>
    rolledBack(db, async (tx) => {
      const id = await aRace(tx, {});
      const bare = await aRace(tx, {});
      for (const rating of [5, 4, 4]) await aReview(tx, { entityId: id, rating });
      await aReview(tx, { entityId: id, rating: 1, isHidden: true });
      await aReview(tx, { entityId: bare, rating: 1, isHidden: true });
      await aReview(tx, { entityId: id, entityType: "expert", rating: 1 });
      if (!isProjected) {
        await tx.delete(raceSearch).where(eq(raceSearch.raceId, id));
        await tx.delete(raceSearch).where(eq(raceSearch.raceId, bare));
      }
      const picked = sql`select id as race_id from races`;
      const cards = await raceCards(tx, now(), picked, sql`r.id`);
      const ratings = new Map(cards.map((card) => [card.id, card.rating]));
      expect(ratings.get(id)).toEqual({ average: 4.3, count: 3 });
      expect(ratings.get(bare)).toBeNull();
    }));
}
