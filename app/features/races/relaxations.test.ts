import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aRace, now } from "../../../tests/support/races.ts";
import { noFilters } from "./filters.ts";
import { countRaces, relaxations } from "./search.server.ts";

const { db } = await openTestDatabase();

test("an empty list says which single filter to take away, the most helpful first", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Trail A", raceType: "Trail", city: "Cusco" });
    await aRace(tx, { raceName: "Road B", raceType: "Road", city: "Lima" });
    await aRace(tx, { raceName: "Road C", raceType: "Road", city: "Lima" });
    const filters = { ...noFilters, types: ["Trail", "Ultra"], city: "Lima", page: 3 };
    expect(await countRaces({ db: tx, now }, filters)).toBe(0);
    expect(await relaxations({ db: tx, now }, filters, "km")).toEqual([
      { name: "types", label: "Trail, Ultra", total: 2, without: { ...noFilters, city: "Lima" } },
      {
        name: "city",
        label: "Lima",
        total: 1,
        without: { ...noFilters, types: ["Trail", "Ultra"] },
      },
    ]);
    const hopeless = { ...noFilters, types: ["MTB"], city: "Paris" };
    expect(await relaxations({ db: tx, now }, hopeless, "km")).toEqual([]);
    expect(await relaxations({ db: tx, now }, noFilters, "km")).toEqual([]);
  }));
