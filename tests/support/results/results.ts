import { randomUUID } from "node:crypto";
import type { Database } from "#db/database.ts";
import { raceResultImports, raceResults } from "#db/schema.ts";

type Import = Partial<typeof raceResultImports.$inferInsert> & { raceId: string };
type Row = Partial<typeof raceResults.$inferInsert>;

const file = Buffer.from("Dorsal,Nombre,Tiempo\n7,Ana Paz,40:10\n8,Luz Rey,41:10\n");

/** Stores a version of results with its rows, each with its line as its place. */
export async function aResultVersion(
  db: Database,
  own: Import,
  rows: Row[],
): Promise<{ id: string; rowIds: string[] }> {
  const id = own.id ?? randomUUID();
  const isDraft = own.state === undefined || own.state === "draft";
  await db.insert(raceResultImports).values({
    fileName: "timer.csv",
    file: isDraft ? file : null,
    version: isDraft ? null : 1,
    headings: "dorsal\nnombre\ntiempo",
    reading: {
      headings: [
        { name: "Dorsal", field: "bib", samples: ["7"] },
        { name: "Nombre", field: "name", samples: ["Ana Paz"] },
        { name: "Tiempo", field: "gun", samples: ["40:10"] },
      ],
      isUndecided: false,
      events: [],
      only: null,
      dropped: 0,
      droppedLines: [],
      repeated: 0,
    },
    settings: { order: "gun", categories: "same", pulled: 0 },
    summary: {
      finished: rows.length,
      dnf: 0,
      dns: 0,
      dsq: 0,
      open: 0,
      categories: [],
      sexes: [],
      hasGun: true,
      hasChip: false,
      differing: 0,
      matched: 0,
    },
    createdAt: new Date("2026-11-30T12:00:00Z"),
    publishedAt: isDraft ? null : new Date("2026-11-30T13:00:00Z"),
    ...own,
    id,
  });
  const stored = rows.map((row, at) => ({
    id: randomUUID(),
    importId: id,
    line: at + 2,
    sortOrder: at,
    bib: String(at + 1),
    name: `Runner ${at + 1}`,
    gunMs: 2_400_000 + at * 1000,
    status: "finished" as const,
    placeOverall: at + 1,
    ...row,
  }));
  await db.insert(raceResults).values(stored);
  return { id, rowIds: stored.map((row) => row.id) };
}
