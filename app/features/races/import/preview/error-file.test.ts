import { expect, test } from "vitest";
import { errorFile } from "./error-file.ts";
import { previewImport } from "./preview.ts";

const text = `title,date,city,country,distances,price
Lima,2027-05-16,Lima,Peru,5K,10
Lima,2027-05-16,Lima,Peru,10K,=1+1
Cusco,31/02/2027,Cusco,Peru,10K,
Ica,2027-05-17,Ica,Peru,5K,
Ica,2027-05-17,Ica,Peru,10K,
Puno,2027-05-18,Puno,Peru,5K,,too,many
`;

function read(file: string) {
  const preview = previewImport(Buffer.from(file));
  if ("problem" in preview) throw new Error(preview.problem.code);
  return preview;
}

test("the file lists the rejected rows with their messages, in the original order", () => {
  const file = errorFile(read(text), [
    { line: 3, finding: { code: "distance-not-added", distance: "10K", title: "Lima" } },
    { line: 5, finding: { code: "race-not-found", title: "Ica", date: "2027-05-17" } },
    { line: null, finding: { code: "unexpected-error" } },
  ]);
  const lines = file.split("\r\n");
  expect(lines[0]).toMatch(/^\ufeffline,error,title,date,city,country,distances,venue,/);
  expect(lines.slice(1).map((line) => line.split(",").slice(0, 4).join(","))).toEqual([
    "3,Failed to add distance 10K for race Lima,Lima,2027-05-16",
    '4,"""31/02/2027"" is not a date; write it as YYYY-MM-DD.",Cusco,31/02/2027',
    "5,Skipped race: Ica (2027-05-17) - not found in database,Ica,2027-05-17",
    "6,Skipped race: Ica (2027-05-17) - not found in database,Ica,2027-05-17",
    expect.stringMatching(/^7,"The row has 8 cells for 6 columns; /),
    "",
  ]);
  expect(lines[1]).toContain(",'=1+1,");
});

test("a corrected error file can be imported", () => {
  const file = errorFile(read(text), []).replaceAll("31/02/2027", "2027-02-28");
  const { plan } = read(file);
  expect(plan.races.map(({ title, date }) => [title, date])).toEqual([["Cusco", "2027-02-28"]]);
});
