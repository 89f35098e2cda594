/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, entryAnswers, entryQuestions, raceRegistrations } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aVoucher } from "../../../../tests/support/orders.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aRegistration, identity } from "../../../../tests/support/registrations.ts";
import { filedQuestions } from "../questions/queries.server.ts";
import { recordRosterExport } from "./exports.server.ts";
import { rosterCsv, rosterWorkbook } from "./roster-file.server.ts";
import { rosterTitles } from "./roster-file.ts";
import { readRosterFilters } from "./schema.ts";

const { db } = await openTestDatabase();
const filtersOf = (asked: Record<string, string>) => readRosterFilters(new URLSearchParams(asked));
const rosterOf = (asked: Record<string, string>) => ({
  editor: { userId: "", isAdmin: true },
  filters: filtersOf(asked),
});

/** Three runners of two races: one has cancelled, one has a formula as a name. */
async function world(tx: Database) {
  const lima = await aRace(tx, { raceName: "Lima 42K", startDate: "2026-12-06" });
  const cusco = await aRace(tx, { raceName: "Cusco 10K", startDate: "2026-12-13" });
  const enter = async (email: string, day: number, more: object) =>
    aRegistration(tx, {
      raceId: lima,
      userId: await aPerson(tx, { email }),
      createdAt: new Date(Date.UTC(2026, 9, day)),
      ...more,
    });
  await enter("ana@example.com", 1, {
    lastName: "Ávila",
    firstName: "=cmd()",
    guardianName: "Rosa Ávila",
  });
  await enter("bea@example.com", 2, { lastName: "Bravo", status: "cancelled" });
  await enter("cleo@example.com", 3, { lastName: "Cruz", raceId: cusco });
  return { lima };
}

test("the exported list follows its filters, includes cancelled ones and does not depend on the batch size", () =>
  rolledBack(db, async (tx) => {
    const { lima } = await world(tx);
    const namesIn = async (asked: Record<string, string>) => {
      const file = rosterCsv({ db: tx, now, identity }, rosterOf(asked), { atOnce: 1, lang: "en" });
      const lines = (await new Response(file).text()).trimEnd().split("\r\n").slice(1);
      return lines.map((line) => line.split(",").slice(0, 2).join(" "));
    };
    expect(await namesIn({})).toEqual(["1 Cruz", "2 Bravo", "1 Ávila"]);
    expect(await namesIn({ race: lima })).toEqual(["2 Bravo", "1 Ávila"]);
    expect(await namesIn({ status: "cancelled" })).toEqual(["2 Bravo"]);
    expect(await namesIn({ q: "avil" })).toEqual(["1 Ávila"]);
    expect(await namesIn({ name: "cusco" })).toEqual(["1 Cruz"]);
  }));

test("a workbook has typed numbers and days, no formulas, and phone numbers unchanged", () =>
  rolledBack(db, async (tx) => {
    const { lima } = await world(tx);
    const voucherId = await aVoucher(tx, { raceId: lima });
    await tx
      .update(raceRegistrations)
      .set({ voucherId })
      .where(eq(raceRegistrations.lastName, "Ávila"));
    const file = await rosterWorkbook(
      { db: tx, now, identity },
      rosterOf({ race: lima, q: "avila" }),
      {
        lang: "en",
      },
    );
    const [head, row, ...more] = await readSheet(Buffer.from(file ?? []));
    expect(more).toEqual([]);
    expect(head).toEqual(rosterTitles("en"));
    const cells = Object.fromEntries(rosterTitles("en").map((title, at) => [title, row?.[at]]));
    expect(cells).toMatchObject({
      Bib: 1,
      "First name": "=cmd()",
      Email: "ana@example.com",
      "Date of birth": new Date("1990-02-28"),
      "Parent or guardian": "Rosa Ávila",
      Phone: "+51987654321",
      "Race date": new Date("2026-12-06"),
      Registered: new Date("2026-10-01"),
      "Policy number": "P-123",
      Code: "CLUB",
    });
  }));

test("a file of one race has a column for each question that is asked or was answered", () =>
  rolledBack(db, async (tx) => {
    const { lima } = await world(tx);
    const [ana] = await tx
      .select({ registrationId: raceRegistrations.id })
      .from(raceRegistrations)
      .where(eq(raceRegistrations.lastName, "Ávila"));
    const asked = [
      { kind: "number", textEn: "Races", textEs: "Carreras" },
      { kind: "date", textEs: "Último examen", isAsked: false },
      { kind: "text", textEn: "Never answered", isAsked: false },
    ] as const;
    const made = await tx
      .insert(entryQuestions)
      .values(asked.map((question, sortOrder) => ({ ...question, raceId: lima, sortOrder })))
      .returning({ questionId: entryQuestions.id });
    const [races, exam] = made;
    await tx.insert(entryAnswers).values([
      { ...ana!, ...races!, answer: "3.5" },
      { ...ana!, ...exam!, answer: "2026-09-01" },
    ]);
    const roster = rosterOf({ race: lima });
    const { editor, filters } = roster;
    const questions = await filedQuestions({ db: tx }, editor, filters.raceId);
    const file = await rosterWorkbook({ db: tx, now, identity }, roster, { lang: "es", questions });
    const rows = await readSheet(Buffer.from(file ?? []));
    expect(rows.map((row) => row.slice(-2))).toEqual([
      ["Carreras", "Último examen"],
      [null, null],
      [3.5, new Date("2026-09-01")],
    ]);
    const csv = await new Response(
      rosterCsv({ db: tx, now, identity }, roster, { lang: "en", questions }),
    ).text();
    expect(csv.split("\r\n").map((line) => line.split(",").slice(-2).join())).toEqual([
      "Races,Último examen",
      ",",
      "3.5,2026-09-01",
      "",
    ]);
    expect(await filedQuestions({ db: tx }, editor, null)).toEqual([]);
  }));

test("a list that is too long for a workbook is refused", () =>
  rolledBack(db, async (tx) => {
    await world(tx);
    expect(
      await rosterWorkbook({ db: tx, now, identity }, rosterOf({}), { most: 2, lang: "en" }),
    ).toBeNull();
  }));

test("the export of registrations is logged with its filters", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const { lima } = await world(tx);
    await recordRosterExport({ db: tx, now }, admin, filtersOf({ status: "confirmed" }), "xlsx");
    await recordRosterExport({ db: tx, now }, admin, filtersOf({ race: lima }), "csv");
    const written = await tx.select().from(auditEntries).orderBy(auditEntries.subjectName);
    expect(written).toMatchObject([
      {
        action: "exported",
        subjectType: "registrations",
        subjectName: "Lima 42K",
        subjectId: lima,
        after: { as: "csv" },
      },
      {
        action: "exported",
        subjectType: "registrations",
        subjectName: "of all races",
        after: { as: "xlsx", status: "confirmed" },
      },
    ]);
    expect(written[0]?.after, "a race is named, not numbered").toEqual({ as: "csv" });
  }));

test("concurrent registrations get different bib numbers", async () => {
  const raceId = await aRace(db, { raceName: "Crowded" });
  const people = await Promise.all(Array.from({ length: 30 }, () => aPerson(db)));
  await Promise.all(people.map((userId) => aRegistration(db, { raceId, userId })));
  const rows = await db
    .select({ bib: raceRegistrations.bib })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, raceId))
    .orderBy(raceRegistrations.bib);
  expect(rows.map(({ bib }) => bib)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});
