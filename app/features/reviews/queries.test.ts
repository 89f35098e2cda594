import { expect, test } from "vitest";
import { reviewAnswers } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { anExpert } from "../../../tests/support/experts/experts.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { aResultVersion } from "../../../tests/support/results/results.ts";
import { aReview } from "../../../tests/support/reviews/reviews.ts";
import { reviewsOf } from "./queries.server.ts";

const { db } = await openTestDatabase();

test("REV-13 a race's visible reviews are listed newest first with their authors", () =>
  rolledBack(db, async (tx) => {
    const entityId = await aRace(tx, {});
    const on = (day: number) => ({ entityId, createdAt: new Date(Date.UTC(2026, 0, day)) });
    await aReview(tx, {
      ...on(1),
      rating: 4,
      comment: "Hot, hilly, happy.",
      experienceDate: "2025-12-31",
      author: { firstName: "Lucía", lastName: "mendoza", profileImage: "/lucia.jpg" },
    });
    await aReview(tx, {
      ...on(3),
      isAnonymous: true,
      authorFirstName: "Ólafur",
      authorLastName: "Þórsson",
      author: { firstName: null },
    });
    await aReview(tx, { ...on(2), author: { firstName: null, lastName: "Quispe" } });
    await aReview(tx, { ...on(4), isHidden: true });
    await aReview(tx, { entityId: await aRace(tx, {}) });
    await aReview(tx, { ...on(5), entityType: "expert" });

    const { reviews, total } = await reviewsOf({ db: tx }, "race", entityId, { page: 1 });
    expect(total).toBe(3);
    expect(reviews.map((review) => review.authorName)).toEqual(["Ólafur Þ.", null, "Lucía M."]);
    expect(reviews.map((review) => review.isGuest)).toEqual([true, false, false]);
    expect(reviews[2]).toEqual({
      id: expect.any(String),
      rating: 4,
      comment: "Hot, hilly, happy.",
      experienceDate: "2025-12-31",
      createdAt: new Date("2026-01-01T00:00:00Z"),
      authorName: "Lucía M.",
      authorImage: "/lucia.jpg",
      answer: null,
      isGuest: false,
      isFinisher: false,
    });
  }));

test("a review is a finisher's if published results name its author among those who finished", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    const people = await Promise.all(
      ["in", "out", "hidden", "draft"].map(async (name) => {
        const userId = await aPerson(tx, { email: `${name}@example.com` });
        const registrationId = await aRegistration(tx, { raceId, userId });
        await aReview(tx, { entityId: raceId, userId, comment: name });
        return registrationId;
      }),
    );
    const [finisher, out, hidden, draft] = people;
    await aResultVersion(tx, { raceId, state: "published" }, [
      { registrationId: finisher },
      { registrationId: out, status: "dnf", gunMs: null, placeOverall: null },
      { registrationId: hidden, isNameHidden: true },
    ]);
    await aResultVersion(tx, { raceId }, [{ registrationId: draft }]);
    const { reviews } = await reviewsOf({ db: tx }, "race", raceId, { page: 1 });
    const marked = reviews.filter(({ isFinisher }) => isFinisher);
    expect([reviews.length, marked.map(({ comment }) => comment)]).toEqual([4, ["in"]]);
  }));

test("reviews have pages of ten without repeats, and a page past the end shows the last", () =>
  rolledBack(db, async (tx) => {
    const entityId = await aRace(tx, {});
    const createdAt = new Date("2026-01-01T00:00:00Z");
    for (let number = 0; number < 12; number++) await aReview(tx, { entityId, createdAt });
    const page = (number: number) => reviewsOf({ db: tx }, "race", entityId, { page: number });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first, second].map(({ reviews, total }) => [reviews.length, total])).toEqual([
      [10, 12],
      [2, 12],
    ]);
    expect([first.page, second.page, first.pages]).toEqual([1, 2, 2]);
    expect(third).toEqual(second);
    const ids = [...first.reviews, ...second.reviews].map((review) => review.id);
    expect(new Set(ids).size).toBe(12);
    for (const junk of [-1, 0, 1.5, Number.NaN, Number.NEGATIVE_INFINITY]) {
      expect((await page(junk)).reviews).toEqual(first.reviews);
    }
    expect(await page(1e300)).toEqual(second);
  }));

test("EXP-20 an expert's answer stands with the review; a hidden answer and that of a hidden review do not", () =>
  rolledBack(db, async (tx) => {
    const entityId = await anExpert(tx);
    const answers = { answered: false, "answer hidden": true, "review hidden": false };
    for (const [comment, isHidden] of Object.entries(answers)) {
      const reviewId = await aReview(tx, {
        entityId,
        entityType: "expert",
        comment,
        isHidden: comment === "review hidden",
      });
      await tx.insert(reviewAnswers).values({ reviewId, body: `To ${comment}`, isHidden });
    }
    const { reviews } = await reviewsOf({ db: tx }, "expert", entityId, { page: 1 });
    expect(new Map(reviews.map(({ comment, answer }) => [comment, answer]))).toEqual(
      new Map([
        ["answered", { body: "To answered", createdAt: expect.any(Date) }],
        ["answer hidden", null],
      ]),
    );
  }));
