import { expect, test } from "vitest";
import { csvHead, csvLine, unguarded } from "./csv.ts";

test("cells with separators, quotation marks and line ends are quoted", () => {
  expect(csvLine(["Lima", "a,b", 'say "hi"', "one\ntwo", null, " x"])).toBe(
    'Lima,"a,b","say ""hi""","one\ntwo",," x"\r\n',
  );
});

test("a spreadsheet reads no cell as a formula, and each is read back unchanged", () => {
  const formulas = [
    "=1+1",
    "+51 1",
    "-5",
    "@cmd",
    "＝1+1",
    "＋1",
    "－1",
    "＠cmd",
    "\t=1",
    "\r=1",
    "\n=1",
    "'=quoted",
    "''+twice",
  ];
  for (const cell of formulas) {
    const written = csvLine([cell]).slice(0, -2).replace(/^"|"$/g, "");
    expect(written).toBe(`'${cell}`);
    expect(unguarded(written)).toBe(cell);
  }
  expect(csvLine(["a=1", "5-10K", "'plain"])).toBe("a=1,5-10K,'plain\r\n");
  expect(unguarded("'plain")).toBe("'plain");
});

test("a phone number is written unguarded, a text that only begins like one is not", () => {
  expect(csvLine(["+51987654321"])).toBe("+51987654321\r\n");
  for (const cell of ["+51987654321+1", "+51 987", "+1", "-51987654321", "+51987654321\n=1"]) {
    expect(csvLine([cell]).replace(/^"/, "")).toMatch(/^'/);
  }
});

test("a number is one for a spreadsheet, below zero too; a text that looks like one stays a text", () => {
  expect(csvLine([-5, -0.25, 0, 12, "-5"])).toBe("-5,-0.25,0,12,'-5\r\n");
});

test("a file begins with a byte order mark for accents", () => {
  expect(csvHead(["Name", "País"])).toBe("\ufeffName,País\r\n");
});
