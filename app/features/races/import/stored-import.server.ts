import { boolean, day, integer, listOf, object, oneOf, orNull, recordOf, text } from "#db/kinds.ts";
import { raceImports, users } from "#db/schema.ts";
import { decimalMarks } from "../written-price.ts";
import { columns } from "./file/columns.ts";
import { dateOrders } from "./file/dates.ts";
import { encodings } from "./file/file.ts";
import { distanceColumn } from "./file/headings.ts";
import { separators } from "./file/table.ts";

const outcomes = { created: integer, updated: integer, unchanged: integer };

/** The stored counts of an import. */
export const tallyKind = object({
  ...outcomes,
  skipped: integer,
  failed: integer,
  distances: object(outcomes),
});

const headingColumn = oneOf([...columns, distanceColumn]);

/** The stored choices for the columns, dates and prices of a file. */
export const mappingKind = object({
  columns: recordOf(orNull(headingColumn)),
  dates: orNull(oneOf(dateOrders)),
  decimals: orNull(oneOf(decimalMarks)),
  since: orNull(day),
});

/** The races of a file that an administrator has declared to be stored ones on another day. */
export const movesKind = listOf(object({ line: integer, raceId: text }));

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
  separator: oneOf([...separators, "cells"]),
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
  headings: listOf(object({ name: text, column: orNull(headingColumn), samples: listOf(text) })),
  mapping: mappingKind,
  question: raceImports.question,
  hasOrder: raceImports.hasOrder,
  numbers: raceImports.numbers,
  tellsRunners: boolean,
  onlyExisting: raceImports.onlyExisting,
  runs: raceImports.runs,
  startedAt: raceImports.startedAt,
  heartbeatAt: raceImports.heartbeatAt,
};
