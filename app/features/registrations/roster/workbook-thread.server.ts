import { parentPort, workerData } from "node:worker_threads";
import writeExcelFile, { type Cell } from "write-excel-file/node";
import type { Words } from "#values/say.ts";
import type { FiledCell, WorkbookData } from "./roster-file.ts";

// The program of a worker thread: it writes its rows into a workbook without holding up the server.

const { lang, titles, rows }: WorkbookData = workerData;
const sheetName: Words = { en: "Registrations", es: "Inscripciones" };
const head = titles.map((value): Cell => ({ value, fontWeight: "bold" }));
const sheet = [head, ...rows.map((cells) => cells.map(written))];
const file = await writeExcelFile(sheet, {
  sheet: sheetName[lang],
  stickyRowsCount: 1,
  columns: titles.map(() => ({ width: 18 })),
}).toBuffer();
parentPort?.postMessage(new Uint8Array(file));

/** A text stays a text, also where it looks like a formula. */
function written(cell: FiledCell): Cell {
  if (cell === null) return null;
  if (cell.kind === "number") return { type: Number, value: cell.value };
  if (cell.kind === "text") return { type: String, value: cell.value };
  return { type: Date, value: new Date(`${cell.value}T00:00:00Z`), format: "yyyy-mm-dd" };
}
