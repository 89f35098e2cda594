import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviewGuests, users } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { guestWorld, subjectRace, typed } from "../../../../tests/support/reviews/guest-reviews.ts";
import { saveReview } from "../commands.server.ts";
import { reviewsBy } from "../queries.server.ts";
import {
  confirmGuestReview,
  readGuestLink,
  removeGuestReview,
  takeOverGuestReviews,
} from "./guest-links.server.ts";

const { db } = await openTestDatabase();

test("GAP-18 confirming moves the review to the account with that address, unless that has one", () =>
  rolledBack(db, async (tx) => {
    const { services, write, shown, link } = guestWorld(tx);
    const [mine, reviewed] = [await subjectRace(tx), await subjectRace(tx)];
    const name = { firstName: "Inés", lastName: "Rojas Díaz" };
    const viewer = { userId: await aPerson(tx, { email: "Ines@example.com", ...name }) };
    const own = { rating: 1, comment: "Mine.", experience_date: null };
    await saveReview(services, viewer, reviewed, own);

    await write(mine);
    expect(await confirmGuestReview(services, link("confirm"))).toBe(true);
    expect(await confirmGuestReview(services, link("confirm")), "a second time").toBe(false);
    expect(await shown(mine.id)).toEqual([["Inés R.", false, "Cold start, warm crowd."]]);
    expect(await tx.select().from(reviewGuests), "nothing is left of the guest").toEqual([]);
    await removeGuestReview(services, link("remove"));
    expect(await shown(mine.id), "it is the account's now").toHaveLength(1);

    await write(reviewed);
    await confirmGuestReview(services, link("confirm"));
    expect((await shown(reviewed.id)).map(([, isGuest]) => isGuest).sort()).toEqual([false, true]);
    expect((await reviewsBy(services, viewer)).rows).toHaveLength(2);
  }));

test("GAP-18 an unconfirmed or deactivated account does not get the review", () =>
  rolledBack(db, async (tx) => {
    const { services, write, shown, link } = guestWorld(tx);
    const subject = await subjectRace(tx);
    await aPerson(tx, { email: typed.email, user: { emailVerified: false, email: typed.email } });
    await aPerson(tx, { email: "closed@example.com", isActive: false });
    for (const email of [typed.email, "closed@example.com"]) {
      await write(subject, { email });
      await confirmGuestReview(services, link("confirm"));
    }
    expect((await shown(subject.id)).map(([, isGuest]) => isGuest)).toEqual([true, true]);
  }));

test("GAP-18 the remove link deletes the review, and the account with its last review", () =>
  rolledBack(db, async (tx) => {
    const { services, write, shown, link } = guestWorld(tx);
    const [first, second] = [await subjectRace(tx), await subjectRace(tx)];
    await write(first);
    await write(second);
    expect(await removeGuestReview(services, link("remove", 0))).toBe(true);
    expect(await removeGuestReview(services, link("remove", 0)), "a second time").toBe(false);
    expect(await shown(first.id)).toEqual([]);
    expect(await shown(second.id)).toHaveLength(1);
    expect(await tx.select().from(reviewGuests)).toHaveLength(1);
    await removeGuestReview(services, link("remove", 1));
    expect(await tx.select().from(reviewGuests)).toEqual([]);
    expect(await tx.select().from(users)).toEqual([]);
  }));

test("GAP-18 signing up with the address takes over the guest's reviews once it is confirmed", () =>
  rolledBack(db, async (tx) => {
    const { services, write, shown, link } = guestWorld(tx);
    const [first, second] = [await subjectRace(tx), await subjectRace(tx)];
    await write(first);
    await confirmGuestReview(services, link("confirm"));
    await write(second);
    const user = { emailVerified: false, email: "INES@example.com" };
    const userId = await aPerson(tx, { firstName: null, user });

    await takeOverGuestReviews(services, userId);
    expect((await reviewsBy(services, { userId })).rows, "before it is confirmed").toEqual([]);
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await takeOverGuestReviews(services, userId);
    await takeOverGuestReviews(services, userId);
    expect((await reviewsBy(services, { userId })).rows).toHaveLength(2);
    expect(await shown(first.id)).toEqual([["Inés R.", false, "Cold start, warm crowd."]]);
    expect(await tx.select().from(reviewGuests)).toEqual([]);
    await takeOverGuestReviews(services, await aPerson(tx));
  }));

test("a link that is forged, expired or made for another purpose is refused", () => {
  const { tokens } = guestWorld(db);
  const expires = new Date(now().getTime() + 1000);
  const confirm = tokens.sign("review-confirm", "id", { expires });
  expect(readGuestLink({ tokens }, "confirm", confirm)).toBe("id");
  expect(readGuestLink({ tokens }, "remove", confirm)).toBeNull();
  expect(readGuestLink({ tokens }, "confirm", `${confirm.slice(0, -1)}~`)).toBeNull();
  const old = tokens.sign("review-confirm", "id", { expires: now() });
  expect(readGuestLink({ tokens }, "confirm", old)).toBeNull();
});
