import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate, readMigrations } from "#db/migrate.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { anImportDesk } from "../../../../tests/support/races/race-imports.ts";
import type { ImportProblem } from "./file/problem.ts";
import { noteProblems } from "./preview/noted.server.ts";
import { forecastsOf, problemsOf } from "./race-imports.server.ts";

const { db } = await openTestDatabase();
const { upload } = await anImportDesk(db);
const importId = await upload("title,date,city,country,distances\nLima,2027-05-16,Lima,Peru,10K\n");

test("every finding is read as it was stored; half a letter at a cut is replaced", async () => {
  const problems: ImportProblem[] = [
    { line: 1, finding: { code: "unclosed-quote" } },
    { line: 2, finding: { code: "too-many-cells", cells: 7, columns: 6 } },
    {
      line: 3,
      finding: { code: "two-dates", text: "3/4/27", one: "2027-04-03", other: "2027-03-04" },
    },
    { line: 4, finding: { code: "unknown-word", column: "premium", text: "perhaps", count: 2 } },
    { line: 5, finding: { code: "dates-by-order", text: "13/5/27", order: "day" } },
    { line: null, finding: { code: "race-not-found", title: 'A "B"', date: "2027-05-16" } },
  ];
  await noteProblems(db, importId, "row", problems);
  await noteProblems(db, importId, "row", [
    { line: 6, finding: { code: "not-a-time", text: "x\ud83d" } },
  ]);
  expect((await problemsOf({ db }, importId, "row", 1)).rows).toEqual([
    ...problems,
    { line: 6, finding: { code: "not-a-time", text: "x\ufffd" } },
  ]);
});

test("sentences that were stored before there were codes are kept; what decides gets its code", async () => {
  const file = readMigrations().find(({ name }) => name === "035_import_findings.sql");
  const again = { name: "999_again.sql", text: file?.text ?? "", checksum: "of another file" };
  const old = [
    "Skipped race: Lima (10K) (2027-05-16) - not found in database",
    "Failed to import or update race: Cusco",
    "Failed to add distance 10K for race Lima",
    "Unexpected error during import",
  ];
  await db.execute(sql`delete from race_import_problems`);
  await db.execute(sql`
    alter table race_import_problems drop column code, drop column details,
      add column message text not null`);
  await db.execute(sql`
    insert into race_import_problems (import_id, kind, line, message)
    select ${importId}, 'import', line, message
    from jsonb_array_elements_text(${JSON.stringify(old)}::text::jsonb)
      with ordinality as row (message, line)`);
  const change = { what: "City", from: "Lima", to: "Cusco" };
  await db.execute(sql`
    update race_import_forecasts set changes = ${JSON.stringify([change])}::text::jsonb`);
  await migrate(db, [...readMigrations(), again]);
  const [forecast] = (await forecastsOf({ db }, importId, "all", 1)).rows;
  expect(forecast?.changes).toEqual([{ ...change, what: { of: "label", label: "City" } }]);
  expect((await problemsOf({ db }, importId, "import", 1)).rows).toEqual([
    { line: 1, finding: { code: "race-not-found", title: "Lima (10K)", date: "2027-05-16" } },
    { line: 2, finding: { code: "race-not-saved", title: "Cusco" } },
    { line: 3, finding: { code: "sentence", text: old[2] } },
    { line: 4, finding: { code: "unexpected-error" } },
  ]);
});
