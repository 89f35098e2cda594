import { gunzipSync } from "node:zlib";
import type { TrackFormat } from "#features/tracks/track-file.ts";
import { type ActivityMeasure, measureActivity } from "../measure/measure-activity.ts";
import { readActivities } from "../reading/read-activity.ts";
import { maxActivityBytes, type Recording, uploadLimits } from "../reading/recording.ts";
import { runningSports, sportOf } from "../reading/sports.ts";
import {
  type AccompanyingLists,
  type Listed,
  listedAs,
  listName,
  noLists,
  readList,
} from "./accompanying-lists.ts";
import type { UploadProblem } from "./upload.ts";
import {
  bounded,
  FileBytes,
  isZip,
  type NotUnpacked,
  nestedArchive,
  unpacked,
  type ZipBytes,
  type ZipEntry,
  zipEntries,
} from "./zip.server.ts";

/** A measured recording. The recordings of one file share its bytes. */
export type MeasuredFile = {
  bytes: Uint8Array;
  format: TrackFormat;
  /** Its name in a list of the archive or in the file, or an empty text. */
  title: string;
  /** What the runner wrote about it, by a list of the archive. */
  description: string;
  startedAt: Date;
  utcOffsetMinutes: number | null;
  /** The longitude of its start; `null` indoors. */
  longitude: number | null;
  measure: ActivityMeasure;
};

/** A finding in a chosen file. */
type Finding = { name: string } & (
  | { kind: "measured"; files: [MeasuredFile, ...MeasuredFile[]] }
  | { kind: "refused"; problem: UploadProblem }
  | { kind: "passed-over"; problem: UploadProblem }
);

/**
 * With the number of findings that are known to follow from the start of the chosen file, and the bytes
 * that were unpacked since then.
 */
export type FoundFile = Finding & { total: number; unpacked: number };

/** How far a chosen file was read before: its findings, and the bytes that were unpacked for them. */
export type ReadBefore = { skip: number; unpacked: number };

const recordingName = /\.(?:fit|gpx|tcx|kml)(?:\.gz)?$/i;
const archiveName = /\.(?:zip|kmz)$/i;
const megabyte = 1024 * 1024;

/** Archives inside archives, as some services export them. */
const deepest = 2;

type Limits = { entries: number; unpackedMegabytes: number };

/**
 * What remains of the limits for a chosen file, including all archives inside it. Until the findings to
 * skip are passed, bytes are unpacked once more: they are paid already, but are limited as well.
 */
type Left = {
  skip: number;
  entries: number;
  most: number;
  bytes: number;
  bytesAgain: number;
  total: number;
};

/**
 * Reads a chosen file: one recording, or each recording of an archive. A refused recording does not
 * affect the others.
 * @param before - the findings that are skipped without reading them, and what they cost
 */
export function* openFile(
  { name, bytes, now, nestedPath }: ChosenFile,
  { skip, unpacked }: ReadBefore = { skip: 0, unpacked: 0 },
  { entries, unpackedMegabytes }: Limits = uploadLimits,
): Generator<FoundFile> {
  const most = unpackedMegabytes * megabyte;
  const bytesLeft = Math.max(0, most - unpacked);
  const left: Left = { skip, entries, most, bytes: bytesLeft, bytesAgain: most, total: 1 };
  const lists = noLists;
  if (isZip(bytes)) yield* openArchive({ name, bytes, now, left, lists, nestedPath, depth: 1 });
  else if (bytes.length > maxActivityBytes) {
    yield* report({ left }, () => ({ name, kind: "refused", problem: { code: "too-large" } }));
  } else {
    const whole = bytes.subarray(0, bytes.length);
    yield* report({ left }, () => read({ name, bytes: whole, now, left, lists }));
  }
}

type ChosenFile = {
  name: string;
  bytes: ZipBytes;
  now: Date;
  /** Where archives inside archives may be unpacked; left out, they are unpacked in memory. */
  nestedPath?: string | undefined;
};

