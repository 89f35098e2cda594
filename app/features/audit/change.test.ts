import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { type AuditKind, readAuditFilters } from "./change.ts";
import { recordChange } from "./commands.server.ts";
import { readAuditLog } from "./queries.server.ts";

const { db } = await openTestDatabase();

async function done(tx: Database, userId: string, about: [AuditKind, string], at: string) {
  const [subjectType, subjectName] = about;
  const change = { action: "changed", subjectType, subjectName };
  await recordChange({ db: tx, now: () => new Date(at) }, { userId }, change);
}

test("the audit log is filtered by name, person, kind and days", () =>
  rolledBack(db, async (tx) => {
    const ines = await aPerson(tx, { email: "Ines_Q@example.com" });
    const luz = await aPerson(tx, { email: "luz@example.com" });
    await done(tx, ines, ["race", "Lima 42K"], "2027-03-01T00:00:00Z");
    await done(tx, luz, ["race", "Cusco 10K"], "2027-03-01T23:59:59Z");
    await done(tx, ines, ["review", "Lima 42K"], "2027-03-02T00:00:00Z");
    const found = async (query: string) => {
      const filters = readAuditFilters(new URLSearchParams(query));
      const { rows } = await readAuditLog({ db: tx }, filters, 1);
      return rows.map(({ subjectType, subjectName }) => `${subjectType} ${subjectName}`);
    };
    const [first, second, third] = ["race Lima 42K", "race Cusco 10K", "review Lima 42K"];
    expect(await found("")).toEqual([third, second, first]);
    expect(await found("q=lima")).toEqual([third, first]);
    expect(await found("person=INES_q")).toEqual([third, first]);
    expect(await found("person=s%25q"), "a percent sign stands for itself").toEqual([]);
    expect(await found("kind=review")).toEqual([third]);
    expect(await found("to=2027-03-01")).toEqual([second, first]);
    expect(await found("from=2027-03-02")).toEqual([third]);
    expect(await found("to=9999-12-31"), "the last day of all").toHaveLength(3);
    expect(await found("from=0000-01-01"), "no year of a calendar").toHaveLength(3);
    expect(await found("kind=race&person=luz&from=2027-03-01&to=2027-03-01")).toEqual([second]);
    expect(await found("kind=unknown&from=someday"), "what is not known").toHaveLength(3);
  }));
