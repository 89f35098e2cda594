import { expect, test } from "vitest";
import { csvLine, unguarded } from "./csv.ts";
import { readTable } from "./table.ts";

test("cells with separators, quotation marks and line ends are quoted", () => {
  expect(csvLine(["Lima", "a,b", 'say "hi"', "one\ntwo", null, " x"])).toBe(
    'Lima,"a,b","say ""hi""","one\ntwo",," x"\r\n',
  );
});

test("no cell is a formula to a spreadsheet, and each comes back as it was", () => {
  const cells = ["=1+1", "+51 1", "-5", "@cmd", "'=quoted", "''+twice", "'plain", "5-10K"];
  const line = csvLine(cells);
  for (const cell of line.trim().split(",")) expect(cell).not.toMatch(/^[=+\-@]/);
  const names = "title,date,city,country,distances,venue,state,organizer\r\n";
  const table = readTable((names + line).replaceAll("\r\n", "\n"));
  expect("rows" in table && Object.values(table.rows[0]?.cells ?? {})).toEqual(cells);
  expect(unguarded("'plain")).toBe("'plain");
});
