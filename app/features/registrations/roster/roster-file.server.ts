import type { Services } from "#services/services.ts";
import { csvFile } from "#values/csv.ts";
import { entriesAfter, type Roster } from "./filed-entries.server.ts";
import {
  type FiledCell,
  type FiledEntry,
  mostInWorkbook,
  rosterCells,
  rosterHead,
  rosterLine,
} from "./roster-file.ts";
import { writeWorkbook } from "./workbook.server.ts";

/** Registrations that are read at a time. */
const batch = 1000;

/** The registrations of a roster as a CSV file, the latest first, read while it is sent. */
export function rosterCsv(
  services: Pick<Services, "db" | "now">,
  roster: Roster,
  { atOnce = batch } = {},
): ReadableStream<Uint8Array> {
  return csvFile({
    head: rosterHead,
    atOnce,
    readAfter: (last: FiledEntry | null) => entriesAfter(services, roster, last, atOnce),
    lineOf: rosterLine,
  });
}

/** The same as a workbook; `null` where that would hold more than `mostInWorkbook`. */
export async function rosterWorkbook(
  services: Pick<Services, "db" | "now">,
  roster: Roster,
  { most = mostInWorkbook } = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
  const rows: FiledCell[][] = [];
  let after: FiledEntry | null = null;
  while (true) {
    const entries: FiledEntry[] = await entriesAfter(services, roster, after, batch);
    for (const entry of entries) rows.push(rosterCells(entry));
    if (rows.length > most) return null;
    after = entries.at(-1) ?? null;
    if (entries.length < batch) return writeWorkbook(rows);
  }
}
