import { formatDay, formatFullDay } from "#values/day.ts";
import { currencies } from "#values/money.ts";
import { recordOf } from "#values/record.ts";
import { columnWords } from "#values/text/column-words.ts";
import { formatCount } from "#values/text/count.ts";
import { fieldsOf } from "../../distance-columns.ts";
import { placeDecisions, placeProblems } from "../../places/correcting/messages.ts";
import { columns, type FileColumn, isRowColumn } from "../file/columns.ts";
import { maxFileMegabytes } from "../file/file.ts";
import type {
  FileFormat,
  FileProblem,
  FileProblemCode,
  FindingCode,
  ImportFinding,
  ImportProblem,
} from "../file/problem.ts";
import { distanceDefaults } from "../file/rows.ts";
import type { ChangedSubject } from "./forecast.ts";
import type { ImportedDistanceColumn, ImportedRaceColumn } from "./stored-columns.ts";

const notCsv = "Please select a valid CSV file";
const emptyOrInvalid = "CSV file appears to be empty or invalid";

/** Why a step of an import was not taken. */
export const importStepProblems = {
  "not-startable":
    "This import cannot be started: it has no races, or it has been started already.",
  "not-offered":
    "These races are not among those that may have moved. Choose again which of them moved.",
  "not-running": "This import is not running any more.",
  "not-undoable": "There is nothing to undo.",
  "not-waiting": "This file is not waiting to be imported any more.",
} as const;

export type ImportStepProblem = keyof typeof importStepProblems;

const formatNames = {
  workbook: "a ZIP archive, not an Excel workbook",
  "old-workbook": "an old Excel workbook",
  pdf: "a PDF",
  archive: "a compressed archive",
  picture: "a picture",
} satisfies Record<FileFormat, string>;

/** The specification's sentence, and what exactly is wrong. */
type FileProblemText = { message: string; detail: string };

const fileProblemTexts: {
  [Code in FileProblemCode]: (problem: FileProblem<Code>) => FileProblemText;
} = {
  "no-file": () => ({ message: notCsv, detail: "Choose a file first." }),
  "too-large": () => ({
    message: notCsv,
    detail: `The file is larger than ${maxFileMegabytes} MB. Split it into parts.`,
  }),
  "another-format": ({ format }) => ({
    message: notCsv,
    detail: `This is ${formatNames[format]}. Save it as CSV or XLSX first.`,
  }),
  damaged: () => ({
    message: notCsv,
    detail: "The file is damaged: some of its characters cannot be read.",
  }),
  "nul-bytes": () => ({
    message: notCsv,
    detail: "This is not a text file: it holds NUL bytes.",
  }),
  "no-text": () => ({ message: notCsv, detail: "This is not a text file." }),
  empty: () => ({ message: emptyOrInvalid, detail: "The file is empty." }),
  blank: () => ({ message: emptyOrInvalid, detail: "The file holds nothing but blanks." }),
  "too-many-quotes": () => ({
    message: emptyOrInvalid,
    detail: "The file has too many quotation marks.",
  }),
  "no-names": () => ({
    message: emptyOrInvalid,
    detail: "The first line must name the columns.",
  }),
  "unclosed-name": () => ({
    message: emptyOrInvalid,
    detail: "The line with the column names has an unclosed quotation mark.",
  }),
  "repeated-column": ({ column }) => ({
    message: emptyOrInvalid,
    detail: `The column "${column}" is there twice.`,
  }),
  "unknown-separator": () => ({
    message: emptyOrInvalid,
    detail: "The first line is one single column. Part the columns by commas, semicolons or tabs.",
  }),
  "missing-columns": (problem) => ({
    message: emptyOrInvalid,
    detail: missingText(problem.columns),
  }),
  "too-many-rows": ({ most }) => ({
    message: emptyOrInvalid,
    detail: `The file has more than ${most} rows.`,
  }),
  "no-rows": () => ({ message: emptyOrInvalid, detail: "There is no row below the names." }),
  "too-slow": () => ({
    message: emptyOrInvalid,
    detail: "The file takes too long to read. Split it into parts.",
  }),
  busy: () => ({
    message: "Many files are being read just now",
    detail: "Please try again in a minute.",
  }),
  "not-kept": () => ({ message: emptyOrInvalid, detail: "The file is not kept any more." }),
  "not-waiting": () => ({ message: importStepProblems["not-waiting"], detail: "" }),
};

