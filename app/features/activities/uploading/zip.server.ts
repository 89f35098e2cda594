import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { Inflate } from "fflate";
import { uploadLimits } from "../reading/recording.ts";
import type { UploadProblem } from "./upload.ts";

/** The bytes of an archive, in memory or in a file that is read on request. */
export type ZipBytes = { readonly length: number; subarray(from: number, to: number): Buffer };

/** A file of an archive, not yet unpacked. */
export type ZipEntry = {
  /** Its path in the archive. */
  name: string;
  packed: number;
  method: number;
  isEncrypted: boolean;
  /** Where its own header begins. */
  at: number;
};

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const entryMark = 0x04034b50;
const bigEndMark = 0x06064b50;
const bigPlaceMark = 0x07064b50;
const unknown = 0xffffffff;
const longestComment = 0xffff;
/** Of the largest number of entries, with long names. */
const mostDirectoryBytes = 16 * 1024 * 1024;
const stored = 0;
const deflated = 8;

/** Whether bytes begin like an archive. */
export function isZip(bytes: { subarray(from: number, to: number): Uint8Array }): boolean {
  const [first, second, third = 0] = bytes.subarray(0, 3);
  return first === 0x50 && second === 0x4b && third < 9;
}

/**
 * The files of an archive, by the directory at its end; folders are left out.
 * @param most - the limit of entries, including folders; an archive with more is refused
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zipEntries(bytes: ZipBytes, most: number): ZipEntry[] | { problem: UploadProblem } {
  try {
    return entriesOf(bytes, most);
  } catch {
    return { problem: { code: "bad-archive" } };
  }
}

function entriesOf(bytes: ZipBytes, most: number): ZipEntry[] | { problem: UploadProblem } {
  const { count, start, end } = directoryOf(bytes);
  if (count > most) return { problem: { code: "too-many-files" } };
  if (end - start > mostDirectoryBytes) throw new RangeError("no directory");
  const directory = bytes.subarray(start, end);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (directory.readUInt32LE(at) !== directoryMark) throw new RangeError("no entry");
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const name = nameOf(directory.subarray(at + 46, at + 46 + nameLength));
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const flags = directory.readUInt16LE(at + 8);
    const sizes = sizesOf(directory, at, extra);
    if (!name.endsWith("/")) {
      entries.push({
        name,
        ...sizes,
        method: directory.readUInt16LE(at + 10),
        isEncrypted: (flags & 1) === 1,
      });
    }
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Where the directory begins and ends, and how many files it names. */
function directoryOf(bytes: ZipBytes): { count: number; start: number; end: number } {
  const from = Math.max(0, bytes.length - 22 - longestComment - 20);
  const tail = bytes.subarray(from, bytes.length);
  const first = Math.max(0, tail.length - 22 - longestComment);
  for (let at = tail.length - 22; at >= first; at--) {
    if (tail.readUInt32LE(at) !== endMark) continue;
    const end = from + at;
    const isBig = at >= 20 && tail.readUInt32LE(at - 20) === bigPlaceMark;
    if (!isBig)
      return { count: tail.readUInt16LE(at + 10), start: tail.readUInt32LE(at + 16), end };
    const place = Number(tail.readBigUInt64LE(at - 12));
    const big = bytes.subarray(place, place + 56);
    if (big.readUInt32LE(0) !== bigEndMark) throw new RangeError("no directory");
    return {
      count: Number(big.readBigUInt64LE(32)),
      start: Number(big.readBigUInt64LE(48)),
      end,
    };
  }
  throw new RangeError("no directory");
}

/** The packed size and the place of a file; large archives store them in an extra field. */
function sizesOf(bytes: Buffer, at: number, extra: Buffer): { packed: number; at: number } {
  const unpacked = bytes.readUInt32LE(at + 24);
  const sizes = { packed: bytes.readUInt32LE(at + 20), at: bytes.readUInt32LE(at + 42) };
  for (let place = 0; place + 4 <= extra.length; place += 4 + extra.readUInt16LE(place + 2)) {
    if (extra.readUInt16LE(place) !== 1) continue;
    let next = place + 4 + (unpacked === unknown ? 8 : 0);
    if (sizes.packed === unknown) {
      sizes.packed = Number(extra.readBigUInt64LE(next));
      next += 8;
    }
    if (sizes.at === unknown) sizes.at = Number(extra.readBigUInt64LE(next));
  }
  return sizes;
}

/** Old programs write names in other encodings: a name that is not UTF-8 is read as Latin. */
function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}

/** Why something was not unpacked, and how many bytes it may have grown to until then. */
export type NotUnpacked = { problem: UploadProblem; spent?: number };

