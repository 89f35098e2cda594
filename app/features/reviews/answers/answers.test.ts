import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, experts, reviewAnswers, reviewGuests, reviews } from "#db/schema.ts";
import type { LimitName } from "#services/limits/limits.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { markAnswer } from "../moderation/commands.server.ts";
import {
  answerReview,
  deleteAnswer,
  findReviewToAnswer,
  reviewsToAnswer,
} from "./answers.server.ts";

const { db } = await openTestDatabase();
const log = { warn() {}, error() {}, info() {} } as never;
const thanks = { answer: "Thank you.\nSee you at the start.", origin: "https://dorsal.example" };
const nobody = "00000000-0000-4000-8000-000000000000";

function servicesOn(tx: Database) {
  const { mail, messages } = outboxOf(tx);
  return { services: { db: tx, now, log, mail, limits: limitsThat(true) }, messages };
}

/** An expert with an account, and a review of the page. */
async function anAnswerableReview(tx: Database, email = "zoe@example.com") {
  const viewer = { userId: await aPerson(tx) };
  const expertId = await anExpert(tx, { userId: viewer.userId });
  const reviewId = await aReview(tx, {
    entityType: "expert",
    entityId: expertId,
    comment: "Patient",
    author: { email, firstName: "Zoë", lastName: "Ñandú" },
  });
  return { viewer, expertId, reviewId };
}

const answers = (tx: Database) => tx.select().from(reviewAnswers);

test("the linked expert answers a review once, edits the answer and deletes it, and all is recorded", () =>
  rolledBack(db, async (tx) => {
    const { services, messages } = servicesOn(tx);
    const { viewer, expertId, reviewId } = await anAnswerableReview(tx);
    expect((await reviewsToAnswer({ db: tx }, viewer, 1)).rows).toMatchObject([
      { id: reviewId, authorName: "Zoë Ñ.", comment: "Patient", answer: null },
    ]);
    expect(await answerReview(services, viewer, reviewId, thanks)).toEqual({ problem: null });
    expect(await answers(tx)).toMatchObject([{ reviewId, body: thanks.answer, isHidden: false }]);
    const [letter, ...more] = await messages();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      recipient: "zoe@example.com",
      replyTo: null,
      subject: "Ana Torres has answered your review",
    });
    expect(letter?.body).toContain("> Thank you.\n> See you at the start.");
    expect(letter?.body).toContain(`https://dorsal.example/experts/${expertId}#reviews`);

    const better = { ...thanks, answer: "Thank you!" };
    expect(await answerReview(services, viewer, reviewId, better)).toEqual({ problem: null });
    expect(await answerReview(services, viewer, reviewId, better), "unchanged").toEqual({
      problem: null,
    });
    expect((await findReviewToAnswer({ db: tx }, viewer, reviewId))?.answer).toMatchObject({
      body: "Thank you!",
      isHidden: false,
    });
    expect(await messages(), "a change sends no letter").toHaveLength(1);
    expect(await deleteAnswer(services, viewer, reviewId)).toEqual({ problem: null });
    expect(await deleteAnswer(services, viewer, reviewId), "twice").toEqual({ problem: null });
    expect(await answers(tx)).toEqual([]);
    const entries = await tx.select().from(auditEntries);
    expect(entries.map(({ action }) => action).sort()).toEqual(["changed", "created", "deleted"]);
    expect(entries[0]).toMatchObject({
      adminId: viewer.userId,
      subjectType: "answer to a review",
      subjectId: reviewId,
      subjectName: "of Ana Torres",
    });
    expect(JSON.stringify(entries)).not.toContain("Thank you");
  }));

