import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { shareOfDay } from "#values/clock.ts";
import { addDays } from "#values/day.ts";
import { currencyOf } from "../../written-price.ts";
import { cellText } from "./cells.ts";
import { mostColumns } from "./columns.ts";
import { maxFileBytes } from "./file.ts";
import type { FileProblem } from "./problem.ts";
import type { FileRecord } from "./table.ts";

/** Limits of unpacked bytes, rows and rows that merged cells reach, far above any calendar. */
const limits = {
  bytes: 200 * 1024 * 1024,
  rows: 100_020,
  mergedRows: 1_000_000,
} as const;

/** What is in a workbook is above a limit. */
class TooLarge extends Error {}

/** `isCut`: cells beyond the last column that is read are left out. */
type Sheet = { name: string; rows: FileRecord[]; isCut: boolean };
type Parts = Record<string, string>;
type Format = { isDate: boolean; sign: string };

/**
 * The visible sheets of an Excel workbook (Office Open XML), as the texts that a CSV of them would
 * have: dates as `2027-05-16`, times as `07:00`, and the currency that a number format shows before its
 * number. A cell that is merged over several rows is repeated in each of them.
 * @param isRaw - leaves numbers as they are stored, also dates and times: those are days
 */
export function readWorkbook(
  bytes: Uint8Array,
  { isRaw = false }: { isRaw?: boolean } = {},
): { sheets: Sheet[] } | { problem: FileProblem } {
  if (bytes.length > maxFileBytes) return { problem: { code: "too-large" } };
  try {
    const parts = unpack(bytes);
    if (!parts["xl/workbook.xml"]) return notCsv;
    const { sheets, isFrom1904 } = readContents(parts);
    const texts = readTexts(parts["xl/sharedStrings.xml"] ?? "");
    const formats = isRaw ? null : readFormats(parts["xl/styles.xml"] ?? "");
    const book = { texts, formats, isFrom1904 };
    return {
      sheets: sheets.map(({ name, path }) => ({ name, ...readSheet(parts[path] ?? "", book) })),
    };
  } catch (error) {
    return { problem: { code: error instanceof TooLarge ? "too-large" : "damaged" } };
  }
}

const notCsv = { problem: { code: "another-format", format: "workbook" } } as const;

/**
 * The XML parts of a workbook by their paths; empty for another or a damaged archive.
 * @throws {TooLarge} where they are too large to unpack
 */
function unpack(bytes: Uint8Array): Parts {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isRead =
          /^xl\/(workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/.test(
            name,
          );
        if (isRead) size += originalSize;
        if (size > limits.bytes) throw new TooLarge();
        return isRead;
      },
    });
    return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    return {};
  }
}

type Tag = { name: string; attributes: Record<string, string> };

/** Calls for each element with its attributes when it opens, and with its own text when it closes. */
function readElements(
  xml: string,
  open: (tag: Tag) => void,
  close: (name: string, text: string) => void = () => {},
): void {
  // A workbook without shared texts or styles lacks these parts.
  if (xml === "") return;
  const parser = new SaxesParser();
  let text = "";
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("A workbook has no document types.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    text = "";
    open({ name: localName(name), attributes });
  });
  parser.on("text", (more) => {
    text += more;
  });
  parser.on("closetag", ({ name }) => {
    close(localName(name), text);
    text = "";
  });
  parser.write(xml).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function readContents(parts: Parts) {
  const targets = new Map<string, string>();
  readElements(parts["xl/_rels/workbook.xml.rels"] ?? "", ({ attributes: { Id, Target } }) => {
    if (Id && Target) targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: { name: string; path: string }[] = [];
  let isFrom1904 = false;
  readElements(parts["xl/workbook.xml"] ?? "", ({ name, attributes }) => {
    if (name === "workbookPr") isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
    if (name !== "sheet" || (attributes.state ?? "visible") !== "visible") return;
    const path = targets.get(attributes["r:id"] ?? "");
    if (path) sheets.push({ name: attributes.name ?? "", path });
  });
  return { sheets, isFrom1904 };
}

/** The shared texts, without the phonetic readings of Japanese texts. */
function readTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = "";
  let isPhonetic = false;
  readElements(
    xml,
    ({ name }) => {
      if (name === "si") text = "";
      if (name === "rPh") isPhonetic = true;
    },
    (name, part) => {
      if (name === "t" && !isPhonetic) text += part;
      if (name === "rPh") isPhonetic = false;
      if (name === "si") texts.push(text);
    },
  );
  return texts;
}

/** The number format of each style. */
function readFormats(xml: string): Format[] {
  const codes = new Map<string, string>();
  const formats: Format[] = [];
  let isInStyles = false;
  readElements(
    xml,
    ({ name, attributes }) => {
      if (name === "numFmt") codes.set(attributes.numFmtId ?? "", attributes.formatCode ?? "");
      if (name === "cellXfs") isInStyles = true;
      if (name !== "xf" || !isInStyles) return;
      const id = attributes.numFmtId ?? "0";
      formats.push(formatOf(codes.get(id) ?? "", Number(id)));
    },
    (name) => {
      if (name === "cellXfs") isInStyles = false;
    },
  );
  return formats;
}

/** The formats of dates and times that every workbook has without naming them. */
const builtInDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

function formatOf(code: string, id: number): Format {
  // What numbers above zero get, without colours and the room that is left for a letter.
  const [section = ""] = code.replace(/\[[^$\]][^\]]*\]|[_*]./g, "").split(";");
  const bare = section.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  const isBuiltIn = builtInDates.some(([from, to]) => id >= from && id <= to);
  const isDate = code === "" ? isBuiltIn : /[dmyhs]/i.test(bare) && !isNumber(bare);
  const [before = ""] = /^[^#0?]*/.exec(section.replace(/["\\]/g, "")) ?? [];
  const signs = [/\[\$([^\]-]+)/.exec(code)?.[1], /"([^"]+)"/.exec(code)?.[1], before];
  const sign = signs.find((text) => text !== undefined && currencyOf(text.trim()) !== null) ?? "";
  return { isDate, sign: isDate ? "" : sign.trim() };
}

