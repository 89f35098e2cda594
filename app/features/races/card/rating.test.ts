import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { raceSearch } from "#db/schema.ts";
import { toDay } from "#values/day.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { raceCards } from "./cards.server.ts";

const { db } = await openTestDatabase();

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
      const cards = await raceCards(tx, toDay(now()), picked, sql`r.id`);
      const ratings = new Map(cards.map((card) => [card.id, card.rating]));
      expect(ratings.get(id)).toEqual({ average: 4.3, count: 3 });
      expect(ratings.get(bare)).toBeNull();
    }));
}