test("nobody else answers: no other expert, no administrator, no inactive expert, and no race is answered", () =>
  rolledBack(db, async (tx) => {
    const { services } = servicesOn(tx);
    const { viewer, expertId, reviewId } = await anAnswerableReview(tx);
    const other = await anAnswerableReview(tx, "ines@example.com");
    await anExpert(tx, { userId: (await anAdmin(tx)).userId });
    const ofRace = await aReview(tx, { entityId: await aRace(tx, {}) });
    for (const [who, id] of [
      [other.viewer, reviewId],
      [await anAdmin(tx), reviewId],
      [viewer, ofRace],
      [viewer, nobody],
    ] as const) {
      expect(await answerReview(services, who, id, thanks)).toEqual({ problem: "not-yours" });
      expect(await deleteAnswer(services, who, id)).toEqual({ problem: "not-yours" });
      expect(await findReviewToAnswer({ db: tx }, who, id)).toBe(null);
    }
    await tx.update(experts).set({ isActive: false }).where(eq(experts.id, expertId));
    expect(await answerReview(services, viewer, reviewId, thanks)).toEqual({
      problem: "not-yours",
    });
    expect((await reviewsToAnswer({ db: tx }, viewer, 1)).total).toBe(0);
    expect(await answers(tx)).toEqual([]);
  }));

test("a hidden review takes no answer, and there is a limit", () =>
  rolledBack(db, async (tx) => {
    const { services } = servicesOn(tx);
    const { viewer, reviewId } = await anAnswerableReview(tx);
    const limits = {
      ...services.limits,
      allow: async (name: LimitName) => name !== "reviewAnswer",
    };
    expect(await answerReview({ ...services, limits }, viewer, reviewId, thanks)).toEqual({
      problem: "too-many",
    });
    await tx.update(reviews).set({ isHidden: true }).where(eq(reviews.id, reviewId));
    expect(await answerReview(services, viewer, reviewId, thanks)).toEqual({
      problem: "hidden-review",
    });
    expect(await findReviewToAnswer({ db: tx }, viewer, reviewId)).toBe(null);
  }));

test("an author who cannot be reached, or was told often today, gets no letter", () =>
  rolledBack(db, async (tx) => {
    const { services, messages } = servicesOn(tx);
    const { viewer, expertId, reviewId } = await anAnswerableReview(tx);
    const told = {
      ...services,
      limits: { ...services.limits, allow: async (name: LimitName) => name === "reviewAnswer" },
    };
    expect(await answerReview(told, viewer, reviewId, thanks)).toEqual({ problem: null });
    const user = { isAnonymous: true, email: "guest-1@guest.invalid" };
    const guest = await aPerson(tx, { user });
    await tx.insert(reviewGuests).values({ userId: guest, email: "ines@example.com" });
    const ofGuest = { userId: guest, entityType: "expert", entityId: expertId, rating: 2 } as const;
    const [made] = await tx.insert(reviews).values(ofGuest).returning();
    const id = made?.id ?? "";
    await answerReview(services, viewer, id, thanks);
    expect(await messages()).toEqual([]);
    await deleteAnswer(services, viewer, id);
    await tx.update(reviews).set({ verifiedAt: now() }).where(eq(reviews.id, id));
    await answerReview(services, viewer, id, thanks);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual(["ines@example.com"]);
  }));

test("an administrator hides an answer and shows it again; hidden, the expert cannot change it", () =>
  rolledBack(db, async (tx) => {
    const { services } = servicesOn(tx);
    const admin = await anAdmin(tx);
    const { viewer, reviewId } = await anAnswerableReview(tx);
    const mark = (isHidden: boolean) => markAnswer({ db: tx, now }, admin, reviewId, { isHidden });
    expect(await mark(true)).toBe("gone");
    await answerReview(services, viewer, reviewId, thanks);
    expect(await mark(true)).toBe("done");
    expect(await mark(true)).toBe("already");
    const again = { ...thanks, answer: "Again" };
    expect(await answerReview(services, viewer, reviewId, again)).toEqual({
      problem: "hidden-answer",
    });
    expect(await deleteAnswer(services, viewer, reviewId)).toEqual({ problem: "hidden-answer" });
    expect((await reviewsToAnswer({ db: tx }, viewer, 1)).rows[0]?.answer?.isHidden).toBe(true);
    expect(await mark(false)).toBe("done");
    expect(await answers(tx)).toMatchObject([{ body: thanks.answer, isHidden: false }]);
    const entries = await tx
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.adminId, admin.userId));
    expect(entries.map(({ action }) => action).sort()).toEqual(["hid", "showed"]);
  }));
