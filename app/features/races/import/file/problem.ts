import type { Day } from "#values/day.ts";
import type { PlaceProblem } from "../../places/matching.server.ts";
import type { FileColumn } from "./columns.ts";

/** Why a race of a file would be without a position, and the places that may be meant. */
export type OpenPlace = {
  /** `left`: an editor has decided that the race has none. */
  problem: PlaceProblem | "left";
  /** `Springfield, Illinois, United States`; those with the most people first. */
  candidates: string[];
};

/** How sure the positions of the races of a file would be, counted. */
export type ForecastPlaces = {
  found: number;
  /** Several places may be meant. */
  unsure: number;
  /** The gazetteer has no place of the name. */
  unknown: number;
};

/** By the code of a finding, what its sentence names; `unknown` where that is nothing. */
type FindingDetails = {
  // Rows that cannot be imported.
  "unclosed-quote": unknown;
  "text-after-quote": unknown;
  "too-many-cells": { cells: number; columns: number };
  "empty-cell": { column: FileColumn };
  "overlong-cell": { column: FileColumn; most: number };
  "overlong-distance": { text: string; most: number };
  "not-a-date": { text: string };
  "unlikely-year": { text: string; from: number; to: number };
  "two-dates": { text: string; one: Day; other: Day };
  // What is worth knowing although nothing is wrong.
  "no-distance": unknown;
  /** A sum, names that are repeated, a month as a heading. */
  "no-race-row": { text: string };
  /** Rows of a race whose cells are merged over them. */
  "shared-cells": { count: number };
  /** Other sheets of the workbook have rows too. */
  "one-sheet": { name: string };
  "other-weekday": { text: string; day: Day };
  "repeated-distance": { distance: string; earlier: number };
  "ignored-column": { name: string };
  "dates-by-order": { text: string; order: "day" | "month" };
  "dates-by-count": { text: string };
  "dates-without-year": { text: string; day: Day };
  "numbers-by-mark": { text: string; isDecimal: boolean };
  "usual-currency": { text: string; count: number };
  /** The price names a different currency from the currency column. */
  "two-currencies": { text: string; count: number };
  "several-prices": { text: string; count: number };
  "other-country": { text: string; count: number };
  /** Cells of a workbook beyond the last column that is read. */
  "more-columns": { most: number };
  "other-distance": { text: string; count: number };
  "other-type": { text: string; count: number };
  "other-price": { text: string; count: number };
  "unknown-word": { column: FileColumn; text: string; count: number };
  /** Listed beside its race instead of among the notices. */
  "open-place": OpenPlace;
  // What an import could not do.
  "race-not-found": { title: string; date: Day };
  "race-not-saved": { title: string };
  "race-stays-cancelled": { title: string };
  "distance-not-added": { distance: string; title: string };
  "distance-not-saved": { distance: string; title: string };
  "unexpected-error": unknown;
  /** Stored before there were codes. */
  sentence: { text: string };
};

export type FindingCode = keyof FindingDetails;

/** What is found in a file, or by its import; `messages.ts` has the sentence. */
export type ImportFinding<Code extends FindingCode = FindingCode> = {
  [Each in Code]: { code: Each } & FindingDetails[Each];
}[Code];

/** A finding about a line of the file, counted from 1, or about all of it. */
export type ImportProblem = { line: number | null; finding: ImportFinding };

/** By the code of a refusal of a whole file, what its sentence names. */
type FileProblemDetails = {
  "no-file": unknown;
  "too-large": unknown;
  "another-format": { format: FileFormat };
  damaged: unknown;
  "nul-bytes": unknown;
  "no-text": unknown;
  empty: unknown;
  blank: unknown;
  "too-many-quotes": unknown;
  "no-names": unknown;
  "unclosed-name": unknown;
  "repeated-column": { column: FileColumn };
  "unknown-separator": unknown;
  "missing-columns": { columns: FileColumn[] };
  "too-many-rows": { most: number };
  "no-rows": unknown;
  "too-slow": unknown;
  busy: unknown;
  "not-kept": unknown;
  "not-waiting": unknown;
};

export type FileFormat = "workbook" | "old-workbook" | "pdf" | "archive" | "picture";

export type FileProblemCode = keyof FileProblemDetails;

/** Why a whole file is refused. */
export type FileProblem<Code extends FileProblemCode = FileProblemCode> = {
  [Each in Code]: { code: Each } & FileProblemDetails[Each];
}[Code];

/** Counts the places of the races; a race whose position an editor left out is not counted. */
export function countPlaces(races: readonly { open: OpenPlace | null }[]): ForecastPlaces {
  const count = { found: 0, unsure: 0, unknown: 0 };
  for (const { open } of races) {
    if (open === null) count.found++;
    else if (open.problem !== "left") count[open.candidates.length > 0 ? "unsure" : "unknown"]++;
  }
  return count;
}