export function fileProblemText<Code extends FileProblemCode>(
  problem: FileProblem<Code>,
): FileProblemText {
  return fileProblemTexts[problem.code](problem);
}

/** `The column "country" is missing.` */
function missingText(missing: readonly FileColumn[]): string {
  if (missing.length === 1) return `The column "${missing[0]}" is missing.`;
  return `These columns are missing: ${missing.map((name) => `"${name}"`).join(", ")}.`;
}

const findingTexts: { [Code in FindingCode]: (finding: ImportFinding<Code>) => string } = {
  "unclosed-quote": () =>
    "A quotation mark is opened and never closed; everything after it was left out.",
  "text-after-quote": () =>
    "A quoted text goes on after its closing quotation mark; write quotation marks inside it twice.",
  "too-many-cells": (finding) =>
    `The row has ${finding.cells} cells for ${finding.columns} columns; put a text that holds the separator in quotation marks.`,
  "empty-cell": ({ column }) => `The ${column} is missing.`,
  "overlong-cell": ({ column, most }) =>
    `The cell "${column}" is longer than ${formatCount(most)} characters${isRowColumn(column) ? "" : " and is left out"}.`,
  "overlong-distance": ({ text, most }) =>
    `The distance "${text}" is longer than ${most} characters and is left out.`,
  "not-a-date": ({ text }) => `"${text}" is not a date; write it as YYYY-MM-DD.`,
  "unlikely-year": ({ text, from, to }) => `"${text}" is not between ${from} and ${to}.`,
  "two-dates": ({ text, one, other }) =>
    `"${text}" is ${formatDay(one, "en")} or ${formatDay(other, "en")}; write it as YYYY-MM-DD.`,
  "no-distance": () => "No distance is given, so none is stored.",
  "no-race-row": ({ text }) => `The row "${text}" is a heading or a sum and is left out.`,
  "shared-cells": ({ count }) =>
    count === 1
      ? "The row has no title and no date: it belongs to the race above it."
      : `This row and ${formatCount(count - 1)} more have no title and no date: each belongs to the race above it.`,
  "one-sheet": ({ name }) => `Only the sheet "${name}" is read. Save the others as separate files.`,
  "other-weekday": ({ text, day }) =>
    `"${text}" names another weekday: ${formatFullDay(day, "en")} is taken.`,
  "repeated-distance": ({ distance, earlier }) =>
    `The distance ${distance} stands on line ${earlier} already; the later line counts.`,
  "ignored-column": ({ name }) =>
    `The column "${name}" is ignored; known are ${columns.join(", ")}.`,
  "dates-by-order": ({ text, order }) => `Dates such as ${text} are read with the ${order} first.`,
  "dates-by-count": ({ text }) => `Dates such as ${text} are read as a spreadsheet counts days.`,
  "dates-without-year": ({ text, day }) =>
    `Dates such as ${text} have no year. This one is read as ${formatDay(day, "en")}.`,
  "numbers-by-mark": ({ text, isDecimal }) =>
    `In prices such as ${text}, the mark stands ${isDecimal ? "before decimals" : "between thousands"}.`,
  "usual-currency": ({ text, count }) =>
    `The price "${text}" names no currency; it is read as ${distanceDefaults.price_currency}.${timesOf(count)}`,
  "two-currencies": ({ text, count }) =>
    `The price "${text}" names a different currency from its currency column. The column is used.${timesOf(count)}`,
  "several-prices": ({ text, count }) =>
    `The price "${text}" has several amounts. The lowest one is used.${timesOf(count)}`,
  "other-country": ({ text, count }) =>
    `"${text}" is not one of the countries that Dorsal lists: Peru, Mexico, Canada and the United States. Check the country before you import.${count === 1 ? "" : ` ${formatCount(count)} races have it.`}`,
  "more-columns": ({ most }) => `Only the first ${most} columns of the sheet are read.`,
  "other-distance": ({ text, count }) =>
    `The distance "${text}" names no length, or more than one; it is stored as it is written, and no filter of lengths finds it. Separate several distances with ; or |.${timesOf(count)}`,
  "other-type": ({ text, count }) =>
    `The type "${text}" is not one of Road, Trail, Ultra, Triathlon, MTB and Urban; it is stored as it is written.${timesOf(count)}`,
  "other-price": ({ text, count }) =>
    `The price "${text}" is no amount in ${currencies.join(", ")}, Free or TBD; it is stored as it is written, and counts as unknown.${timesOf(count)}`,
  "unknown-word": ({ column, text, count }) =>
    `The ${column} "${text}" is not known${wayToWrite[column] ?? ""}; the stored value stays, or the default is used.${timesOf(count)}`,
  "open-place": ({ problem }) =>
    (problem === "left" ? placeDecisions.left : placeProblems[problem]).en,
  "race-not-found": ({ title, date }) => `Skipped race: ${title} (${date}) - not found in database`,
  "race-not-saved": ({ title }) => `Failed to import or update race: ${title}`,
  "race-stays-cancelled": ({ title }) =>
    `Race left unchanged: ${title} - it is cancelled, and what its runners had paid for the last edition has since been returned`,
  "distance-not-added": ({ distance, title }) =>
    `Failed to add distance ${distance} for race ${title}`,
  "distance-not-saved": ({ distance, title }) =>
    `Failed to update/add distance ${distance} for race ${title}`,
  "unexpected-error": () => "Unexpected error during import",
  sentence: ({ text }) => text,
};