/** Whether a format has places for digits other than fractions of seconds: `S/ #,##0`. */
function isNumber(format: string): boolean {
  return /[#0?]/.test(format.replace(/s\.0+/gi, ""));
}

/** Without `formats`, numbers stay as they are stored. */
type Book = { texts: string[]; formats: Format[] | null; isFrom1904: boolean };

function readSheet(xml: string, book: Book): Omit<Sheet, "name"> {
  const rows = new Map<number, string[]>();
  const merged: [from: Place, to: Place][] = [];
  let line = 0;
  let column = -1;
  let cell: Record<string, string> = {};
  let value = "";
  let isCut = false;
  readElements(
    xml,
    ({ name, attributes }) => {
      if (name === "row") {
        line = Number(attributes.r ?? line + 1);
        column = -1;
      }
      if (name === "c") {
        cell = attributes;
        value = "";
        column = placeOf(attributes.r ?? "")?.column ?? column + 1;
      }
      if (name === "mergeCell") {
        const [from, to] = (attributes.ref ?? "").split(":").map(placeOf);
        if (from && to) merged.push([from, to]);
      }
    },
    (name, text) => {
      if (name === "v") value = text;
      if (name === "t") value += text;
      if (name === "c" && column >= mostColumns && value !== "") isCut = true;
      if (name !== "c" || column >= mostColumns || rows.size >= limits.rows) return;
      const row = rows.get(line) ?? [];
      row[column] = textOf(cell, value, book);
      rows.set(line, row);
    },
  );
  spread(rows, merged);
  const records = [...rows]
    .map(([line, row]) => ({
      line,
      cells: Array.from(row, (text) => cellText(text ?? "")),
      problem: null,
    }))
    .filter(({ cells }) => cells.some((text) => text !== ""))
    .sort((a, b) => a.line - b.line);
  return { rows: records, isCut };
}

type Place = { line: number; column: number };

/** `C7` as the place of a cell, columns from 0. */
function placeOf(reference: string): Place | null {
  const [, letters = "", digits = ""] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === "") return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { line: Number(digits), column };
}

/**
 * Writes the text of each merged cell into each row below.
 * @throws {TooLarge} where they reach more rows than any calendar
 */
function spread(rows: Map<number, string[]>, merged: readonly [from: Place, to: Place][]): void {
  let last = 0;
  for (const line of rows.keys()) last = Math.max(last, line);
  let reached = 0;
  for (const [from, to] of merged) {
    const text = rows.get(from.line)?.[from.column];
    const end = Math.min(to.line, last);
    if (!text || end <= from.line) continue;
    reached += end - from.line;
    if (reached > limits.mergedRows) throw new TooLarge();
    for (let line = from.line + 1; line <= end; line++) {
      const row = rows.get(line);
      if (row && !row[from.column]) row[from.column] = text;
    }
  }
}

function textOf({ t = "n", s }: Record<string, string>, value: string, book: Book): string {
  if (value === "" || t === "e") return "";
  if (t === "s") return book.texts[Number(value)] ?? "";
  if (t === "b") return value === "1" ? "TRUE" : "FALSE";
  if (t === "d") return value;
  const number = Number(value);
  if (t !== "n" || !Number.isFinite(number)) return value;
  if (!book.formats) return value;
  const format = book.formats[Number(s ?? 0)];
  if (format?.isDate) return dateText(number, book.isFrom1904);
  return `${format?.sign ?? ""}${format?.sign ? " " : ""}${numberText(number)}`;
}

/** A date, a time or both, as a CSV has them. */
function dateText(count: number, isFrom1904: boolean): string {
  if (count < 0 || count > 2_958_465) return String(count);
  const days = Math.trunc(count);
  const time = shareOfDay(count - days);
  if (count < 1) return time;
  const day = addDays(isFrom1904 ? "1904-01-01" : "1899-12-30", days);
  return time === "00:00" ? day : `${day} ${time}`;
}

/**
 * A number with at most two decimals, so that its mark is never read as a thousands separator. A possible
 * count of days or share of a day keeps more.
 */
function numberText(number: number): string {
  if (Number.isInteger(number)) return String(number);
  const isMoment = Math.abs(number) < 1 || number > 20_000;
  return isMoment ? number.toFixed(6) : String(Number(number.toFixed(2)));
}
