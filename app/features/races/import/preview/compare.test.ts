import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { aPerson } from "../../../../../tests/support/people.ts";
import { aRace } from "../../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../../tests/support/registrations.ts";
import { compareRaces } from "./compare.server.ts";
import { countForecasts } from "./forecast.ts";
import { previewImport } from "./preview.ts";

const { db } = await openTestDatabase();

const today = "2026-11-20";
const header = "title,date,city,country,distances,venue";
const extra = `${header},time,price,currency,category,premium,status`;

function plan(rows: string, names = header) {
  const preview = previewImport(Buffer.from(`${names}\n${rows}`));
  if ("problem" in preview) throw new Error(preview.problem.code);
  return preview.plan.races;
}

test("new, changed and unchanged races and distances are told apart", () =>
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
    const compared = await compareRaces(tx, plan(file), today);
    expect(compared.map(({ title, change, changes }) => [title, change, changes])).toEqual([
      ["same", "unchanged", []],
      ["Moved", "update", [{ what: { of: "race", column: "city" }, from: "Lima", to: "Cusco" }]],
      ["Longer", "update", [{ what: { of: "new-distance" }, from: null, to: "21K" }]],
      ["New", "create", []],
    ]);
    expect(await compareRaces(tx, [], today)).toEqual([]);
  }));

test("each change shows the present and the future value", () =>
  rolledBack(db, async (tx) => {
    const distances = [{ distance: "10K", price: "S/40", priceCurrency: "PEN" as const }];
    await aRace(tx, { raceName: "Lima", startDate: "2027-05-16", startTime: "17:30", distances });
    const [lima] = await compareRaces(
      tx,
      plan("Lima,2027-05-16,Lima,Peru,10K,,09:15,50,,,yes,cancelled", extra),
      today,
    );
    expect(lima?.changes).toEqual([
      { what: { of: "race", column: "start_time" }, from: "17:30", to: "09:15" },
      { what: { of: "race", column: "is_premium" }, from: "no", to: "yes" },
      { what: { of: "race", column: "race_status" }, from: "upcoming", to: "cancelled" },
      { what: { of: "distance", distance: "10K", column: "start_time" }, from: null, to: "09:15" },
      {
        what: { of: "distance", distance: "10K", column: "price" },
        from: "S/40 PEN",
        to: "S/50 PEN",
      },
    ]);
  }));

test("a price is always shown with its currency", () =>
  rolledBack(db, async (tx) => {
    const distances = [{ distance: "10K", price: "$40", priceCurrency: "MXN" as const }];
    await aRace(tx, { raceName: "Kept", startDate: "2027-05-16", distances });
    const file = `Kept,2027-05-16,Lima,Peru,10K,,,50,USD,,,
Kept,2027-05-16,Lima,Peru,21K,,,60,CAD,,,
New,2027-05-16,Lima,Peru,"10K",,,450,MXN,,,
New,2027-05-16,Lima,Peru,"5K",,,Free,MXN,,,
`;
    const [kept, added] = await compareRaces(tx, plan(file, extra), today);
    expect(kept?.changes).toEqual([
      {
        what: { of: "distance", distance: "10K", column: "price" },
        from: "$40 MXN",
        to: "$50 USD",
      },
      {
        what: { of: "distance", distance: "10K", column: "price_currency" },
        from: "MXN",
        to: "USD",
      },
      { what: { of: "new-distance" }, from: null, to: "21K · C$60 CAD" },
    ]);
    expect(added?.distances).toEqual(["10K · $450 MXN", "5K · Free"]);
  }));

test("only runners whose race an import moves are counted", () =>
  rolledBack(db, async (tx) => {
    const startDate = "2027-05-16";
    const ids = new Map<string, string>();
    for (const raceName of ["Moved", "Same", "Priced"]) {
      ids.set(raceName, await aRace(tx, { raceName, startDate, startTime: "07:00" }));
    }
    for (const raceId of ids.values()) {
      for (const status of ["registered", "confirmed", "cancelled"] as const) {
        await aRegistration(tx, { raceId, userId: await aPerson(tx, {}), status });
      }
    }
    const file = `Moved,2027-05-16,Lima,Peru,10K,,09:15,,,,,
Same,2027-05-16,Lima,Peru,10K,,,,,,,
Priced,2027-05-16,Lima,Peru,10K,,,50,,,,
`;
    const told = (await compareRaces(tx, plan(file, extra), today)).map(({ runners }) => runners);
    expect(told).toEqual([2, 0, 0]);
    expect(countForecasts(await compareRaces(tx, plan(file, extra), today))).toEqual({
      created: 0,
      updated: 2,
      unchanged: 1,
      moved: 1,
      runners: 2,
      places: { found: 3, unsure: 0, unknown: 0 },
    });
  }));