/** How to write what a cell of these columns says. */
const wayToWrite: Partial<Record<FileColumn, string>> = {
  time: " (write it as HH:MM)",
  currency: ` (known are ${currencies.join(", ")})`,
  registration_link: " (begin it with https://)",
  image_url: " (begin it with https://)",
};

export function findingText<Code extends FindingCode>(finding: ImportFinding<Code>): string {
  return findingTexts[finding.code](finding);
}

/** `Line 12: …`, for lists without a column for the line. */
export function describeProblem({ line, finding }: ImportProblem): string {
  const text = findingText(finding);
  return line === null ? text : `Line ${line}: ${text}`;
}

function timesOf(count: number): string {
  return count === 1 ? "" : ` ${formatCount(count)} rows have it.`;
}

/** How a preview calls the columns that change, in the order in which it lists them. */
export const raceColumnNames = {
  start_date: "Date",
  start_time: "Start time",
  address: "Venue",
  city: "City",
  state_province: "State",
  country: "Country",
  race_type: "Type",
  organizer: "Organizer",
  description: "Description",
  registration_link: "Registration link",
  race_photo: "Picture",
  external_image_url: "Picture link",
  race_type_category: "Category",
  is_premium: "Premium",
  race_status: "Status",
} satisfies Record<ImportedRaceColumn, string>;

export const distanceColumnNames = {
  start_time: "start time",
  price: "price",
  price_minor: "price in cents",
  price_currency: "currency",
  ...recordOf(fieldsOf(["text"]), (name) => columnWords(name, "en").toLowerCase()),
  elevation_gain: "elevation gain",
  profile_information: "profile",
  description: "description",
  registration_link: "registration link",
  distance_m: "length in meters",
} satisfies Record<ImportedDistanceColumn, string>;

/** `City`, `10K: price`. */
export function changedSubjectText(what: ChangedSubject): string {
  switch (what.of) {
    case "race":
      return raceColumnNames[what.column];
    case "distance":
      return `${what.distance}: ${distanceColumnNames[what.column]}`;
    case "new-distance":
      return "Distance";
    case "label":
      return what.label;
  }
}
