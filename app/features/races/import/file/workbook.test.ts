import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readWorkbook } from "./workbook.ts";

const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;S/&quot;\\ #,##0.00"/><numFmt numFmtId="165" formatCode="[$-280A]dddd, d &quot;de&quot; mmmm"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

function workbook(sheet: string, parts: Record<string, string> = {}, properties = "") {
  const files = {
    "xl/workbook.xml": `<workbook xmlns:r="r"><workbookPr ${properties}/><sheets><sheet name="Hidden" state="hidden" r:id="rId2"/><sheet name="Races" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships,
    "xl/styles.xml": styles,
    "xl/sharedStrings.xml":
      "<sst><si><t>Lima</t></si><si><r><t>Mara</t></r><r><t>tón</t></r><rPh><t>x</t></rPh></si></sst>",
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    "xl/worksheets/sheet2.xml": "<worksheet/>",
    ...parts,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

function rows(bytes: Uint8Array) {
  const book = readWorkbook(bytes);
  if ("problem" in book) throw new Error(book.problem.code);
  return book.sheets.flatMap((sheet) => sheet.rows.map(({ line, cells }) => [line, ...cells]));
}

test("texts, dates, times and prices of the visible sheet are read as a CSV would have them", () => {
  const sheet = `<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2" t="inlineStr"><is><t> Cusco </t></is></c></row>
    <row r="4"><c r="A4" s="1"><v>46523</v></c><c r="B4" s="1"><v>46523.291666666664</v></c><c r="C4" s="3"><v>0.29166666666666669</v></c><c r="D4" s="2"><v>1200.5</v></c><c r="E4" s="4"><v>46523</v></c></row>
    <row><c><v>95.126</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><v>21K</v></c><c><v>0.291666</v></c></row>`;
  expect(rows(workbook(sheet))).toEqual([
    [2, "Maratón", "", "Cusco"],
    [4, "2027-05-16", "2027-05-16 07:00", "07:00", "S/ 1200.5", "2027-05-16"],
    [5, "95.13", "TRUE", "", "21K", "0.291666"],
  ]);
});

test("a cell that is merged over rows stands in each of them", () => {
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>42</v></c></row><row r="2"><c r="B2"><v>21</v></c></row>`;
  const xml = `<worksheet><sheetData>${sheet}</sheetData><mergeCells><mergeCell ref="A1:A2"/></mergeCells></worksheet>`;
  expect(rows(workbook("", { "xl/worksheets/sheet1.xml": xml }))).toEqual([
    [1, "Lima", "42"],
    [2, "Lima", "21"],
  ]);
});

test("cells beyond the last column that is read are noticed", () => {
  const isCut = (row: string) => {
    const book = readWorkbook(workbook(`<row r="1"><c r="A1" t="s"><v>0</v></c>${row}</row>`));
    return "problem" in book ? null : book.sheets.map((sheet) => sheet.isCut);
  };
  expect(isCut('<c r="GR1"><v>1</v></c>')).toEqual([false]);
  expect(isCut('<c r="GS1"/>')).toEqual([false]);
  expect(isCut('<c r="GS1"><v>1</v></c>')).toEqual([true]);
});

test("days count from 1904 in workbooks of old Macs, and elements may have a prefix", () => {
  const sheet = `<x:worksheet xmlns:x="x"><x:sheetData><x:row r="1"><x:c r="A1" s="1"><x:v>45061</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  const bytes = workbook("", { "xl/worksheets/sheet1.xml": sheet }, 'date1904="1"');
  expect(rows(bytes)).toEqual([[1, "2027-05-16"]]);
});

test("a workbook need not have shared texts and styles", () => {
  const sheet = `<row r="1"><c t="inlineStr"><is><t>Lima</t></is></c><c><v>7</v></c></row>`;
  const bare = { "xl/styles.xml": "", "xl/sharedStrings.xml": "" };
  expect(rows(workbook(sheet, bare))).toEqual([[1, "Lima", "7"]]);
});

test("ADM-CSV-05 another archive, a damaged one and one with a document type are refused", () => {
  const other = zipSync({ "a.txt": strToU8("x") });
  const typed = workbook("", { "xl/worksheets/sheet1.xml": "<!DOCTYPE x><worksheet/>" });
  for (const bytes of [other, workbook("").subarray(0, 200), Uint8Array.of(0x50, 0x4b, 3, 4, 20)]) {
    expect(readWorkbook(bytes)).toMatchObject({ problem: { code: "another-format" } });
  }
  for (const bytes of [typed, workbook("<row>")]) {
    expect(readWorkbook(bytes)).toEqual({ problem: { code: "damaged" } });
  }
});

test.each([
  ["S/ #,##0", "S/ 80"],
  ["\\S\\/ 0.00", "S/ 80"],
  ["&quot;S/&quot;\\ #,##0", "S/ 80"],
  ["[$S/-280A]\\ #,##0", "S/ 80"],
  ["_-* #,##0 &quot;days&quot;_-;[Red]-#,##0", "80"],
  ["[Red]dd/mm/yyyy;@", "1900-03-20"],
  ["d&quot; de &quot;mmm", "1900-03-20"],
  ["yyyy-mm-dd hh:mm:ss.000", "1900-03-20"],
])("80 in the format %s is %s", (code, shown) => {
  const formats = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const sheet = `<row r="1"><c s="0"><v>80</v></c></row>`;
  expect(rows(workbook(sheet, { "xl/styles.xml": formats }))).toEqual([[1, shown]]);
});

test("a cell that an export has guarded is read as it was", () => {
  const sheet = `<row r="1"><c t="inlineStr"><is><t>'=Lima</t></is></c></row>`;
  expect(rows(workbook(sheet))).toEqual([[1, "=Lima"]]);
});

test("a workbook is too large if its parts are, or if merged cells reach too many rows", () => {
  const tooLarge = { problem: { code: "too-large" } };
  const bytes = Buffer.from(workbook(""));
  // Each part says in the list at the end of the archive how large it is unpacked.
  const entry = bytes.indexOf(Buffer.of(0x50, 0x4b, 1, 2));
  bytes.writeUInt32LE(0x0fff_ffff, entry + 24);
  expect(readWorkbook(bytes)).toEqual(tooLarge);
  const cell = `<c r="A1" t="s"><v>0</v></c>`;
  const merges = `<mergeCell ref="A1:A1000000"/>`.repeat(11);
  const xml = `<worksheet><sheetData><row r="1">${cell}</row><row r="100000"><c><v>1</v></c></row></sheetData>${merges}</worksheet>`;
  expect(readWorkbook(workbook("", { "xl/worksheets/sheet1.xml": xml }))).toEqual(tooLarge);
});
