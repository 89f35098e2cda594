import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { anImportDesk } from "../../../../tests/support/races/race-imports.ts";
import type { ImportProblem } from "./file/problem.ts";
import { noteProblems } from "./preview/stored-distances.server.ts";
import { problemsOf } from "./race-imports.server.ts";

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
    { line: 6, finding: { code: "not-a-date", text: "x\ud83d" } },
  ]);
  expect((await problemsOf({ db }, importId, "row", 1)).rows).toEqual([
    ...problems,
    { line: 6, finding: { code: "not-a-date", text: "x\ufffd" } },
  ]);
});
