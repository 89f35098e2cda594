/** What a spreadsheet would take for a formula, or for one that was guarded before. */
const formula = /^'*[=+\-@\t\r]/;
const guardedFormula = /^'+[=+\-@\t\r]/;

/**
 * One line of a CSV file. A cell that a spreadsheet would run as a formula gets an apostrophe in
 * front, which the import takes away again.
 * @example csvLine(["Lima 42K", "=1+1"]) // `Lima 42K,'=1+1` and a line end
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => quoted(guarded(cell ?? ""))).join(",")}\r\n`;
}

/** A cell as it was before `csvLine` guarded it. */
export function unguarded(cell: string): string {
  return guardedFormula.test(cell) ? cell.slice(1) : cell;
}

function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Excel reads UTF-8 only where a file begins with this. */
export const byteOrderMark = "\ufeff";
