import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  authIdentities,
  authSessions,
  reviews,
  stripeCustomers,
  stripeSubscriptions,
  userFavorites,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import type { PeopleFilter, PeopleOrder } from "./people.ts";
import { findPerson, peoplePerPage, searchPeople } from "./queries.server.ts";

const { db } = await openTestDatabase();
const on = (day: number) => new Date(Date.UTC(2026, 0, day));

async function foundBy(
  tx: Database,
  words: string,
  filter: PeopleFilter = "all",
  order: PeopleOrder | null = null,
) {
  const { rows } = await searchPeople({ db: tx }, { words, filter, order }, 1);
  return rows.map(({ email }) => email.split("@")[0]);
}

async function aMember(tx: Database, userId: string, subscriptionStatus = "active") {
  await tx.insert(stripeCustomers).values({ userId, customerId: userId });
  const ids = { customerId: userId, subscriptionId: userId };
  await tx
    .insert(stripeSubscriptions)
    .values({ ...ids, subscriptionStatus, currentPeriodEnd: Date.UTC(2027, 0, 31) / 1000 });
}

test("ADM-USER-02 people are listed newest first, and each kind of account can be listed alone", () =>
  rolledBack(db, async (tx) => {
    await aPerson(tx, { email: "old@example.com", createdAt: on(1), isActive: false });
    await aPerson(tx, { email: "new@example.com", createdAt: on(3), isAdmin: true });
    const user = { isAnonymous: true, email: "guest-1@guest.invalid", emailVerified: false };
    await aPerson(tx, { createdAt: on(2), user });
    const leaving = { email: "bye@example.com", deleteAfter: on(20) };
    await aMember(tx, await aPerson(tx, { createdAt: on(4), user: leaving }));
    const { rows, total } = await searchPeople(
      { db: tx },
      { words: "", filter: "all", order: null },
      1,
    );
    expect(total).toBe(4);
    const plain = { isAdmin: false, isMember: false, isGuest: false, deletionDay: null };
    expect(rows).toMatchObject([
      { ...plain, email: "bye@example.com", deletionDay: "2026-01-20", isMember: true },
      { ...plain, email: "new@example.com", isAdmin: true, isConfirmed: true },
      { ...plain, isGuest: true, isConfirmed: false },
      { ...plain, email: "old@example.com", isActive: false },
    ]);
    expect(await foundBy(tx, "", "active")).toEqual(["bye", "new", "guest-1"]);
    expect(await foundBy(tx, "", "inactive")).toEqual(["old"]);
    expect(await foundBy(tx, "", "admins")).toEqual(["new"]);
    expect(await foundBy(tx, "", "members")).toEqual(["bye"]);
    expect(await foundBy(tx, "bye", "admins")).toEqual([]);
  }));

test("people are sorted by address, by name and by their last sign-in", () =>
  rolledBack(db, async (tx) => {
    const seen = (day: number) => ({ lastSignInAt: on(day) });
    await aPerson(tx, { email: "Zoe@example.com", firstName: "Eva", lastName: "Ávila" });
    await aPerson(tx, { email: "ana@example.com", firstName: "", lastName: "", user: seen(5) });
    await aPerson(tx, {
      email: "leo@example.com",
      firstName: "Ada",
      lastName: "avila",
      user: seen(9),
    });
    expect(await foundBy(tx, "", "all", "email")).toEqual(["ana", "leo", "Zoe"]);
    expect(await foundBy(tx, "", "active", "name")).toEqual(["leo", "Zoe", "ana"]);
    expect(await foundBy(tx, "", "all", "seen")).toEqual(["leo", "ana", "Zoe"]);
    expect(await foundBy(tx, "example", "all", "seen")).toEqual(["leo", "ana", "Zoe"]);
    expect(await foundBy(tx, "", "members", "email")).toEqual([]);
  }));

test("people are found by parts of their address and name, in any order and without accents", () =>
  rolledBack(db, async (tx) => {
    await aPerson(tx, { email: "lucia@example.com", firstName: "Lucía", lastName: "Núñez" });
    await aPerson(tx, { email: "a_b@example.com", firstName: "Bo", lastName: "Al" });
    expect(await foundBy(tx, "LUCIA")).toEqual(["lucia"]);
    expect(await foundBy(tx, "nunez lucía")).toEqual(["lucia"]);
    expect(await foundBy(tx, "uñe")).toEqual(["lucia"]);
    expect(await foundBy(tx, "al"), "two letters begin a word").toEqual(["a_b"]);
    expect(await foundBy(tx, "a_b")).toEqual(["a_b"]);
    expect(await foundBy(tx, "a%b")).toEqual([]);
    expect(await foundBy(tx, "\\")).toEqual([]);
    await tx.execute("update user_profiles set last_name = 'Salas' where first_name = 'Lucía'");
    expect(await foundBy(tx, "salas")).toEqual(["lucia"]);
    expect(await foundBy(tx, "nunez")).toEqual([]);
  }));

test("pages have no gaps and no repeats, and a page past the end shows the last", () =>
  rolledBack(db, async (tx) => {
    for (let number = 0; number < peoplePerPage + 2; number++) {
      await aPerson(tx, { createdAt: on(1), email: `p${number}@example.com` });
    }
    for (const words of ["", "example"]) {
      const page = (number: number) =>
        searchPeople({ db: tx }, { words, filter: "all", order: null }, number);
      const [first, second, third] = [await page(1), await page(2), await page(3)];
      expect([first.rows.length, second.rows.length, first.pages]).toEqual([peoplePerPage, 2, 2]);
      expect(third).toEqual(second);
      const ids = [...first.rows, ...second.rows].map(({ userId }) => userId);
      expect(new Set(ids).size).toBe(peoplePerPage + 2);
    }
  }));

test("the page of a person shows an administrator no secrets", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { email: "ana@example.com", phone: "+51 1" });
    const raceId = await aRace(tx, { distances: [] });
    await tx.insert(reviews).values({ userId, entityType: "race", entityId: raceId, rating: 4 });
    await tx.insert(userFavorites).values({ userId, raceId });
    await tx.insert(authSessions).values([
      { userId, token: "SECRET 1", expiresAt: new Date(now().getTime() + 1000) },
      { userId, token: "SECRET 2", expiresAt: new Date(now().getTime() - 1000) },
    ]);
    const way = { userId, accountId: "x", password: "SECRET", accessToken: "SECRET" };
    await tx.insert(authIdentities).values([
      { ...way, providerId: "google" },
      { ...way, providerId: "credential" },
    ]);
    await aMember(tx, userId, "past_due");
    const person = await findPerson({ db: tx, now }, userId);
    expect(person).toMatchObject({
      email: "ana@example.com",
      phone: "+51 1",
      waysToSignIn: ["google", "password"],
      sessions: 1,
      reviews: 1,
      favorites: 1,
      registrations: 0,
      passkeys: 0,
      isMember: true,
      invitedBy: null,
      hasTwoFactor: false,
      lastSignInAt: null,
      membership: { status: "past_due", paidUntil: "2027-01-31", isEnding: false },
    });
    expect(JSON.stringify(person)).not.toContain("SECRET");
    expect(await findPerson({ db: tx, now }, raceId)).toBe(null);
    const ben = await findPerson({ db: tx, now }, await aPerson(tx));
    expect(ben).toMatchObject({ membership: null, isMember: false });
  }));
