import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { racePlaces, races } from "#db/schema.ts";
import { openTestDatabase } from "../../../../../tests/support/database.ts";
import { anImportDesk } from "../../../../../tests/support/races/race-imports.ts";
import { findImport, forecastsOf, openRacesOf, problemsOf } from "../race-imports.server.ts";

const { db } = await openTestDatabase();
const { upload, importFile } = await anImportDesk(db);
const header = "title,date,city,state,country,distances";

function fileOf(rows: Record<string, string>): string {
  const lines = Object.entries(rows).map(([title, place]) => `${title},2027-05-16,${place},10K`);
  return `${header}\n${lines.join("\n")}\n`;
}

const places = {
  Sure: "Cusco,Cusco,Peru",
  Stateless: "Santa Rosa,,Peru",
  Elsewhere: "Querétaro,Jalisco,Mexico",
  Twice: "Emiliano Zapata,Chiapas,Mexico",
  Unheard: "Qwertyville,Lima,Peru",
  Nowhere: "Cusco,Cusco,Atlantis",
};

async function openIn(importId: string) {
  const { rows } = await forecastsOf({ db }, importId, "all", 1);
  return Object.fromEntries(rows.map(({ title, open }) => [title, open?.problem ?? null]));
}

/** What the rule or an editor has decided about each stored race. */
async function decided() {
  const rows = await db
    .select({ title: races.raceName, problem: racePlaces.problem, decision: racePlaces.decision })
    .from(races)
    .innerJoin(racePlaces, eq(racePlaces.raceId, races.id));
  return Object.fromEntries(
    rows.map(({ title, problem, decision }) => [title, decision === "left" ? decision : problem]),
  );
}

test("a preview says of each race what its import then finds, names who may be meant, and counts", async () => {
  const id = await upload(fileOf(places));
  const foretold = await openIn(id);
  expect(foretold).toEqual({
    Sure: null,
    Stateless: "no-state",
    Elsewhere: "other-state",
    Twice: "ambiguous",
    Unheard: "unknown",
    Nowhere: "no-country",
  });
  const { rows, total } = await forecastsOf({ db }, id, "open", 1);
  expect(total).toBe(5);
  expect(rows.map(({ title }) => title)).not.toContain("Sure");
  expect(rows.find(({ title }) => title === "Elsewhere")?.open?.candidates[0]).toBe(
    "Santiago de Querétaro, Querétaro, Mexico",
  );
  expect(rows.every(({ open }) => (open?.candidates.length ?? 9) <= 3)).toBe(true);
  const found = await findImport({ db }, id);
  expect(found?.forecast.places).toEqual({ found: 1, unsure: 3, unknown: 2 });
  const notices = (await problemsOf({ db }, id, "notice", 1)).rows;
  expect(notices.map(({ finding }) => finding.code)).toEqual(["other-country"]);

  const done = await importFile(fileOf(places));
  expect(await decided()).toEqual(foretold);
  expect(await openRacesOf({ db }, done)).toBe(5);
  expect((await forecastsOf({ db }, done, "open", 1)).total).toBe(0);
});

test("a stored race keeps what was decided about it, unless the file moves it", async () => {
  const decide = (title: string, decision: "left" | "hand") =>
    db
      .update(racePlaces)
      .set({ decision, problem: null })
      .where(sql`race_id = (select id from races where race_name = ${title})`);
  await decide("Unheard", "left");
  await decide("Nowhere", "hand");
  await decide("Twice", "hand");
  const moved = { ...places, Sure: "Cusco,Puno,Peru", Twice: "Qwertyville,Chiapas,Mexico" };
  const id = await upload(fileOf({ ...moved, Stateless: "Cusco,Cusco,Peru" }));
  const foretold = await openIn(id);
  expect(foretold).toEqual({
    Sure: "other-state",
    Stateless: null,
    Elsewhere: "other-state",
    Twice: "unknown",
    Unheard: "left",
    Nowhere: null,
  });
  const found = await findImport({ db }, id);
  expect(found?.forecast.places).toEqual({ found: 2, unsure: 2, unknown: 1 });
  expect((await forecastsOf({ db }, id, "open", 1)).total).toBe(3);
  const done = await importFile(fileOf({ ...moved, Stateless: "Cusco,Cusco,Peru" }));
  expect(await decided()).toEqual(foretold);
  // Those that it left alone are none of this import's.
  expect(await openRacesOf({ db }, done)).toBe(2);
});

test("a file that was read before positions were looked up says nothing about them", async () => {
  const id = await upload(fileOf(places));
  await db.execute(sql`update race_imports set forecast = forecast - 'places'`);
  await db.execute(sql`delete from race_import_problems`);
  expect((await findImport({ db }, id))?.forecast.places).toBeNull();
});