type Opened = Omit<ChosenFile, "bytes" | "nestedPath"> & {
  bytes: Buffer;
  left: Left;
  lists: AccompanyingLists;
};

type Archive = Omit<Opened, "bytes"> & ChosenFile & { depth: number };

/** Yields the next finding, unless an earlier thread has reported it. */
function* report({ left }: Pick<Opened, "left">, find: () => Finding): Generator<FoundFile> {
  if (left.skip > 0) left.skip -= 1;
  else yield { ...find(), total: left.total, unpacked: left.most - left.bytes };
}

function* openArchive(archive: Archive): Generator<FoundFile> {
  const { name, bytes, depth, left } = archive;
  const refused = (problem: UploadProblem) =>
    report(archive, () => ({ name, kind: "refused", problem }));
  const entries = zipEntries(bytes, left.entries);
  if ("problem" in entries) return yield* refused(entries.problem);
  left.entries -= entries.length;
  // The archive itself is not a finding.
  left.total += entries.length - 1;
  const wanted = new Set(entries.filter(isWanted(depth)));
  if (entries.length === 0 || (depth === 1 && wanted.size === 0)) {
    left.total += 1;
    yield* refused({ code: "empty-archive" });
  }
  const lists = listsIn(archive, entries);
  for (const entry of entries) {
    const { name } = entry;
    if (!wanted.has(entry)) {
      const code = listName.test(name) ? "list" : "not-a-recording";
      yield* report(archive, () => ({ name, kind: "passed-over", problem: { code } }));
    } else if (left.skip === 0 && left.bytes <= 0)
      return yield* refused({ code: "too-much-unpacked" });
    else yield* openEntry({ ...archive, lists }, entry);
  }
}

/** Lists of an archive that are read; those of Garmin have a thousand activities each. */
const mostLists = 100;

function listsIn(archive: Archive, entries: ZipEntry[]): AccompanyingLists {
  const named = entries.filter(({ name }) => listName.test(name)).slice(0, mostLists);
  return named.reduce((known, entry) => {
    const content = contentOf(archive, entry, maxActivityBytes);
    return "problem" in content ? known : readList(content.toString("utf8"), known);
  }, archive.lists);
}

/** Skips the hidden files of macOS, which have the extensions of the files that they describe. */
function isWanted(depth: number) {
  return ({ name }: ZipEntry) =>
    !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name) &&
    (recordingName.test(name) || (depth < deepest && archiveName.test(name)));
}

function* openEntry(archive: Archive, entry: ZipEntry): Generator<FoundFile> {
  const { now, left, lists } = archive;
  const { name } = entry;
  if (!archiveName.test(name)) {
    return yield* report(archive, () => {
      const content = contentOf(archive, entry, maxActivityBytes);
      if ("problem" in content) return { name, kind: "refused", ...content };
      const found = read({ name, bytes: content, now, left, lists });
      // Exports of watches hold thousands of files about sleep and steps.
      const isOther = found.kind === "refused" && found.problem.code === "no-activity";
      return isOther ? { ...found, kind: "passed-over" } : found;
    });
  }
  const bytes = nestedIn(archive, entry);
  if ("problem" in bytes)
    return yield* report(archive, () => ({ name, kind: "refused", ...bytes }));
  yield* openArchive({ ...archive, name, bytes, depth: archive.depth + 1 });
  if (bytes instanceof FileBytes) bytes.close();
}

function nestedIn({ bytes, left, nestedPath: path }: Archive, entry: ZipEntry) {
  return counted<ZipBytes>(left, 2 * uploadLimits.megabytes * megabyte, (mostBytes) =>
    path === undefined
      ? unpacked(bytes, entry, mostBytes)
      : nestedArchive(bytes, entry, { mostBytes, path }),
  );
}

