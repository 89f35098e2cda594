import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviewGuests, reviews, userProfiles, users } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { guestWorld, subjectRace, typed } from "../../../../tests/support/reviews/guest-reviews.ts";
import { reviewsBy } from "../queries.server.ts";
import { confirmGuestReview, findGuestReview } from "./guest-links.server.ts";

const { db } = await openTestDatabase();

test("REV-11 GAP-18 a guest's review is shown at once and belongs to its own temporary account", () =>
  rolledBack(db, async (tx) => {
    const { write, shown, sent } = guestWorld(tx);
    const subject = await subjectRace(tx, "Media Maratón");
    expect(await write(subject)).toBe(true);
    expect(await shown(subject.id)).toEqual([["Inés R.", true, "Cold start, warm crowd."]]);

    const [account] = await tx
      .select({ user: users, profile: userProfiles })
      .from(reviewGuests)
      .innerJoin(users, eq(users.id, reviewGuests.userId))
      .innerJoin(userProfiles, eq(userProfiles.userId, reviewGuests.userId));
    expect(account?.user).toMatchObject({ isAnonymous: true, emailVerified: false });
    expect(account?.user.email).toMatch(/@guest\.invalid$/);
    expect(account?.profile).toMatchObject({
      firstName: "Inés",
      lastName: "Rojas",
      email: "ines@example.com",
      isActive: true,
      isAdmin: false,
    });
    const [mail] = sent;
    expect(mail?.recipient).toBe("ines@example.com");
    expect(mail?.subject).toBe("Your review of “Media Maratón”");
    const words = `${mail?.recipientName}${mail?.body}${mail?.html}`;
    expect(words, "nothing that was typed").not.toMatch(/Inés|Rojas|Cold start/);
  }));

test("a guest's letters are in the language of the page of the latest review", () =>
  rolledBack(db, async (tx) => {
    const { write, sent } = guestWorld(tx);
    const languages = async () =>
      (await tx.select({ lang: users.lang }).from(users)).map(({ lang }) => lang);
    await write(await subjectRace(tx, "Media Maratón"), { lang: "es" });
    expect(sent[0]?.subject).toBe("Tu reseña de “Media Maratón”");
    expect(sent[0]?.body).toContain("https://dorsal.example/es/reviews/confirm/");
    expect(await languages()).toEqual(["es"]);
    await write(await subjectRace(tx), { email: "INES@example.com" });
    expect(await languages()).toEqual(["en"]);
  }));

test("GAP-18 each address has one temporary account, ignoring case, with the latest name", () =>
  rolledBack(db, async (tx) => {
    const { write } = guestWorld(tx);
    await write(await subjectRace(tx));
    await write(await subjectRace(tx), { email: "INES@Example.com", lastName: "Rojas Díaz" });
    await write(await subjectRace(tx), { email: "other@example.com" });
    const guests = await tx
      .select({ email: reviewGuests.email, lastName: userProfiles.lastName })
      .from(reviewGuests)
      .innerJoin(userProfiles, eq(userProfiles.userId, reviewGuests.userId))
      .orderBy(reviewGuests.email);
    expect(guests).toEqual([
      { email: "ines@example.com", lastName: "Rojas Díaz" },
      { email: "other@example.com", lastName: "Rojas" },
    ]);
  }));

test("GAP-18 a guest's review with a member's address does not change the member's account", () =>
  rolledBack(db, async (tx) => {
    const { write, sent } = guestWorld(tx);
    const subject = await subjectRace(tx);
    const userId = await aPerson(tx, {
      email: typed.email,
      firstName: "Real",
      lastName: "Person",
      isActive: false,
    });
    const read = async () => [
      await tx.select().from(users).where(eq(users.id, userId)),
      await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId)),
      (await reviewsBy({ db: tx }, { userId })).rows,
    ];
    const before = await read();
    const answers = [
      await write(subject),
      await write(await subjectRace(tx), { email: "new@x.example" }),
    ];
    expect(answers, "the same answer for both").toEqual([true, true]);
    expect(await read()).toEqual(before);
    expect(sent[0]?.body.length).toBeGreaterThan(100);
  }));

test("GAP-18 each address has one review of a race: until it is confirmed the latest one counts", () =>
  rolledBack(db, async (tx) => {
    const { services, write, shown, link, sent } = guestWorld(tx);
    const subject = await subjectRace(tx);
    await write(subject);
    const first = link("confirm");
    await write(subject, { comment: "Better said.", firstName: "Inesita" });
    expect(await shown(subject.id)).toEqual([["Inesita R.", true, "Better said."]]);
    const replaced = "takes the place of an earlier review";
    expect(sent.map(({ body }) => body.includes(replaced))).toEqual([false, true]);
    await confirmGuestReview(services, first);
    expect(await findGuestReview(services, first), "the first link is about nothing").toBeNull();

    await confirmGuestReview(services, link("confirm"));
    expect(await write(subject, { comment: "By a stranger?", firstName: "Mallory" })).toBe(true);
    expect(await shown(subject.id)).toEqual([["Inesita R.", true, "Better said."]]);
    expect(sent.at(-1)?.body).toContain("stays as it is");
    expect(await findGuestReview(services, link("remove"))).toMatchObject({
      comment: "Better said.",
      isConfirmed: true,
    });
  }));

test("GAP-79 a guest's hidden review stays hidden when it is written again", () =>
  rolledBack(db, async (tx) => {
    const { write, shown } = guestWorld(tx);
    const subject = await subjectRace(tx);
    await write(subject);
    await tx.update(reviews).set({ isHidden: true });
    await write(subject, { comment: "Once more." });
    expect(await shown(subject.id)).toEqual([]);
    const [left] = await tx.select().from(reviews);
    expect(left).toMatchObject({ comment: "Once more.", isHidden: true });
  }));

test("a robot that fills the trap field gets the same answer, and nothing is stored or sent", () =>
  rolledBack(db, async (tx) => {
    const { write, sent } = guestWorld(tx);
    const subject = await subjectRace(tx);
    expect(await write(subject, { trap: "https://spam.example" })).toBe(true);
    expect(sent).toEqual([]);
    expect(await tx.select().from(reviews)).toEqual([]);
    const unknown = { kind: "race" as const, id: "00000000-0000-4000-8000-000000000000" };
    expect(await write(unknown)).toBe(false);
    expect(await tx.select().from(users), "no account for nothing").toEqual([]);
  }));
