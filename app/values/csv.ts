/**
 * What a spreadsheet would take for a formula, also in the wide letters of East Asian keyboards, or
 * for one that was guarded before.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;
/** A phone number is a sum of one number: nothing that a spreadsheet could run. */
const phone = /^\+\d{6,15}$/;
const guardedFormula = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** Excel reads UTF-8 only where a file begins with this. */
const byteOrderMark = "\ufeff";

type Cells = readonly (string | number | null)[];

/** The first line of a CSV file: the names of its columns, so that every program reads accents. */
export function csvHead(names: Cells): string {
  return byteOrderMark + csvLine(names);
}

/**
 * One line of a CSV file. A cell that a spreadsheet would run as a formula gets an apostrophe in
 * front, which the import of races takes away again. A phone number stays as it is, and so does what
 * is given as a number, of which nobody can make a formula.
 * @example csvLine(["Lima 42K", "=1+1"]) // `Lima 42K,'=1+1` and a line end
 */
export function csvLine(cells: Cells): string {
  return `${cells.map((cell) => textOf(cell)).join(",")}\r\n`;
}

/** A cell as it was before `csvLine` guarded it. */
export function unguarded(cell: string): string {
  return guardedFormula.test(cell) ? cell.slice(1) : cell;
}

/**
 * A CSV file that is read while it is sent: however long it is, it needs no more memory than one part.
 * @param file.readAfter - at most `atOnce` records after the last one that was read (`null`: the
 *   first ones); fewer end the file
 */
export function csvFile<Item>({
  head,
  atOnce,
  readAfter,
  lineOf,
}: {
  head: string;
  atOnce: number;
  readAfter(last: Item | null): Promise<Item[]>;
  lineOf(item: Item): string;
}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: Item | null = null;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const items = await readAfter(last);
      last = items.at(-1) ?? last;
      if (items.length > 0) controller.enqueue(encoder.encode(items.map(lineOf).join("")));
      if (items.length < atOnce) controller.close();
    },
  });
}

function textOf(cell: Cells[number]): string {
  return typeof cell === "number" ? String(cell) : quoted(guarded(cell ?? ""));
}

function guarded(cell: string): string {
  return formula.test(cell) && !phone.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
