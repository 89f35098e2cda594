import { expect, test } from "vitest";
import type { FileProblem, ImportFinding } from "../file/problem.ts";
import type { ChangedSubject } from "./forecast.ts";
import { changedSubjectText, describeProblem, fileProblemText, findingText } from "./messages.ts";

test("ADM-CSV-05 ADM-CSV-06 a refused file is told in the sentences of the specification", () => {
  const texts: [FileProblem, string, string][] = [
    [{ code: "no-file" }, "Please select a valid CSV file", "Choose a file first."],
    [
      { code: "another-format", format: "workbook" },
      "Please select a valid CSV file",
      "This is a ZIP archive, not an Excel workbook. Save it as CSV or XLSX first.",
    ],
    [
      { code: "too-large" },
      "Please select a valid CSV file",
      "The file is larger than 20 MB. Split it into parts.",
    ],
    [{ code: "empty" }, "CSV file appears to be empty or invalid", "The file is empty."],
    [
      { code: "missing-columns", columns: ["country"] },
      "CSV file appears to be empty or invalid",
      'The column "country" is missing.',
    ],
    [
      { code: "missing-columns", columns: ["title", "date"] },
      "CSV file appears to be empty or invalid",
      'These columns are missing: "title", "date".',
    ],
    [
      { code: "too-many-rows", most: 100_000 },
      "CSV file appears to be empty or invalid",
      "The file has more than 100000 rows.",
    ],
  ];
  for (const [problem, message, detail] of texts) {
    expect(fileProblemText(problem)).toEqual({ message, detail });
  }
});

test("ERR-67 ERR-68 ERR-69 ERR-70 ERR-71 what an import could not do is told in its sentences", () => {
  const texts: [ImportFinding, string][] = [
    [
      { code: "distance-not-added", distance: "13K", title: "G" },
      "Failed to add distance 13K for race G",
    ],
    [
      { code: "distance-not-saved", distance: "13K", title: "G" },
      "Failed to update/add distance 13K for race G",
    ],
    [
      { code: "race-not-found", title: "Cusco", date: "2027-05-16" },
      "Skipped race: Cusco (2027-05-16) - not found in database",
    ],
    [{ code: "race-not-saved", title: "G" }, "Failed to import or update race: G"],
    [{ code: "unexpected-error" }, "Unexpected error during import"],
    [{ code: "sentence", text: "As it was stored." }, "As it was stored."],
  ];
  for (const [finding, text] of texts) expect(findingText(finding)).toBe(text);
});

test("what is wrong with a cell names the cell, and its line where a list has no column for it", () => {
  const texts: [ImportFinding, string][] = [
    [{ code: "not-a-date", text: "x" }, '"x" is not a date; write it as YYYY-MM-DD.'],
    [
      { code: "unknown-word", column: "time", text: "25:00", count: 1 },
      'The time "25:00" is not known (write it as HH:MM); the stored value stays, or the default is used.',
    ],
    [
      { code: "two-dates", text: "03/04/2027", one: "2027-04-03", other: "2027-03-04" },
      '"03/04/2027" is April 3, 2027 or March 4, 2027; write it as YYYY-MM-DD.',
    ],
    [
      { code: "unlikely-year", text: "1200-01-01", from: 1896, to: 2100 },
      '"1200-01-01" is not between 1896 and 2100.',
    ],
    [
      { code: "numbers-by-mark", text: "1.250", isDecimal: false },
      "In prices such as 1.250, the mark stands between thousands.",
    ],
    [
      { code: "other-weekday", text: "domingo 15/05/2027", day: "2027-05-15" },
      '"domingo 15/05/2027" names another weekday: Saturday, May 15, 2027 is taken.',
    ],
    [
      { code: "too-many-cells", cells: 7, columns: 6 },
      "The row has 7 cells for 6 columns; put a text that holds the separator in quotation marks.",
    ],
    [
      { code: "overlong-cell", column: "venue", most: 500 },
      'The cell "venue" is longer than 500 characters and is left out.',
    ],
    [
      { code: "repeated-distance", distance: "10k", earlier: 2 },
      "The distance 10k stands on line 2 already; the later line counts.",
    ],
  ];
  for (const [finding, text] of texts) {
    expect(findingText(finding)).toBe(text);
    expect(describeProblem({ line: 9, finding })).toBe(`Line 9: ${text}`);
    expect(describeProblem({ line: null, finding })).toBe(text);
  }
});

test("a value that changes is named, that of a distance with its distance", () => {
  const texts: [ChangedSubject, string][] = [
    [{ of: "race", column: "external_image_url" }, "Picture link"],
    [{ of: "distance", distance: "10K", column: "price_minor" }, "10K: price in cents"],
    [{ of: "new-distance" }, "Distance"],
    [{ of: "label", label: "10K: price" }, "10K: price"],
  ];
  for (const [what, text] of texts) expect(changedSubjectText(what)).toBe(text);
});
