import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, raceClaims, raceOrganizers, userProfiles, users } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { handleClaim, searchClaims } from "./claims.server.ts";
import { readClaimFilters } from "./schema.ts";

const { db } = await openTestDatabase();

async function world(tx: Database) {
  const lima = await aRace(tx, { raceName: "Lima 42K" });
  const cusco = await aRace(tx, { raceName: "Cusco Trail", city: "Cusco" });
  const [first, second] = await tx
    .insert(raceClaims)
    .values([
      { raceId: lima, name: "Zoë", email: "zoe@example.com", createdAt: new Date("2026-11-01") },
      { raceId: cusco, name: "Bea", email: "bea@example.com", createdAt: new Date("2026-11-02") },
    ])
    .returning({ id: raceClaims.id });
  return { lima, cusco, first: String(first?.id), second: String(second?.id) };
}

test("ADM-CLAIM-01 claims are listed newest first with their race, and can be searched", () =>
  rolledBack(db, async (tx) => {
    const { cusco, first, second } = await world(tx);
    const found = async (query: string) =>
      (await searchClaims({ db: tx }, readClaimFilters(new URLSearchParams(query)), 1)).rows;
    const ids = async (query: string) => (await found(query)).map(({ id }) => id);
    expect(await ids("")).toEqual([second, first]);
    expect((await found(""))[0]).toEqual({
      id: second,
      name: "Bea",
      email: "bea@example.com",
      phone: null,
      message: null,
      status: "new",
      note: null,
      createdAt: new Date("2026-11-02"),
      hasAccount: false,
      isOrganizer: false,
      race: {
        id: cusco,
        name: "Cusco Trail",
        startDate: "2026-11-21",
        city: "Cusco",
        country: "Peru",
      },
    });
    expect(await ids("q=lima")).toEqual([first]);
    expect(await ids("q=BEA@")).toEqual([second]);
    expect(await ids("q=zo")).toEqual([first]);
    expect(await ids("status=done")).toEqual([]);
    expect(await ids("q=%25")).toEqual([]);
  }));

test("a claim says whether its claimant can be linked, and whether it was done", () =>
  rolledBack(db, async (tx) => {
    const { lima } = await world(tx);
    const found = async () => {
      const claims = await searchClaims({ db: tx }, { words: "zoe@", status: null }, 1);
      return claims.rows[0];
    };
    const user = { email: "Zoe@example.com" };
    const userId = await aPerson(tx, { user, isActive: false });
    expect(await found()).toMatchObject({ hasAccount: false, isOrganizer: false });
    const own = eq(userProfiles.userId, userId);
    await tx.update(userProfiles).set({ isActive: true }).where(own);
    expect(await found()).toMatchObject({ hasAccount: true, isOrganizer: false });
    await tx.insert(raceOrganizers).values({ raceId: lima, userId, createdAt: now() });
    expect(await found()).toMatchObject({ hasAccount: true, isOrganizer: true });
    await tx.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    expect(await found()).toMatchObject({ hasAccount: false, isOrganizer: false });
  }));

test("GAP-20 status and note are stored, and the audit log omits the note's text", () =>
  rolledBack(db, async (tx) => {
    const { first } = await world(tx);
    const admin = { userId: await aPerson(tx) } as Admin;
    const handling = { claim: first, status: "contacted", note: "Called Zoë" } as const;
    const services = { db: tx, now };
    expect(await handleClaim(services, admin, handling)).toBe(true);
    expect(await handleClaim(services, admin, handling), "again changes nothing").toBe(true);
    expect(await handleClaim(services, admin, { ...handling, claim: randomUUID() })).toBe(false);
    const filters = readClaimFilters(new URLSearchParams("status=contacted"));
    expect((await searchClaims(services, filters, 1)).rows).toMatchObject([
      { id: first, note: "Called Zoë" },
    ]);
    const written = await tx.select().from(auditEntries);
    expect(written).toMatchObject([
      { subjectId: first, subjectName: "Lima 42K", before: { status: "new" } },
    ]);
    expect(JSON.stringify(written)).not.toContain("Zoë");
  }));
