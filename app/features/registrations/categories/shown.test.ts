import { eq } from "drizzle-orm";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { entryCategories, raceDistances, raceRegistrations } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aRegistration, identity } from "../../../../tests/support/registrations.ts";
import { leaveRaces, registrationData } from "../personal-data.server.ts";
import { entriesAfter, findRegistration } from "../queries.server.ts";
import { findRosterRace } from "../roster/queries.server.ts";
import { rosterCsv, rosterWorkbook } from "../roster/roster-file.server.ts";
import { readRosterFilters } from "../roster/schema.ts";
import { searchRoster } from "../roster/search.server.ts";
import { startersOf, startListFile } from "../roster/start-list.server.ts";

const { db } = await openTestDatabase();
const admin = { userId: "", isAdmin: true };

test("the category of an entry is in every list, file, letter and archive", () =>
  rolledBack(db, async (tx) => {
    const services = { db: tx, now, identity };
    const raceId = await aRace(tx, { raceName: "Lima", distances: ["10K"] });
    const userId = await aPerson(tx);
    const [distance] = await tx
      .select()
      .from(raceDistances)
      .where(eq(raceDistances.raceId, raceId));
    const distanceId = distance?.id ?? null;
    const id = await aRegistration(tx, { raceId, userId, distanceId, gender: "female" });
    expect((await findRosterRace(services, admin, raceId))?.hasCategories).toBe(false);
    await tx.insert(entryCategories).values([
      { raceId, name: "Men", gender: "male", sortOrder: 0 },
      { raceId, name: "Women 30–39", gender: "female", minAge: 30, maxAge: 39, sortOrder: 1 },
    ]);
    const category = "Women 30–39";
    expect((await findRosterRace(services, admin, raceId))?.hasCategories).toBe(true);
    const filters = readRosterFilters(new URLSearchParams());
    expect(
      (await searchRoster(services, admin, filters, { page: 1, lang: "en" })).rows,
    ).toMatchObject([{ category }]);
    expect(await startersOf(services, raceId, "bib", { limit: 9 })).toMatchObject([{ category }]);
    expect(await entriesAfter(services, admin, raceId, { after: null, limit: 9 })).toMatchObject([
      { category },
    ]);
    const list = await new Response(startListFile(services, raceId, "bib", { lang: "en" })).text();
    expect(list).toContain(`,registered,${category},,,,,,\r\n`);
    const file = await new Response(
      rosterCsv(services, { editor: admin, filters }, { lang: "en" }),
    ).text();
    expect(file).toContain(`,${category},Female,`);
    const workbook = await rosterWorkbook(services, { editor: admin, filters }, { lang: "es" });
    const [head = [], row = []] = await readSheet(Buffer.from(workbook ?? []));
    expect(row[head.indexOf("Categoría")]).toBe(category);

    const entry = await findRegistration(services, { userId }, id);
    expect(entry?.category).toBe(category);
    const { rows } = registrationData.lists.registrations ?? {};
    expect(rows && (await tx.execute(rows({ userId, email: "ana@example.com" })))).toMatchObject([
      { category },
    ]);
  }));

test("a deleted account leaves no chosen category", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    const userId = await aPerson(tx);
    const [open] = await tx
      .insert(entryCategories)
      .values({ raceId, name: "Open", minAge: 18 })
      .returning();
    const id = await aRegistration(tx, { raceId, userId, categoryId: open?.id ?? null });
    await leaveRaces(tx, userId, now());
    const [left] = await tx.select().from(raceRegistrations).where(eq(raceRegistrations.id, id));
    expect(left).toMatchObject({ userId: null, categoryId: null });
  }));