function contentOf({ bytes, left }: Archive, entry: ZipEntry, most: number) {
  return counted(left, most, (bound) => unpacked(bytes, entry, bound));
}

/** Unpacks within the remaining bytes of the whole file. */
function counted<Content extends ZipBytes = Buffer>(
  left: Left,
  most: number,
  unpack: (mostBytes: number) => Content | NotUnpacked,
): Content | { problem: UploadProblem } {
  const budget = left.skip > 0 ? "bytesAgain" : "bytes";
  const before = left[budget];
  const content = unpack(Math.min(most, before));
  if (!isRefused(content)) {
    left[budget] -= content.length;
    return content;
  }
  const { problem, spent = 0 } = content;
  left[budget] -= spent;
  if (problem.code !== "too-large" || before >= most) return { problem };
  left[budget] = 0;
  return { problem: { code: "too-much-unpacked" } };
}

function isRefused(content: ZipBytes | NotUnpacked): content is NotUnpacked {
  return "problem" in content;
}

/** Reads and measures the recordings of a file, which may be gzipped. */
function read({ name, bytes: given, now, left, lists }: Opened): Finding {
  const refusal = otherSport(listedAs(lists, { path: name }));
  if (refusal) return { name, kind: "refused", problem: refusal };
  const isPacked = given[0] === 0x1f && given[1] === 0x8b;
  const bytes = isPacked
    ? counted(left, maxActivityBytes, (most) => bounded(given, most, gunzipSync))
    : given;
  if ("problem" in bytes) return { name, kind: "refused", ...bytes };
  const recordings = readActivities(bytes, now);
  if ("problem" in recordings) return { name, kind: "refused", ...recordings };
  let problem: UploadProblem = { code: "no-samples" };
  const measured = recordings.flatMap((recorded) => {
    const listed = listedAs(lists, { path: name, startedAt: recorded.startedAt });
    const recording = inSportOf(recorded, listed);
    const file = measuredFile(recording, bytes, listed);
    const refusal = otherSport(listed) ?? (recording.isSportNamed ? null : noRun(file));
    problem = refusal ?? problem;
    return refusal ? [] : file;
  });
  const [first, ...more] = measured;
  if (!first) return { name, kind: "refused", problem };
  return { name, kind: "measured", files: [first, ...more] };
}

/** The refusal of a recording whose sport in the list is not done on foot: runners correct it there. */
function otherSport(listed: Listed | null): UploadProblem | null {
  const sport = listed?.sport ? sportOf(listed.sport) : null;
  return sport && "other" in sport ? { code: "other-sport", sport: [sport.other] } : null;
}

/** The recording in the sport of a list, which often knows only that it is a run. */
function inSportOf(recording: Recording, listed: Listed | null): Recording {
  const found = listed?.sport ? sportOf(listed.sport) : null;
  if (!found || "other" in found || found.sport === "other") return recording;
  const isKnown = found.sport === "run" && runningSports.includes(recording.sport);
  return { ...recording, isSportNamed: true, sport: isKnown ? recording.sport : found.sport };
}

/** The reason why a recording without a named sport is not a run. */
function noRun({ measure }: MeasuredFile): UploadProblem | null {
  const { ride } = measure;
  if (ride) return { code: "too-fast", meters: ride.meters, seconds: ride.seconds };
  const isNothing = measure.meters === 0 && measure.averageHeartRate === null;
  return isNothing ? { code: "no-samples" } : null;
}

function measuredFile(
  recording: Recording,
  bytes: Uint8Array,
  listed: Listed | null,
): MeasuredFile {
  const { format, name, startedAt, utcOffsetMinutes, lon } = recording;
  const longitude = lon.find((degrees) => !Number.isNaN(degrees)) ?? null;
  const measure = measureActivity(recording);
  const title = listed?.name || name;
  const description = listed?.description ?? "";
  return { bytes, format, title, description, startedAt, utcOffsetMinutes, longitude, measure };
}
