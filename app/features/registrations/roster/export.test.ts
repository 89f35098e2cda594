import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { recordExport, recordLook } from "./exports.server.ts";
import { startersOf, startListFile } from "./start-list.server.ts";

const { db } = await openTestDatabase();

test("the start list has all runners who have not cancelled, by name or by bib, and their numbers stay", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    const enter = async (lastName: string, day: number, more = {}) =>
      aRegistration(tx, {
        raceId,
        userId: await aPerson(tx),
        lastName,
        ...more,
        createdAt: new Date(Date.UTC(2026, 9, day)),
      });
    await enter("Zúñiga", 1);
    await enter("Ávila", 2);
    await enter("Bravo", 3, { firstName: "=cmd()", guardianName: "Ana Bravo" });
    await enter("Gone", 4, { status: "cancelled" });
    const names = async (order: "name" | "bib") =>
      (await startersOf({ db: tx }, raceId, order, { limit: 9 })).map(
        (one) => `${one.bib} ${one.lastName}`,
      );
    expect(await names("name")).toEqual(["2 Ávila", "3 Bravo", "1 Zúñiga"]);
    expect(await names("bib")).toEqual(["1 Zúñiga", "2 Ávila", "3 Bravo"]);
    await tx.execute(sql`
      update race_registrations set status = 'cancelled' where last_name = 'Zúñiga'`);
    await enter("Alva", 5);
    expect(await names("name"), "one leaves, another comes").toEqual([
      "5 Alva",
      "2 Ávila",
      "3 Bravo",
    ]);
    const text = await new Response(
      startListFile({ db: tx }, raceId, "name", { lang: "en" }),
    ).text();
    expect(text.split("\r\n")).toHaveLength(5);
    expect(text).toContain("3,Bravo,'=cmd(),");
    expect(text).toMatch(/,1990-02-28,Ana Bravo,/);
    expect(text).not.toContain("Gone");
  }));

for (const order of ["name", "bib"] as const) {
  test(`cancelling while the list by ${order} is sent drops no other runner`, () =>
    rolledBack(db, async (tx) => {
      const raceId = await aRace(tx, {});
      const ids: string[] = [];
      for (const lastName of ["Ávila", "Bravo", "Cruz", "Díaz", "Díaz"]) {
        const createdAt = new Date("2026-10-01T08:00:00Z");
        const one = { raceId, userId: await aPerson(tx), lastName, createdAt };
        ids.push(await aRegistration(tx, one));
      }
      const file = startListFile({ db: tx }, raceId, order, { atOnce: 2, lang: "en" }).getReader();
      const lines: string[] = [];
      for (let part = await file.read(); !part.done; part = await file.read()) {
        lines.push(...new TextDecoder().decode(part.value).split("\r\n").filter(Boolean));
        if (lines.length < 3) continue;
        await tx.execute(sql`
          update race_registrations set status = 'cancelled'
          where id = (
            select id from race_registrations where race_id = ${raceId}::uuid
              and last_name = ${lines[1]?.split(",")[1]} order by id limit 1
          )`);
      }
      expect(lines).toHaveLength(1 + ids.length);
      expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["1", "2", "3", "4", "5"]);
    }));
}

test("the export of a start list is logged", () =>
  rolledBack(db, async (tx) => {
    const admin = { userId: await aPerson(tx), isAdmin: true } as Admin;
    const id = await aRace(tx, {});
    await recordExport({ db: tx, now }, admin, { id, name: "Carrera" });
    expect(await tx.select().from(auditEntries)).toMatchObject([
      { action: "exported", subjectId: id, subjectName: "Carrera", after: { as: "csv" } },
    ]);
  }));

test("a look at a start list is logged once for each person, race and hour", () =>
  rolledBack(db, async (tx) => {
    const [ana, ben] = [await aPerson(tx), await aPerson(tx)];
    const [one, other] = [await aRace(tx, {}), await aRace(tx, {})];
    const look = (userId: string, id: string, minutes: number) => {
      const at = new Date(now().getTime() + minutes * 60_000);
      const editor = { userId, isAdmin: true } as Admin;
      return recordLook({ db: tx, now: () => at }, editor, { id, name: "Carrera" });
    };
    await recordExport({ db: tx, now }, { userId: ana, isAdmin: true } as Admin, {
      id: one,
      name: "Carrera",
    });
    for (const [userId, id, minutes] of [
      [ana, one, 0],
      [ana, one, 59],
      [ben, one, 1],
      [ana, other, 1],
      [ana, one, 60],
    ] as const) {
      await look(userId, id, minutes);
    }
    const looks = await tx.select().from(auditEntries);
    expect(looks.filter(({ after }) => JSON.stringify(after).includes("page"))).toHaveLength(4);
  }));
