import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace } from "../../../../tests/support/races.ts";
import { compareRaces } from "./compare.server.ts";
import { previewImport } from "./preview.ts";

const { db } = await openTestDatabase();

function plan(rows: string) {
  const preview = previewImport(Buffer.from(`title,date,city,country,distances,venue\n${rows}`));
  if ("problem" in preview) throw new Error(preview.problem.detail);
  return preview.plan.races;
}

test("new races, changed races, changed distances and what stays are told apart", () =>
  rolledBack(db, async (tx) => {
    const startDate = "2027-05-16";
    for (const raceName of ["Same", "Moved", "Longer"]) {
      await aRace(tx, { raceName, startDate, distances: ["10K"], address: "Plaza\r\n de Armas " });
    }
    const file = `same,2027-05-16,Lima,Peru,10k,"Plaza\n de Armas"
Moved,2027-05-16,Cusco,Peru,10K,
Longer,2027-05-16,Lima,Peru,10K,
Longer,2027-05-16,Lima,Peru,21K,
New,2027-05-16,Lima,Peru,10K,
`;
    expect(await compareRaces(tx, plan(file))).toEqual({ created: 1, updated: 2, unchanged: 1 });
    expect(await compareRaces(tx, [])).toEqual({ created: 0, updated: 0, unchanged: 0 });
  }));
