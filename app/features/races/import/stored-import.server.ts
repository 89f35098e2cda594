import { boolean, integer, listOf, object, oneOf, orNull, recordOf, text } from "#db/kinds.ts";
import { raceImports, users } from "#db/schema.ts";
import { columns } from "./file/columns.ts";
import { dateOrders } from "./file/dates.ts";
import { encodings } from "./file/file.ts";
import { separators } from "./file/table.ts";

const outcomes = { created: integer, updated: integer, unchanged: integer };

/** The stored counts of an import. */
export const tallyKind = object({
  ...outcomes,
  skipped: integer,
  failed: integer,
  distances: object(outcomes),
});

/** The stored choices for the columns and dates of a file. */
export const mappingKind = object({
  columns: recordOf(orNull(oneOf(columns))),
  dates: orNull(oneOf(dateOrders)),
});

/** A line in a list of imports. */
export const importLine = {
  id: raceImports.id,
  fileName: raceImports.fileName,
  state: raceImports.state,
  raceCount: raceImports.raceCount,
  done: raceImports.done,
  tally: tallyKind,
  createdBy: orNull(users.email),
  createdAt: raceImports.createdAt,
  finishedAt: raceImports.finishedAt,
};

/** An import as its address shows it. */
export const wholeImport = {
  ...importLine,
  encoding: oneOf(encodings),
  separator: oneOf(separators),
  rowCount: raceImports.rowCount,
  distanceCount: raceImports.distanceCount,
  problemCount: raceImports.problemCount,
  noticeCount: raceImports.noticeCount,
  forecast: object({
    ...outcomes,
    moved: integer,
    runners: integer,
    places: orNull(object({ found: integer, unsure: integer, unknown: integer })),
  }),
  headings: listOf(object({ name: text, column: orNull(oneOf(columns)), samples: listOf(text) })),
  mapping: mappingKind,
  question: raceImports.question,
  hasOrder: raceImports.hasOrder,
  tellsRunners: boolean,
  onlyExisting: raceImports.onlyExisting,
  runs: raceImports.runs,
  startedAt: raceImports.startedAt,
  heartbeatAt: raceImports.heartbeatAt,
};