/** Unpacks a file of an archive, up to a number of bytes. */
export function unpacked(
  bytes: ZipBytes,
  entry: ZipEntry,
  mostBytes: number,
): Buffer | NotUnpacked {
  const problem = refusalOf(entry, mostBytes);
  if (problem) return { problem };
  try {
    const start = startOf(bytes, entry);
    const packed = bytes.subarray(start, start + entry.packed);
    if (packed.length < entry.packed) throw new RangeError("cut off");
    return entry.method === stored ? packed : bounded(packed, mostBytes, inflateRawSync);
  } catch {
    return { problem: { code: "damaged", at: null } };
  }
}

/**
 * An archive inside an archive, without its bytes in memory: in its place, or unpacked into a file.
 * @param path - of the file, which is written if it is needed
 */
export function nestedArchive(
  bytes: ZipBytes,
  entry: ZipEntry,
  { mostBytes, path }: { mostBytes: number; path: string },
): ZipBytes | NotUnpacked {
  const problem = refusalOf(entry, mostBytes);
  if (problem) return { problem };
  try {
    const start = startOf(bytes, entry);
    if (entry.method === stored) {
      const end = start + entry.packed;
      return {
        length: entry.packed,
        subarray: (from, to) => bytes.subarray(start + from, Math.min(start + to, end)),
      };
    }
    return inflatedInto(path, { bytes, start, end: start + entry.packed, mostBytes });
  } catch {
    return { problem: { code: "damaged", at: null } };
  }
}

/** How much of a packed file is in memory while it is unpacked into another. */
const pieceBytes = 64 * 1024;

function inflatedInto(
  path: string,
  {
    bytes,
    start,
    end,
    mostBytes,
  }: { bytes: ZipBytes; start: number; end: number; mostBytes: number },
): ZipBytes | NotUnpacked {
  const byRatio = mostByRatio(end - start);
  const file = openSync(path, "w");
  let written = 0;
  const inflate = new Inflate((piece) => {
    written += piece.length;
    if (written <= Math.min(mostBytes, byRatio)) writeSync(file, piece);
  });
  try {
    for (let at = start; at < end; at += pieceBytes) {
      const next = Math.min(at + pieceBytes, end);
      const piece = bytes.subarray(at, next);
      if (piece.length < next - at) throw new RangeError("cut off");
      inflate.push(piece, next === end);
      if (written > mostBytes) return { problem: { code: "too-large" }, spent: mostBytes };
      if (written > byRatio) return { problem: { code: "packed-too-tightly" }, spent: byRatio };
    }
  } catch {
    return { problem: { code: "damaged", at: null }, spent: written };
  } finally {
    closeSync(file);
  }
  return new FileBytes(path);
}

/** A file of which only the requested bytes are in memory. It stays open. */
export class FileBytes {
  readonly #file: number;
  readonly length: number;

  constructor(path: string) {
    this.#file = openSync(path, "r");
    this.length = fstatSync(this.#file).size;
  }

  subarray(from: number, to: number): Buffer {
    const bytes = Buffer.alloc(Math.max(0, Math.min(to, this.length) - from));
    const read = readSync(this.#file, bytes, 0, bytes.length, from);
    if (read < bytes.length) throw new RangeError("cut off");
    return bytes;
  }

  close(): void {
    closeSync(this.#file);
  }
}

function refusalOf(entry: ZipEntry, mostBytes: number): UploadProblem | null {
  if (entry.isEncrypted) return { code: "encrypted" };
  // A packed file is never much larger than the unpacked one.
  return entry.packed > 1.01 * mostBytes + 1024 ? { code: "too-large" } : null;
}

/** Where the packed bytes of a file begin. */
function startOf(bytes: ZipBytes, { at, method }: ZipEntry): number {
  const head = bytes.subarray(at, at + 30);
  if (head.readUInt32LE(0) !== entryMark) throw new RangeError("no file");
  if (method !== stored && method !== deflated) throw new RangeError("another method");
  return at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
}

/** The bytes that a file may grow to. */
function mostByRatio(packedBytes: number): number {
  const megabyte = 1024 * 1024;
  return Math.max(megabyte, packedBytes * uploadLimits.ratio);
}

/**
 * Stops a file that grows too much: it is a bomb. How far a damaged one grew is not known; it counts as the
 * most.
 */
export function bounded(
  packed: Buffer,
  mostBytes: number,
  inflate: typeof inflateRawSync,
): Buffer | NotUnpacked {
  const byRatio = mostByRatio(packed.length);
  const spent = Math.min(mostBytes, byRatio);
  try {
    return inflate(packed, { maxOutputLength: spent });
  } catch (error) {
    if (!(error instanceof RangeError)) return { problem: { code: "damaged", at: null }, spent };
    return { problem: { code: byRatio < mostBytes ? "packed-too-tightly" : "too-large" }, spent };
  }
}
