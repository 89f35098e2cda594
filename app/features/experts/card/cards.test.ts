import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { experts } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { expertCardColumns, ratingsOf, toExpertCard } from "./cards.server.ts";

const { db } = await openTestDatabase();

test("DATA-10 GAP-58 a card names what is stored, and its rating is the mean of the visible reviews", () =>
  rolledBack(db, async (tx) => {
    const id = await anExpert(tx, {
      firstName: "Ana",
      lastName: "Torres Quispe",
      title: "Trail Coach",
      city: "Ollantaytambo",
      province: "Cusco",
      country: "Peru",
      yearsExperience: 12,
      services: ["Trail Running", "Race Strategy"],
      hourlyRate: "60",
      hourlyRateCurrency: "PEN",
      rateDescription: "per session",
      profilePicture: "http://pictures.example/ana.jpg",
      bio: "Grew up at 3,400 m.",
    });
    for (const rating of [5, 4, 4]) {
      await aReview(tx, { entityId: id, entityType: "expert", rating });
    }
    await aReview(tx, { entityId: id, entityType: "expert", rating: 1, isHidden: true });
    await aReview(tx, { entityId: id, entityType: "race", rating: 1 });
    const rows = await tx.select(expertCardColumns).from(experts).where(eq(experts.id, id));
    const ratings = await ratingsOf({ db: tx }, [id]);
    expect(rows.map((row) => toExpertCard(row, ratings.get(id)))).toEqual([
      {
        id,
        name: "Ana Torres Quispe",
        role: "Trail Coach",
        specialties: ["Trail Running", "Race Strategy"],
        city: "Ollantaytambo",
        location: "Ollantaytambo, Cusco, Peru",
        bio: "Grew up at 3,400 m.",
        imageUrl: "https://pictures.example/ana.jpg",
        rating10: 43,
        reviews: 3,
        experience: 12,
        price: "60.00",
        currency: "PEN",
        rateDescription: "per session",
      },
    ]);
  }));

test("DATA-10 an expert without a photo and reviews has a drawn portrait and no rating", () =>
  rolledBack(db, async (tx) => {
    const id = await anExpert(tx, { city: "Lima", province: "Lima" });
    const [row] = await tx.select(expertCardColumns).from(experts).where(eq(experts.id, id));
    const ratings = await ratingsOf({ db: tx }, [id]);
    expect(row && toExpertCard(row, ratings.get(id))).toMatchObject({
      location: "Lima, Peru",
      imageUrl: expect.stringContaining(`/portraits/expert/${id}.svg`),
      rating10: null,
      reviews: 0,
    });
  }));

test("reviews that cannot be read count as none", () =>
  rolledBack(db, async (tx) => {
    const id = await anExpert(tx);
    await aReview(tx, { entityId: id, entityType: "expert", rating: 5 });
    await tx.execute(sql`alter table reviews rename to unreadable`);
    expect(await ratingsOf({ db: tx }, [id])).toEqual(new Map());
  }));
