import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { experts, reviews } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { anExpert } from "../../../tests/support/experts/experts.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { aReview } from "../../../tests/support/reviews/reviews.ts";
import { deleteReview, keepsPage, saveReview } from "./commands.server.ts";
import {
  findMyReview,
  findOwnReview,
  ownReviewsPerPage,
  reviewsBy,
  reviewsOf,
} from "./queries.server.ts";

const { db } = await openTestDatabase();

const written = { rating: 4, comment: "Hot, hilly, happy.", experience_date: "2026-11-01" };
const nobody = "00000000-0000-4000-8000-000000000000";

test("REV-02 GAP-79 a person has one review of a subject, and saving again edits it", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const race = { kind: "race" as const, id: await aRace(tx, {}) };
    const services = { db: tx };
    expect(await findOwnReview(services, viewer, race)).toBeNull();

    const id = await saveReview(services, viewer, race, written);
    const own = await findOwnReview(services, viewer, race);
    expect(own).toMatchObject({ id, rating: 4, comment: "Hot, hilly, happy.", isHidden: false });
    expect(own?.experienceDate).toBe("2026-11-01");

    const changed = { rating: 2, comment: null, experience_date: null };
    expect(await saveReview(services, viewer, race, changed)).toBe(id);
    expect(await findOwnReview(services, viewer, race)).toMatchObject({
      id,
      rating: 2,
      comment: null,
      experienceDate: null,
      createdAt: own?.createdAt,
    });
    expect((await reviewsOf(services, "race", race.id, { page: 1 })).total).toBe(1);
  }));

test("GAP-79 a hidden review stays hidden when its author edits it, and only the author sees it", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const race = { kind: "race" as const, id: await aRace(tx, {}) };
    await saveReview({ db: tx }, viewer, race, written);
    await tx.update(reviews).set({ isHidden: true }).where(eq(reviews.userId, viewer.userId));
    await saveReview({ db: tx }, viewer, race, { ...written, rating: 5 });
    expect(await findOwnReview({ db: tx }, viewer, race)).toMatchObject({
      rating: 5,
      isHidden: true,
    });
    expect((await reviewsOf({ db: tx }, "race", race.id, { page: 1 })).total).toBe(0);
  }));

test("REV-01 experts are reviewed like races; a missing subject cannot be reviewed", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const person = { firstName: "Rosa", lastName: "Quispe", title: "Coach", city: "Lima" };
    const made = await tx
      .insert(experts)
      .values([
        { ...person, country: "Peru", profilePicture: "/rosa.jpg" },
        { ...person, country: "Peru", isActive: false },
      ])
      .returning({ id: experts.id });
    const [expert, retired] = made.map(({ id }) => ({ kind: "expert" as const, id }));
    if (!expert || !retired) throw new Error("The experts were not inserted.");
    const raceId = await aRace(tx, { raceName: "Maratón", racePhoto: "/maraton.jpg" });

    const ofExpert = await saveReview({ db: tx }, viewer, expert, written);
    const ofRace = await saveReview({ db: tx }, viewer, { kind: "race", id: raceId }, written);
    expect([ofExpert, ofRace]).not.toContain(null);
    const unknown = [retired, { kind: "race", id: expert.id }, { kind: "expert", id: nobody }];
    for (const subject of unknown as (typeof expert)[]) {
      expect(await saveReview({ db: tx }, viewer, subject, written)).toBeNull();
    }

    // CALL-11 DATA-04: the author's list names the subject of each review.
    const mine = (await reviewsBy({ db: tx }, viewer)).rows;
    expect(new Map(mine.map(({ id, subject }) => [id, subject]))).toEqual(
      new Map([
        [ofExpert, { ...expert, name: "Rosa Quispe", image: "/rosa.jpg" }],
        [ofRace, { kind: "race", id: raceId, name: "Maratón", image: "/maraton.jpg" }],
      ]),
    );
    expect(await findMyReview({ db: tx }, viewer, String(ofRace))).toEqual(
      mine.find(({ id }) => id === ofRace),
    );
  }));

test("DASH-12 every review of a viewer can be reached: a longer list has pages", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    for (let count = 0; count <= ownReviewsPerPage; count += 1) {
      const id = await aRace(tx, { distances: [] });
      await saveReview({ db: tx }, viewer, { kind: "race", id }, written);
    }
    const first = await reviewsBy({ db: tx }, viewer);
    const last = await reviewsBy({ db: tx }, viewer, 2);
    expect(first).toMatchObject({ total: ownReviewsPerPage + 1, page: 1, pages: 2 });
    const ids = [...first.rows, ...last.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ownReviewsPerPage + 1);
  }));

test("REV-14 only the author can delete a review, even when its id is known", () =>
  rolledBack(db, async (tx) => {
    const race = { kind: "race" as const, id: await aRace(tx, {}) };
    const viewer = { userId: await aPerson(tx) };
    const own = String(await saveReview({ db: tx }, viewer, race, written));
    const other = await aReview(tx, { entityId: race.id });

    expect(await findMyReview({ db: tx }, viewer, other)).toBeNull();
    expect(await deleteReview({ db: tx }, viewer, other)).toBe(false);
    expect((await reviewsOf({ db: tx }, "race", race.id, { page: 1 })).total).toBe(2);
    expect(await deleteReview({ db: tx }, viewer, own)).toBe(true);
    const left = await reviewsOf({ db: tx }, "race", race.id, { page: 1 });
    expect(left.reviews.map(({ id }) => id)).toEqual([other]);
    expect(await deleteReview({ db: tx }, viewer, own), "gone already").toBe(true);
  }));

test("EXP-23 an expert cannot review the own page, neither with the account nor as a guest with its address", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx, { email: "eva@example.com" }) };
    const columns = { userId: viewer.userId, email: " Clinic@example.com" };
    const own = { kind: "expert" as const, id: await anExpert(tx, columns) };
    const refused = { problem: "own page" };
    expect(await saveReview({ db: tx }, viewer, own, written)).toEqual(refused);
    expect(await keepsPage({ db: tx }, { email: "EVA@example.com" }, own)).toBe(true);
    expect(await keepsPage({ db: tx }, { email: "clinic@example.com" }, own)).toBe(true);
    expect(await keepsPage({ db: tx }, { email: "other@example.com" }, own)).toBe(false);
    const other = { ...own, id: await anExpert(tx) };
    expect(await keepsPage({ db: tx }, viewer, other)).toBe(false);
    const unlinked = { ...own, id: await anExpert(tx, { email: "lone@example.com" }) };
    expect(await keepsPage({ db: tx }, { email: "lone@example.com" }, unlinked)).toBe(true);
    expect(await saveReview({ db: tx }, viewer, other, written)).toEqual(expect.any(String));
    expect((await reviewsOf({ db: tx }, "expert", own.id, { page: 1 })).total).toBe(0);
  }));
