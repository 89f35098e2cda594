/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { noFilters } from "../filters/filters.ts";
import { activeFilters, shownTerms } from "../search/active-filters.ts";
import { searchRaces } from "../search/search.server.ts";

const { db } = await openTestDatabase();

/** With what a search that finds nothing as it is typed means as the races and we spell it. */
const misspelt: [typed: string, meaning: string][] = [
  ["trial oaxca", "Trail · “oaxaca”"],
  ["marathn boston", "42.2 km · “boston”"],
  ["maratn bostn", "42.2 km · “boston”"],
  ["half marathn boston", "21.1 km · “boston”"],
  ["tryathlon lima", "Triathlon · “lima”"],
  ["triatlhon limma", "Triathlon · “lima”"],
  ["ulta trail mexcio", "Ultra · Mexico"],
  ["trail en mexco", "Trail · Mexico"],
  ["primabera oaxaca", "spring 2027 (2026 in the south) · “oaxaca”"],
  ["carreras en desember", "December 2026"],
  ["febuary lima", "February 2027 · “lima”"],
  ["diciembe trail", "December 2026 · Trail"],
  ["10k wekend", "10 km · weekends"],
  ["maraton septimbre", "42.2 km · September 2027"],
  ["carreras gratiss", "free"],

  // A large place without races is no other one.
  ["lima o el paso", "Lima or El Paso"],
  ["el paso marathon", "“paso” · 42.2 km (nothing)"],

  // Either of two, also where the other one is found.
  ["boton o oaxca", "Boston or Oaxaca"],
  ["limma o oaxca", "Lima or Oaxaca"],
  ["limma, bostn o oaxaca", "Lima or Boston or Oaxaca"],
  ["10k near boston or limma", "10 km · near Boston or near Lima (nothing)"],
  ["near bostn or limma", "near Boston or near Lima (nothing)"],
  ["cuzco o oaxca", "Cusco or Oaxaca"],
  ["cuzco 10k", "“cusco” · 10 km"],
  ["limma y oaxca", "Lima or Oaxaca"],

  // Near a place, which the races need not know; one that is known is never another one.
  ["near bostn", "near Boston (nothing)"],
  ["cerca de limma", "near Lima (nothing)"],
  ["10k within 20 km of huaras", "10 km · within 20 km of Huaraz (nothing)"],
  ["near la molna", "near La Molina (nothing)"],
  ["near springfeld mo", "near Springfield, Missouri (nothing)"],
  ["near los angles", "near Los Angeles (nothing)"],
  ["near chigaco", "near Chicago (nothing)"],
  ["near el cusco", "near El Cusco (nothing)"],
  ["near san migel de allende", "near San Miguel De Allende (nothing)"],
  ["near zermatt or bostn", "near Zermatt or near Boston (nothing)"],
];

test("misspelt searches mean what they were meant to", () =>
  rolledBack(db, async (tx) => {
    const boston = { city: "Boston", country: "United States" };
    await aRace(tx, { raceName: "Boston Marathon", distances: ["Marathon", "10K"], ...boston });
    await aRace(tx, {
      raceName: "Half of Boston",
      distances: [{ distance: "Half Marathon", price: "Free" }],
      startDate: "2027-09-05",
      ...boston,
    });
    await aRace(tx, {
      raceName: "Maratón",
      distances: ["42K"],
      startDate: "2027-09-12",
      ...boston,
    });
    const oaxaca = { city: "Oaxaca", country: "Mexico", startDate: "2027-05-30" };
    await aRace(tx, { raceName: "Sierra", raceType: "Trail", ...oaxaca });
    await aRace(tx, { raceName: "Cien", raceType: "Ultra", distances: ["100K"], ...oaxaca });
    await aRace(tx, { raceName: "Tres", raceType: "Triathlon", startDate: "2027-02-07" });
    await aRace(tx, { raceName: "Diez", city: "Cusco", distances: ["10K"] });
    await aRace(tx, { raceName: "Meseta", city: "Pasco", distances: ["42K"] });
    await aRace(tx, { raceName: "Bosque", raceType: "Trail", startDate: "2026-12-13" });
    await tx.execute(sql`select search_words_rebuild()`);
    const meant = async (q: string) => {
      const { query, total } = await searchRaces({ db: tx, now }, { ...noFilters, q });
      const labels = shownTerms(query.terms, "km", undefined, "en").map(({ label }) => label);
      return `${labels.join(" · ")}${total === 0 ? " (nothing)" : ""}`;
    };
    for (const [typed, meaning] of misspelt) {
      expect([typed, await meant(typed)]).toEqual([typed, meaning]);
    }
  }));

test("a corrected search takes back the words that were typed, also where a year stands apart", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Niños", distances: ["10K"], startDate: "2026-12-13" });
    await tx.execute(sql`select search_words_rebuild()`);
    const chips = async (q: string) => {
      const filters = { ...noFilters, q };
      const { query, corrected } = await searchRaces({ db: tx, now }, filters);
      const text = corrected ?? q;
      const terms = shownTerms(query.terms, "km", text, "en");
      return activeFilters(filters, "km", { terms, q: text }, "en").map(
        ({ label, without, literally }) => [label, without.q, literally?.words],
      );
    };
    expect(await chips("december limma 2026")).toEqual([
      ["December 2026", "lima", "december 2026"],
      ["“lima”", "december 2026", undefined],
    ]);
    expect(await chips("10k near Limma, 2026")).toEqual([
      ["10 km", "near lima, 2026", "10k"],
      ["near Lima", "10k 2026", "near lima"],
      ["2026", "10k near lima", "2026"],
    ]);
    expect(await chips("Niños Diciembre limma 2026 10K")).toEqual([
      ["“Niños”", "Diciembre lima 2026 10K", undefined],
      ["December 2026", "Niños lima 10K", "Diciembre 2026"],
      ["“lima”", "Niños Diciembre 2026 10K", undefined],
      ["10 km", "Niños Diciembre lima 2026", "10K"],
    ]);
  }));
