import { expect, test } from "vitest";
import { auditEntries } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { recordExport, startersOf, startListFile } from "./start-list.server.ts";

const { db } = await openTestDatabase();

test("the list for the start has everybody who comes, by name or as they registered", () =>
  rolledBack(db, async (tx) => {
    const raceId = await aRace(tx, {});
    const enter = async (lastName: string, day: number, more = {}) =>
      aRegistration(tx, {
        ...{ raceId, userId: await aPerson(tx), lastName, ...more },
        createdAt: new Date(Date.UTC(2026, 9, day)),
      });
    await enter("Zúñiga", 1);
    await enter("Ávila", 2);
    await enter("Bravo", 3, { firstName: "=cmd()" });
    await enter("Gone", 4, { status: "cancelled" });
    const names = async (order: "name" | "registration") =>
      (await startersOf({ db: tx }, raceId, order)).map((one) => `${one.bib} ${one.lastName}`);
    expect(await names("name")).toEqual(["1 Ávila", "2 Bravo", "3 Zúñiga"]);
    expect(await names("registration")).toEqual(["1 Zúñiga", "2 Ávila", "3 Bravo"]);
    const text = await new Response(startListFile({ db: tx }, raceId, "name")).text();
    expect(text.split("\r\n")).toHaveLength(5);
    expect(text).toContain("2,Bravo,'=cmd(),");
    expect(text).not.toContain("Gone");
  }));

test("who took a start list with them is written down", () =>
  rolledBack(db, async (tx) => {
    const admin = { userId: await aPerson(tx) } as Admin;
    const id = await aRace(tx, {});
    await recordExport({ db: tx, now }, admin, { id, name: "Carrera" }, "csv");
    expect(await tx.select().from(auditEntries)).toMatchObject([
      { action: "exported", subjectId: id, subjectName: "Carrera", after: { as: "csv" } },
    ]);
  }));
