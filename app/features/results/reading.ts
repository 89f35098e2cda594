import { readFileRecords } from "#features/races/import/file/records.ts";
import type { FileRecord } from "#features/races/import/file/table.ts";
import { genderReader } from "#features/registrations/rules/written-gender.ts";
import { fold } from "#values/text/fold.ts";
import {
  fittingTime,
  isNothing,
  isUnlikelyTime,
  readBirthYear,
  readPlace,
  readResultTime,
  readStatus,
  sexOfCategory,
  turnedName,
} from "./cells.ts";
import { fieldsOf, isResultHeading, joinedHeadings } from "./headings.ts";
import type { ResultFileProblem } from "./messages.ts";
import {
  type Doubt,
  mostResults,
  type ReadResult,
  type ResultField,
  type ResultReading,
  type ResultStatus,
} from "./result.ts";

const mostColumns = 100;

/** Titles stand above the names of the columns. */
const headerDepth = 40;
const exampleRows = 5;
const mostDroppedLines = 10;
const mostEvents = 30;
const longest = {
  bib: 20,
  name: 200,
  category: 80,
  club: 120,
  team: 120,
  country: 60,
  split: 60,
} as const;

/** The distance that a file is for. */
export type ReadDistance = {
  text: string;
  meters: number | null;
  raceYear: number;
  /** Whether its runners form teams here. */
  hasTeams?: boolean;
};

/** What the columns of a file were said to be; without `only`, the distance is looked for. */
export type ResultMapping = { fields: (ResultField | null)[]; only?: string | null };

/** A runner of a file, with the number of the document, which is compared and not kept. */
export type FileRunner = ReadResult & { document: string };

export type FileResults = { reading: ResultReading; runners: FileRunner[] };

/**
 * The runners of a timer's file: of a text in columns, of one in columns of a fixed width below a line of
 * `=====`, or of the fullest sheet of a workbook.
 * @param mappingOf - what was said of a file with these headings before
 */
export function readResults(
  bytes: Uint8Array,
  distance: ReadDistance,
  mappingOf: (headings: string) => ResultMapping | null,
): FileResults | { problem: ResultFileProblem } {
  const records = recordsOf(bytes);
  if ("problem" in records) return records;
  const at = headerAt(records);
  const header = records[at];
  if (!header) return { problem: "no-names" };
  const joined = joinedHeadings(header.cells, records[at + 1]?.cells ?? []);
  const headings = (joined ?? header.cells).slice(0, mostColumns);
  const body = records
    .slice(at + (joined ? 2 : 1))
    .filter(({ cells }) => !isRepeated(cells, headings));
  if (body.length > mostResults) return { problem: "too-many-rows" };
  const said = mappingOf(headingsKey(headings));
  const guess = fieldsOf(headings, distance);
  const fields = said && fits(said, headings) ? said.fields : guessed(guess.fields, body);
  const events = eventsOf(fields, body);
  const only =
    said?.only !== undefined && (said.only === null || events.includes(said.only))
      ? said.only
      : (events.find((event) => isSameEvent(event, distance)) ?? null);
  const read = runnersOf(body, { headings, fields, only, distance });
  if (read.runners.length === 0) return { problem: "no-rows" };
  if (!said && isOfCategories(read.runners)) {
    for (const runner of read.runners) runner.placeFound = null;
    fields[fields.indexOf("place")] = null;
  }
  const examples = body
    .filter(({ cells }) => cells.filter(Boolean).length > 2)
    .slice(0, exampleRows);
  return {
    runners: read.runners,
    reading: {
      headings: headings.map((name, place) => ({
        name: name.slice(0, longest.name),
        field: fields[place] ?? null,
        samples: examples.map(({ cells }) => (cells[place] ?? "").slice(0, 40).toWellFormed()),
      })),
      isUndecided: !said && guess.isUndecided,
      events,
      only,
      dropped: read.dropped.length,
      droppedLines: read.dropped.slice(0, mostDroppedLines),
      repeated: read.repeated,
    },
  };
}

/** Two files have the same columns in the same order when this is the same text. */
export function headingsKey(headings: readonly string[]): string {
  return headings
    .map((name) => fold(name).replace(/\s+/g, " "))
    .join("\n")
    .slice(0, 4000);
}

function fits({ fields }: ResultMapping, headings: readonly string[]): boolean {
  return fields.length === headings.length;
}

