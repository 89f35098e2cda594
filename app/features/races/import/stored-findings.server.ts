import { choiceOf, day, integer, listOf, object, oneOf, type Part, text } from "#db/kinds.ts";
import { raceImportProblems, racePlaces } from "#db/schema.ts";
import { columns } from "./file/columns.ts";
import { dateOrders } from "./file/dates.ts";
import type { FindingCode, ImportFinding } from "./file/problem.ts";
import { distanceColumns, raceColumns } from "./preview/stored-columns.ts";

const column = oneOf(columns);

const openPlace = {
  problem: oneOf([...racePlaces.problem.enumValues, "left"]),
  candidates: listOf(text),
};

/** What keeps a race of a file from having a position, as it is stored. */
export const storedOpenPlace = object(openPlace);

/** The details of each finding, as they are stored. */
const findingDetails = {
  "unclosed-quote": {},
  "text-after-quote": {},
  "too-many-cells": { cells: integer, columns: integer },
  "empty-cell": { column },
  "overlong-cell": { column, most: integer },
  "overlong-distance": { text, most: integer },
  "not-a-time": { text },
  "unknown-currency": { text },
  "not-a-web-address": { text },
  "not-a-date": { text },
  "unlikely-year": { text, from: integer, to: integer },
  "two-dates": { text, one: day, other: day },
  "other-place": { title: text, here: text, there: text },
  "no-distance": {},
  "repeated-distance": { distance: text, earlier: integer },
  "ignored-column": { name: text },
  "dates-by-order": { text, order: oneOf(dateOrders) },
  "dates-by-count": { text },
  "other-distance": { text, count: integer },
  "other-type": { text, count: integer },
  "other-price": { text, count: integer },
  "unknown-word": { column, text, count: integer },
  "open-place": openPlace,
  "race-not-found": { title: text, date: day },
  "race-not-saved": { title: text },
  "distance-not-added": { distance: text, title: text },
  "distance-not-saved": { distance: text, title: text },
  "unexpected-error": {},
  sentence: { text },
} satisfies {
  [Code in FindingCode]: Record<Exclude<keyof ImportFinding<Code>, "code">, Part>;
};

/** A finding about an import: its details with its code among them. */
export const storedProblem = {
  line: raceImportProblems.line,
  finding: choiceOf("code", findingDetails),
};

/** What an update changes, as it is stored. */
export const changedSubject = choiceOf("of", {
  race: { column: oneOf(raceColumns.changed) },
  distance: { distance: text, column: oneOf(distanceColumns.changed) },
  "new-distance": {},
  label: { label: text },
});
