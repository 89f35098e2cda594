import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceDistances, raceRegistrations, reviewRequests } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { findEntry, placesOf } from "./queries.server.ts";
import { readRosterFilters } from "./schema.ts";
import { searchRoster } from "./search.server.ts";

const { db } = await openTestDatabase();
const admin = { userId: "", isAdmin: true };

async function world(tx: Database) {
  const lima = await aRace(tx, { raceName: "Maratón de Lima", startDate: "2026-12-06" });
  const cusco = await aRace(tx, { raceName: "Cusco Trail", startDate: "2026-05-01" });
  const [distance] = await tx.select().from(raceDistances);
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const inés = await aPerson(tx, { email: "ines@example.com" });
  const first = await aRegistration(tx, {
    raceId: lima,
    distanceId: distance?.id ?? null,
    createdAt: at(1),
    userId: inés,
    firstName: "Inés",
    lastName: "Ñandú",
  });
  const second = await aRegistration(tx, {
    raceId: cusco,
    createdAt: at(2),
    status: "cancelled" as const,
    userId: await aPerson(tx, { email: "bea@example.com" }),
    firstName: "Bea",
  });
  return { lima, cusco, first, second };
}

test("ADM-REG-01 CALL-05 registrations are listed newest first with race and day, and filters narrow them", () =>
  rolledBack(db, async (tx) => {
    const { lima, first, second } = await world(tx);
    const found = async (query: string) => {
      const filters = readRosterFilters(new URLSearchParams(query));
      return (
        await searchRoster({ db: tx, now }, admin, filters, { page: 1, lang: "en" })
      ).rows.map(({ id }) => id);
    };
    expect(await found("")).toEqual([second, first]);
    expect(await found("q=nandu")).toEqual([first]);
    expect(await found("q=quispe+bea")).toEqual([second]);
    expect(await found("q=ines@ex")).toEqual([first]);
    expect(await found("q=andu"), "not in the middle of a word").toEqual([]);
    expect(await found("name=maraton+li")).toEqual([first]);
    expect(await found(`race=${lima}`)).toEqual([first]);
    const third = await aRegistration(tx, {
      raceId: lima,
      createdAt: new Date(Date.UTC(2026, 8, 1)),
      userId: await aPerson(tx, { email: "zoe@example.com" }),
      firstName: "Zoe",
      lastName: "Álvarez",
    });
    expect(await found(`race=${lima}`), "the latest first").toEqual([first, third]);
    expect(await found(`race=${lima}&order=name`)).toEqual([third, first]);
    expect(await found(`race=${lima}&order=bib`)).toEqual([first, third]);
    expect(await found(`race=${lima}&order=name&q=nandu`)).toEqual([first]);
    await tx.delete(raceRegistrations).where(eq(raceRegistrations.id, third));
    expect(await found("race=nonsense")).toEqual([second, first]);
    expect(await found("status=cancelled")).toEqual([second]);
    expect(await found("when=past")).toEqual([second]);
    expect(await found("when=upcoming&status=cancelled")).toEqual([]);
    expect(await found("q=%25")).toEqual([second, first]);

    const all = await searchRoster(
      { db: tx, now },
      admin,
      readRosterFilters(new URLSearchParams()),
      { page: 1, lang: "en" },
    );
    expect(all.rows[1]).toEqual({
      id: first,
      bib: 1,
      isCollected: false,
      extras: null,
      status: "registered",
      createdAt: new Date("2026-10-01"),
      firstName: "Inés",
      lastName: "Ñandú",
      email: "ines@example.com",
      raceId: lima,
      raceName: "Maratón de Lima",
      startDate: "2026-12-06",
      distance: "10K",
      category: null,
      askedAt: null,
      askedStatus: null,
    });
  }));

test("the list says when a runner was last asked for a review", () =>
  rolledBack(db, async (tx) => {
    const { first } = await world(tx);
    const request = { registrationId: first, sendEmail: true };
    await tx.insert(reviewRequests).values([
      { ...request, emailStatus: "sent", createdAt: new Date("2026-11-01") },
      { ...request, emailStatus: "failed", emailError: "x", createdAt: new Date("2026-11-02") },
    ]);
    const filters = readRosterFilters(new URLSearchParams("q=nandu"));
    const { rows } = await searchRoster({ db: tx, now }, admin, filters, { page: 1, lang: "en" });
    expect(rows).toMatchObject([{ askedAt: new Date("2026-11-02"), askedStatus: "failed" }]);
  }));

test("a registration is read completely, with the taken places of its race", () =>
  rolledBack(db, async (tx) => {
    const { lima, first } = await world(tx);
    expect(await findEntry({ db: tx }, admin, first)).toMatchObject({
      email: "ines@example.com",
      dateOfBirth: "1990-02-28",
      policyNumber: "P-123",
      race: { name: "Maratón de Lima", startDate: "2026-12-06" },
    });
    expect(await findEntry({ db: tx }, admin, "nonsense")).toBeNull();
    await aRegistration(tx, { raceId: lima, userId: await aPerson(tx), status: "confirmed" });
    const none = {
      pending: 0,
      offered: 0,
      kept: 0,
      registered: 0,
      confirmed: 0,
      completed: 0,
      cancelled: 0,
    };
    expect(await placesOf({ db: tx }, lima)).toEqual([
      { distance: "10K", capacity: null, ...none, registered: 1 },
      { distance: null, capacity: null, ...none, confirmed: 1 },
    ]);
  }));