function recordsOf(bytes: Uint8Array): FileRecord[] | { problem: ResultFileProblem } {
  const records = readFileRecords(bytes, {
    isName: isResultHeading,
    headerDepth,
    isRaw: true,
    readText: fixedRecords,
  });
  return "problem" in records ? { problem: problemOf(records.problem.code) } : records;
}

/** The codes of the reader of tables for which there is a sentence here. */
function problemOf(code: string): ResultFileProblem {
  const known: Record<string, ResultFileProblem> = {
    "too-large": "too-large",
    "another-format": "another-format",
    empty: "blank",
    blank: "blank",
  };
  return known[code] ?? "damaged";
}

/** The lines of a text whose columns are as wide as the parts of a line of `=====`; `null` without such a line. */
function fixedRecords(text: string): FileRecord[] | null {
  const [rule] = /^[ \t]*=+(?: +=+){2,}[ \t]*$/m.exec(text) ?? [];
  if (rule === undefined) return null;
  const starts = [...rule.matchAll(/=+/g)].map(({ index }) => index);
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "" || /^[\s=]+$/.test(line)) return [];
    const cells = starts.map((start, place) =>
      line.slice(place === 0 ? 0 : start, starts[place + 1]).trim(),
    );
    return [{ line: at + 1, cells, problem: null }];
  });
}

function namesIn({ cells }: Pick<FileRecord, "cells">): number {
  return cells.filter(isResultHeading).length;
}

/** The first line with three known names, or else the one with most. */
function headerAt(records: readonly FileRecord[]): number {
  const counts = records.slice(0, headerDepth).map(namesIn);
  const most = Math.max(0, ...counts);
  return most < 2 ? records.length : counts.findIndex((count) => count >= Math.min(3, most));
}

/** The names of the columns, as they stand above each page or group. */
function isRepeated(cells: readonly string[], headings: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 2 && cells.every((cell, at) => cell === "" || cell === headings[at]);
}

/** Leaves out what the cells of a column contradict: `Estado` may be the state of Mexico. */
function guessed(
  fields: readonly (ResultField | null)[],
  body: readonly FileRecord[],
): (ResultField | null)[] {
  const cellsOf = (place: number) => body.map(({ cells }) => cells[place] ?? "");
  const found = fields.map((field, place) => {
    const filled = cellsOf(place).filter((cell) => !isNothing(cell));
    if (field === "status") {
      return filled.some((cell) => readStatus(cell, true) !== null) ? field : null;
    }
    if (field === "split")
      return filled.some((cell) => readResultTime(cell) !== null) ? field : null;
    return field;
  });
  if (found.includes("gun") || found.includes("chip")) return found;
  // No column is called a time: the last one that holds mostly times is the finish.
  const times = found.map((field, place) => {
    const filled = cellsOf(place).filter((cell) => !isNothing(cell));
    const read = filled.filter((cell) => readResultTime(cell) !== null).length;
    return (field === null || field === "split") && read > filled.length / 2;
  });
  const last = times.lastIndexOf(true);
  return found.map((field, place) => (place === last ? "gun" : field));
}

function eventsOf(fields: readonly (ResultField | null)[], body: readonly FileRecord[]): string[] {
  const place = fields.indexOf("event");
  if (place < 0) return [];
  const found = new Set(body.map(({ cells }) => cells[place] ?? "").filter(Boolean));
  const events = [...found].map((event) => event.slice(0, longest.category));
  return events.length > 1 && events.length <= mostEvents ? events : [];
}

function isSameEvent(event: string, { text }: ReadDistance): boolean {
  const plain = (words: string) => fold(words).replace(/[^a-z0-9]+/g, "");
  return plain(event) === plain(text);
}

type Columns = {
  headings: readonly string[];
  fields: readonly (ResultField | null)[];
  only: string | null;
  distance: ReadDistance;
};

