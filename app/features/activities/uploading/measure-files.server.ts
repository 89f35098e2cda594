import { gunzipSync } from "node:zlib";
import { type ActivityMeasure, measureActivity } from "../measure/measure-activity.ts";
import { maxActivityBytes } from "../reading/limits.ts";
import { readActivities } from "../reading/read-activity.ts";
import type { ActivityFormat, Recording } from "../reading/recording.ts";
import { uploadLimits } from "./limits.ts";
import type { UploadProblem } from "./upload.ts";
import {
  bounded,
  isZip,
  unpacked,
  type ZipBytes,
  type ZipEntry,
  zipEntries,
} from "./zip.server.ts";

/** A measured recording. The recordings of one file share its bytes. */
export type MeasuredFile = {
  bytes: Uint8Array;
  format: ActivityFormat;
  /** Its name in the file, or an empty text. */
  title: string;
  startedAt: Date;
  utcOffsetMinutes: number | null;
  /** The longitude of its start; `null` indoors. */
  longitude: number | null;
  measure: ActivityMeasure;
};

/** A finding in a chosen file. */
export type FoundFile = { name: string } & (
  | { kind: "measured"; files: [MeasuredFile, ...MeasuredFile[]] }
  | { kind: "refused"; problem: UploadProblem }
  | { kind: "passed-over" }
);

const recordingName = /\.(?:fit|gpx|tcx)(?:\.gz)?$/i;
const archiveName = /\.zip$/i;
const megabyte = 1024 * 1024;

/** Archives inside archives, as some services export them. */
const deepest = 2;

type Limits = { files: number; entries: number; unpackedMegabytes: number };

/** What remains of the limits for a chosen file, including all archives inside it. */
type Left = { skip: number; files: number; entries: number; bytes: number };

/**
 * Reads a chosen file: one recording, or each recording of an archive. A refused recording does not
 * affect the others.
 * @param skip - the number of findings to skip without reading them
 */
export function* openFile(
  { name, bytes, now }: { name: string; bytes: ZipBytes; now: Date },
  skip = 0,
  { files, entries, unpackedMegabytes }: Limits = uploadLimits,
): Generator<FoundFile> {
  const left: Left = { skip, files, entries, bytes: unpackedMegabytes * megabyte };
  if (isZip(bytes)) yield* openArchive({ name, bytes, now, left, depth: 1 });
  else if (bytes.length > maxActivityBytes) {
    yield* report({ left }, () => ({ name, kind: "refused", problem: { code: "too-large" } }));
  } else {
    const whole = bytes.subarray(0, bytes.length);
    yield* report({ left }, () => read({ name, bytes: whole, now, left }));
  }
}

type Opened = { name: string; bytes: Buffer; now: Date; left: Left };

type Archive = Omit<Opened, "bytes"> & { bytes: ZipBytes; depth: number };

/** Yields the next finding, unless an earlier thread has reported it. */
function* report({ left }: Pick<Opened, "left">, find: () => FoundFile): Generator<FoundFile> {
  if (left.skip > 0) left.skip -= 1;
  else yield find();
}

function* openArchive(archive: Archive): Generator<FoundFile> {
  const { name, bytes, depth, left } = archive;
  const refused = (problem: UploadProblem) =>
    report(archive, () => ({ name, kind: "refused", problem }));
  const entries = zipEntries(bytes, left.entries);
  if ("problem" in entries) return yield* refused(entries.problem);
  left.entries -= entries.length;
  const wanted = new Set(entries.filter(isWanted(depth)));
  if (depth === 1 && wanted.size === 0) yield* refused({ code: "empty-archive" });
  for (const entry of entries) {
    if (!wanted.has(entry)) {
      yield* report(archive, () => ({ name: entry.name, kind: "passed-over" }));
    } else if (left.files <= 0) return yield* refused({ code: "too-many-files" });
    else if (left.bytes <= 0) return yield* refused({ code: "too-much-unpacked" });
    else yield* openEntry(archive, entry);
  }
}

/** Skips the hidden files of macOS, which have the extensions of the files that they describe. */
function isWanted(depth: number) {
  return ({ name }: ZipEntry) =>
    !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name) &&
    (recordingName.test(name) || (depth < deepest && archiveName.test(name)));
}

function* openEntry(archive: Archive, entry: ZipEntry): Generator<FoundFile> {
  const { now, left } = archive;
  const { name } = entry;
  if (!archiveName.test(name)) {
    left.files -= 1;
    return yield* report(archive, () => {
      const content = contentOf(archive, entry, maxActivityBytes);
      if ("problem" in content) return { name, kind: "refused", ...content };
      return read({ name, bytes: content, now, left });
    });
  }
  const bytes = contentOf(archive, entry, 2 * uploadLimits.megabytes * megabyte);
  if ("problem" in bytes) yield* report(archive, () => ({ name, kind: "refused", ...bytes }));
  else yield* openArchive({ ...archive, name, bytes, depth: archive.depth + 1 });
}

function contentOf({ bytes, left }: Archive, entry: ZipEntry, most: number) {
  return counted(left, most, (bound) => unpacked(bytes, entry, bound));
}

/** Unpacks within the remaining bytes of the whole file. */
function counted(
  left: Left,
  most: number,
  unpack: (mostBytes: number) => Buffer | { problem: UploadProblem },
): Buffer | { problem: UploadProblem } {
  const content = unpack(Math.min(most, left.bytes));
  if (!("problem" in content)) left.bytes -= content.length;
  else if (content.problem.code === "too-large" && left.bytes < most) {
    left.bytes = 0;
    return { problem: { code: "too-much-unpacked" } };
  }
  return content;
}

/** Reads and measures the recordings of a file, which may be gzipped. */
function read({ name, bytes: given, now, left }: Opened): FoundFile {
  const isPacked = given[0] === 0x1f && given[1] === 0x8b;
  const bytes = isPacked
    ? counted(left, maxActivityBytes, (most) => bounded(given, most, gunzipSync))
    : given;
  if ("problem" in bytes) return { name, kind: "refused", ...bytes };
  const recordings = readActivities(bytes, now);
  if ("problem" in recordings) return { name, kind: "refused", ...recordings };
  let problem: UploadProblem = { code: "no-samples" };
  const measured = recordings.flatMap((recording) => {
    const file = measuredFile(recording, bytes);
    const refusal = recording.isSportNamed ? null : noRun(file);
    problem = refusal ?? problem;
    return refusal ? [] : file;
  });
  const [first, ...more] = measured;
  if (!first) return { name, kind: "refused", problem };
  return { name, kind: "measured", files: [first, ...more] };
}

/** The reason why a recording without a named sport is not a run. */
function noRun({ measure }: MeasuredFile): UploadProblem | null {
  const { ride } = measure;
  if (ride) return { code: "too-fast", meters: ride.meters, seconds: ride.seconds };
  const isNothing = measure.meters === 0 && measure.averageHeartRate === null;
  return isNothing ? { code: "no-samples" } : null;
}

function measuredFile(recording: Recording, bytes: Uint8Array): MeasuredFile {
  const { format, name, startedAt, utcOffsetMinutes, lon } = recording;
  const longitude = lon.find((degrees) => !Number.isNaN(degrees)) ?? null;
  const measure = measureActivity(recording);
  return { bytes, format, title: name, startedAt, utcOffsetMinutes, longitude, measure };
}
