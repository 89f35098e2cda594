import { isZip, readFileText } from "./file.ts";
import type { FileProblem } from "./problem.ts";
import { type FileRecord, hasTooManyQuotes, readRecords, separatorOf } from "./table.ts";
import { readWorkbook } from "./workbook.ts";

/**
 * The filled lines of a file: of a text in columns, or of the sheet of a workbook that names most columns.
 * @param about.isName - whether a cell is what a column of such files is called
 * @param about.headerDepth - how many lines may stand above the names
 * @param about.isRaw - whether numbers and dates of a workbook stay as they are stored
 * @param about.readText - reads a text that has no separators; `null` for any other text
 */
export function readFileRecords(
  bytes: Uint8Array,
  {
    isName,
    headerDepth,
    isRaw = false,
    readText = () => null,
  }: {
    isName: (cell: string) => boolean;
    headerDepth: number;
    isRaw?: boolean;
    readText?: (text: string) => FileRecord[] | null;
  },
): FileRecord[] | { problem: FileProblem } {
  if (isZip(bytes)) {
    const book = readWorkbook(bytes, { isRaw });
    if ("problem" in book) return book;
    const known = (rows: FileRecord[]) =>
      Math.max(0, ...rows.slice(0, headerDepth).map(({ cells }) => cells.filter(isName).length));
    const [sheet] = book.sheets.toSorted(
      (a, b) => known(b.rows) - known(a.rows) || b.rows.length - a.rows.length,
    );
    return sheet && sheet.rows.length > 0 ? sheet.rows : { problem: { code: "blank" } };
  }
  const read = readFileText(bytes);
  if ("problem" in read) return read;
  if (hasTooManyQuotes(read.text)) return { problem: { code: "too-many-quotes" } };
  return readText(read.text) ?? readRecords(read.text, separatorOf(read.text, isName));
}
