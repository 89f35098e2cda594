import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { experts } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { hideReview } from "./commands.server.ts";
import type { ReviewSearch } from "./moderation.ts";
import { hiddenByReason, moderatedPerPage, searchReviews } from "./queries.server.ts";

const { db } = await openTestDatabase();
const on = (day: number) => new Date(Date.UTC(2026, 0, day));
const everything: ReviewSearch = { words: "", rating: null, withHidden: false };

async function found(tx: Database, search: Partial<ReviewSearch>) {
  const { rows } = await searchReviews({ db: tx }, { ...everything, ...search }, 1);
  return rows.map(({ comment }) => comment);
}

test("ADM-REV-02 ADM-REV-04 reviews are listed newest first with author and subject, hidden ones on request", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx, { email: "ada@example.com" });
    const raceId = await aRace(tx, { raceName: "Lima 10K", racePhoto: "/lima.jpg" });
    const author = {
      email: "ana@example.com",
      firstName: "Ana",
      lastName: "Ríos",
      profileImage: "/a.jpg",
    };
    await aReview(tx, { entityId: raceId, rating: 4, comment: "Flat", createdAt: on(1), author });
    const guest = { isAnonymous: true, authorFirstName: "Inés", authorLastName: "Paz" };
    const hidden = await aReview(tx, {
      ...guest,
      entityId: raceId,
      createdAt: on(3),
      comment: "Buy",
    });
    const home = { title: "Coach", city: "Lima", province: "Lima", country: "Peru" };
    const [expert] = await tx
      .insert(experts)
      .values({ firstName: "Leo", lastName: "Sol", profilePicture: "/leo.jpg", ...home })
      .returning({ id: experts.id });
    await aReview(tx, { entityId: expert!.id, entityType: "expert", createdAt: on(2), rating: 2 });
    await hideReview({ db: tx, now }, admin, hidden, { reason: "spam", note: "Links" });

    const shown = await searchReviews({ db: tx }, everything, 1);
    expect(shown.total).toBe(2);
    expect(shown.rows).toMatchObject([
      { subject: { kind: "expert", name: "Leo Sol", photo: "/leo.jpg", race: null } },
      {
        rating: 4,
        comment: "Flat",
        hidden: null,
        createdAt: on(1),
        author: {
          firstName: "Ana",
          lastName: "Ríos",
          email: "ana@example.com",
          image: "/a.jpg",
          isGuest: false,
        },
        subject: { kind: "race", id: raceId, name: "Lima 10K", photo: "/lima.jpg" },
      },
    ]);
    const all = await searchReviews({ db: tx }, { ...everything, withHidden: true }, 1);
    expect(all.rows[0]).toMatchObject({
      author: { firstName: "Inés", lastName: "Paz", isGuest: true, isVerified: false },
      hidden: { reason: "spam", note: "Links", by: "ada@example.com", at: now() },
    });
    expect(await hiddenByReason({ db: tx })).toEqual([{ reason: "spam", count: 1 }]);
    expect(await found(tx, { rating: 4 })).toEqual(["Flat"]);
    expect(await found(tx, { rating: 3 })).toEqual([]);
  }));

test("ADM-REV-01 words are found in the comment, the author and the subject", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, { raceName: "Maratón de Lima" });
    const author = { email: "ana@example.com", firstName: "Ana", lastName: "Ríos" };
    await aReview(tx, { entityId: raceId, comment: "Árboles y O'Higgins 10k", author });
    await aReview(tx, { entityId: await aRace(tx, { raceName: "Cusco" }), comment: "Hilly" });
    const first = ["Árboles y O'Higgins 10k"];
    for (const words of [
      "arboles",
      "ARB",
      "o'higgins",
      "10K arboles",
      "rios",
      "ana@example",
      "ana ríos",
      "maraton lima",
    ]) {
      expect(await found(tx, { words }), words).toEqual(first);
    }
    expect(await found(tx, { words: "rios", rating: 5 })).toEqual(first);
    for (const words of ["arboles cusco", "%", "!!!", "'", "\\", "a & !b", ":*", "rboles"]) {
      expect(await found(tx, { words }), words).toEqual([]);
    }
    await tx.execute("update reviews set comment = 'Sunny' where comment = 'Hilly'");
    expect(await found(tx, { words: "sunny" })).toEqual(["Sunny"]);
    expect(await found(tx, { words: "hilly" })).toEqual([]);
  }));

test("pages have no gaps and no repeats, and a page past the end shows the last", () =>
  rolledBack(db, async (tx) => {
    const entityId = await aRace(tx, {});
    for (let number = 0; number < moderatedPerPage + 2; number++) {
      await aReview(tx, { entityId, createdAt: on(1), comment: "Same words" });
    }
    for (const words of ["", "same"]) {
      const page = (number: number) => searchReviews({ db: tx }, { ...everything, words }, number);
      const [first, second, third] = [await page(1), await page(2), await page(3)];
      expect([first.rows.length, second.rows.length]).toEqual([moderatedPerPage, 2]);
      expect(third).toEqual(second);
      const ids = [...first.rows, ...second.rows].map(({ id }) => id);
      expect(new Set(ids).size).toBe(moderatedPerPage + 2);
    }
  }));
