/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, reviewGuests, reviews, users } from "#db/schema.ts";
import { openTestDatabase, rolledBack, serverUrl } from "../../../../tests/support/database.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { reviewsBy, reviewsOf } from "../queries.server.ts";
import { hideReview, removeReview, showReview } from "./commands.server.ts";

const { db } = await openTestDatabase();
const spam = { reason: "spam" as const, note: "The third one today" };
const nobody = "00000000-0000-4000-8000-000000000000";

const findReview = async (tx: Database, id: string) =>
  (await tx.select().from(reviews).where(eq(reviews.id, id)))[0];

async function ratingOf(tx: Database, raceId: string) {
  const [row] = await tx.execute(sql`
    select review_count as count, rating10 as tenths from race_search where race_id = ${raceId}`);
  return row;
}

test("ADM-REV-03 ROLE-10 a hidden review leaves lists and averages at once, and showing it restores it", () =>
  rolledBack(db, async (tx) => {
    const services = { db: tx, now };
    const admin = await anAdmin(tx, { email: "ada@example.com" });
    const raceId = await aRace(tx, { raceName: "Lima 10K" });
    const id = await aReview(tx, { entityId: raceId, rating: 1 });
    await aReview(tx, { entityId: raceId, rating: 5 });
    expect(await ratingOf(tx, raceId)).toEqual({ count: 2, tenths: 30 });

    expect(await hideReview(services, admin, id, spam)).toBe("done");
    expect(await ratingOf(tx, raceId)).toEqual({ count: 1, tenths: 50 });
    expect((await reviewsOf({ db: tx }, "race", raceId, { page: 1 })).total).toBe(1);
    expect(await findReview(tx, id)).toMatchObject({
      isHidden: true,
      hiddenReason: "spam",
      hiddenNote: spam.note,
      hiddenBy: admin.userId,
      hiddenAt: now(),
    });
    const other = { reason: "other" as const, note: null };
    expect(await hideReview(services, await anAdmin(tx), id, other)).toBe("already");
    expect((await findReview(tx, id))?.hiddenReason).toBe("spam");

    expect(await showReview(services, admin, id)).toBe("done");
    expect(await ratingOf(tx, raceId)).toEqual({ count: 2, tenths: 30 });
    expect(await findReview(tx, id)).toMatchObject({
      isHidden: false,
      hiddenReason: null,
      hiddenNote: null,
      hiddenBy: null,
      hiddenAt: null,
    });
    expect(await showReview(services, admin, id)).toBe("already");

    const about = { adminId: admin.userId, subjectType: "review", subjectId: id };
    const entries = await tx.select().from(auditEntries);
    expect(entries.sort((a, b) => (a.action < b.action ? -1 : 1))).toMatchObject([
      {
        ...about,
        action: "hid",
        subjectName: "of Lima 10K",
        reason: spam.note,
        before: { is_hidden: false },
        after: { is_hidden: true, hidden_reason: "spam" },
      },
      { ...about, action: "showed", before: { is_hidden: true, hidden_reason: "spam" } },
    ]);
  }));

test("the author sees the reason for hiding a review, but not the note", () =>
  rolledBack(db, async (tx) => {
    const id = await aReview(tx, { entityId: await aRace(tx, {}) });
    const userId = (await findReview(tx, id))?.userId ?? "";
    const own = async () => (await reviewsBy({ db: tx }, { userId }, 1)).rows;
    expect(await own()).toMatchObject([{ isHidden: false, hiddenReason: null }]);
    await hideReview({ db: tx, now }, await anAdmin(tx), id, spam);
    const hidden = await own();
    expect(hidden).toMatchObject([{ isHidden: true, hiddenReason: "spam" }]);
    expect(JSON.stringify(hidden)).not.toContain(spam.note);
  }));

test("ADM-REV-05 a review is deleted permanently, and a guest's account with its last one", () =>
  rolledBack(db, async (tx) => {
    const services = { db: tx, now };
    const admin = await anAdmin(tx);
    const raceId = await aRace(tx, { raceName: "Cusco 21K" });
    const user = { isAnonymous: true, email: "guest-1@guest.invalid" };
    const guest = await aPerson(tx, { user });
    await tx.insert(reviewGuests).values({ userId: guest, email: "ines@example.com" });
    const written = { userId: guest, entityType: "race" as const, entityId: raceId, rating: 2 };
    const [made] = await tx
      .insert(reviews)
      .values({ ...written, comment: "Secret" })
      .returning();
    const id = made?.id ?? "";
    expect(await removeReview(services, admin, id)).toBe("done");
    expect(await findReview(tx, id)).toBe(undefined);
    expect(await tx.select().from(users).where(eq(users.id, guest))).toEqual([]);
    expect(await ratingOf(tx, raceId)).toMatchObject({ count: 0, tenths: null });
    const [entry] = await tx.select().from(auditEntries);
    expect(entry).toMatchObject({
      action: "deleted",
      subjectId: id,
      subjectName: "of Cusco 21K",
      before: { rating: 2, is_hidden: false },
      after: null,
    });
    expect(JSON.stringify(entry), "no comment is kept").not.toContain("Secret");
    for (const change of [removeReview, showReview]) {
      expect(await change(services, admin, id)).toBe("gone");
    }
    expect(await hideReview(services, admin, nobody, spam)).toBe("gone");
    expect(await tx.select().from(auditEntries)).toHaveLength(1);
  }));

test.skipIf(!serverUrl)(
  "when two administrators act at the same moment, one action is logged",
  async () => {
    const services = { db, now };
    const [one, two] = [await anAdmin(db), await anAdmin(db)];
    const raceId = await aRace(db, {});
    for (let round = 0; round < 10; round++) {
      const id = await aReview(db, { entityId: raceId });
      const hidden = await Promise.all([
        hideReview(services, one, id, spam),
        hideReview(services, two, id, { reason: "other", note: null }),
      ]);
      expect(hidden.sort()).toEqual(["already", "done"]);
      const ends = await Promise.all([
        removeReview(services, one, id),
        removeReview(services, two, id),
        showReview(services, two, id),
      ]);
      expect(ends.slice(0, 2).sort()).toEqual(["done", "gone"]);
      const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
      const actions = entries.map(({ action }) => action).filter((action) => action !== "showed");
      expect(actions.sort()).toEqual(["deleted", "hid"]);
    }
  },
);