/** Reads the lines below the headings. */
function runnersOf(body: readonly FileRecord[], columns: Columns) {
  const { fields, only } = columns;
  const readRow = rowReader(body, columns);
  const runners: FileRunner[] = [];
  const dropped: string[] = [];
  let repeated = 0;
  let group: ResultStatus | null = null;
  const known = new Map<string, FileRunner>();
  const relays = new Map<string, FileRunner>();
  const legAt = fields.indexOf("leg");
  const eventAt = fields.indexOf("event");
  for (const { line, cells } of body) {
    const filled = cells.filter((cell) => !isNothing(cell));
    const [alone = ""] = filled;
    if (filled.length <= 1) {
      // A title of a group: `DNF` above those who did not finish.
      group = readStatus(alone);
      if (alone) dropped.push(alone.slice(0, 80).toWellFormed());
      continue;
    }
    if (only !== null && (cells[eventAt] ?? "").slice(0, longest.category) !== only) continue;
    const runner = readRow(line, cells);
    if (legAt >= 0 && !isNothing(cells[legAt] ?? "")) {
      const team = relayTeamOf(runner, runners, relays);
      if (team) {
        const ms = addLeg(team, runner, cells, fields);
        if (runner.team !== null && relays.get(fold(runner.team)) === team)
          sumLeg(team, runner, ms);
        continue;
      }
    }
    if (!isRunner(runner)) {
      dropped.push(filled.join(" ").slice(0, 80).toWellFormed());
      continue;
    }
    if (runner.status === null && group !== null) {
      Object.assign(runner, { status: group, gunMs: null, chipMs: null });
    }
    const key = runner.bib ? `#${runner.bib}` : fold(`${runner.name} ${runner.birthYear ?? ""}`);
    const earlier = known.get(key);
    if (earlier && isAgain(earlier, runner)) {
      repeated++;
      continue;
    }
    if (earlier && runner.bib) {
      addDoubt(earlier, "same-bib");
      addDoubt(runner, "same-bib");
    }
    if (!earlier) known.set(key, runner);
    if (runner.status === null) addDoubt(runner, "no-result");
    runners.push(runner);
  }
  return { runners, dropped, repeated };
}

function addDoubt(runner: FileRunner, doubt: Doubt) {
  if (!runner.doubts.includes(doubt)) runner.doubts.push(doubt);
}

/** The same runner in another group of the file, such as the table of a category. */
function isAgain(earlier: FileRunner, runner: FileRunner): boolean {
  return (
    earlier.gunMs === runner.gunMs &&
    earlier.chipMs === runner.chipMs &&
    earlier.status === runner.status &&
    fold(earlier.name) === fold(runner.name)
  );
}

function isRunner({ bib, name, status, doubts }: FileRunner): boolean {
  if (status !== null || doubts.includes("unread-time")) return bib !== "" || name !== "";
  return /^[a-z]{0,3}\d[\w-]*$/i.test(bib) && name !== "";
}

/**
 * The row of the team that a leg belongs to: the row above it, or, in a file that only has legs, a row that is made of the
 * first of them.
 * @param relays - the rows that were made of legs, by the name of the team
 */
function relayTeamOf(
  leg: FileRunner,
  runners: FileRunner[],
  relays: Map<string, FileRunner>,
): FileRunner | undefined {
  const above = runners.at(-1);
  if (leg.team === null) return above;
  const key = fold(leg.team);
  const own = relays.get(key);
  if (own) return own;
  if (above && !relays.has(fold(above.name)) && fold(above.team ?? above.name) === key)
    return above;
  const made: FileRunner = {
    ...leg,
    name: leg.team,
    document: "",
    age: null,
    birthYear: null,
    splits: [],
    doubts: [],
    gunMs: null,
    chipMs: null,
    status: "finished",
  };
  relays.set(key, made);
  runners.push(made);
  return made;
}

/** A row that was made of the legs of a relay takes as long as all of them, and ends as the worst one did. */
function sumLeg(team: FileRunner, leg: FileRunner, ms: number | null) {
  const status = ms === null ? (leg.status === "finished" ? null : leg.status) : "finished";
  if (team.status !== "finished") return;
  team.status = status;
  team.gunMs = status === "finished" ? (team.gunMs ?? 0) + (ms ?? 0) : null;
  if (status === null) addDoubt(team, "no-result");
}

/** A leg of a relay is a split of its team. */
function addLeg(
  team: FileRunner,
  leg: FileRunner,
  cells: readonly string[],
  fields: readonly (ResultField | null)[],
): number | null {
  const ms = readResultTime(cells[fields.indexOf("leg time")] ?? "") ?? leg.gunMs ?? leg.chipMs;
  const name = `${cells[fields.indexOf("leg")]}. ${leg.name}`
    .slice(0, longest.split)
    .toWellFormed();
  if (ms !== null) team.splits.push({ name, ms });
  return ms;
}

/** Whether a column of places counts within categories: its places come again with other times. */
function isOfCategories(runners: readonly FileRunner[]): boolean {
  const times = new Map<number, number | null>();
  let found = 0;
  let again = 0;
  for (const { placeFound, gunMs, chipMs } of runners) {
    if (placeFound === null) continue;
    found++;
    const time = gunMs ?? chipMs;
    if (times.has(placeFound) && times.get(placeFound) !== time) again++;
    times.set(placeFound, time);
  }
  return again > found / 10;
}

function rowReader(body: readonly FileRecord[], { headings, fields, distance }: Columns) {
  const cellsOf = (field: ResultField) => {
    const place = fields.indexOf(field);
    return place < 0 ? [] : body.map(({ cells }) => cells[place] ?? "");
  };
  const sexOf = genderReader(cellsOf("sex"));
  const names = cellsOf("name").filter(Boolean);
  const isTurned = names.filter((name) => name.includes(",")).length * 2 > names.length;
  const { meters, raceYear } = distance;

  return (line: number, cells: readonly string[]): FileRunner => {
    const cell = (field: ResultField) => {
      const text = cells[fields.indexOf(field)] ?? "";
      return isNothing(text) ? "" : text.replace(/\s+/g, " ");
    };
    const found: Doubt[] = [];
    const timeOf = (field: "gun" | "chip") => {
      const text = cell(field);
      const ms = readResultTime(text);
      if (ms === null) {
        if (text !== "" && readStatus(text) === null) found.push("unread-time");
        return null;
      }
      return fittingTime(ms, text, meters);
    };
    const [gunMs, chipMs] = [timeOf("gun"), timeOf("chip")];
    const said =
      readStatus(cell("status"), true) ??
      (["place", "gun", "chip"] as const)
        .map((field) => readStatus(cell(field)))
        .find((status) => status !== null) ??
      cells.map((text) => readStatus(text)).find((status) => status && status !== "finished") ??
      null;
    const hasTime = gunMs !== null || chipMs !== null;
    const status = said && said !== "finished" ? said : hasTime ? "finished" : null;
    const isFinished = status === "finished";
    const official = gunMs ?? chipMs;
    if (isFinished && official !== null && isUnlikelyTime(official, meters)) {
      found.push("unlikely-time");
    }
    if (isFinished && gunMs !== null && chipMs !== null && chipMs > gunMs) {
      found.push("chip-after-gun");
    }
    const category = cell("category");
    const club = cell("club");
    const team = cell("team");
    const [written, country] = splitCountry(cell("name"));
    const [bare, bracket] = splitCountry(isTurned ? turnedName(written) : written);
    const halves = [cell("first"), cell("last")].filter(Boolean).join(" ");
    const age = /^\d{1,3}(\.0+)?$/.test(cell("age")) ? Math.trunc(Number(cell("age"))) : null;
    return {
      line,
      bib: cell("bib")
        .replace(/^(\d+)\.0+$/, "$1")
        .slice(0, longest.bib)
        .toWellFormed(),
      name: textOf(bare || halves || team || club, longest.name) ?? "",
      sex: sexOf(cell("sex")) ?? sexOfCategory(category),
      age: age !== null && age > 0 && age <= 120 ? age : null,
      birthYear: likelyYear(readBirthYear(cell("birth"), raceYear), raceYear),
      category: textOf(category, longest.category),
      club: textOf(club, longest.club),
      team: textOf(team, longest.team),
      country: textOf(cell("country") || country || bracket, longest.country),
      document: cell("document"),
      gunMs: isFinished ? gunMs : null,
      chipMs: isFinished ? chipMs : null,
      status,
      placeFound: isFinished ? readPlace(cell("place")) : null,
      splits: fields.flatMap((field, place) => {
        const ms = field === "split" ? readResultTime(cells[place] ?? "") : null;
        return ms === null ? [] : [{ name: (headings[place] ?? "").slice(0, longest.split), ms }];
      }),
      doubts: [...new Set(found)],
    };
  };
}

function textOf(text: string, most: number): string | null {
  const cut = text.slice(0, most).toWellFormed().trim();
  return cut === "" ? null : cut;
}

function likelyYear(year: number | null, raceYear: number): number | null {
  return year !== null && year >= raceYear - 110 && year <= raceYear ? year : null;
}

/** `Ana Quispe (PER)` as the name and the country. */
function splitCountry(name: string): [name: string, country: string] {
  const [, bare = name, country = ""] = /^(.+?) ?\(([A-Z]{2,3})\)$/.exec(name) ?? [];
  return [bare.trim(), country];
}
