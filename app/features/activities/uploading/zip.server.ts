import { inflateRawSync } from "node:zlib";
import { uploadLimits } from "./limits.ts";
import type { UploadProblem } from "./upload.ts";

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
const stored = 0;
const deflated = 8;

/** Whether bytes begin like an archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9;
}

/**
 * The files of an archive, by the directory at its end; folders are left out.
 * @param most - so many entries, with folders; an archive that has more is refused
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zipEntries(bytes: Buffer, most: number): ZipEntry[] | { problem: UploadProblem } {
  try {
    return entriesOf(bytes, most);
  } catch {
    return { problem: { code: "bad-archive" } };
  }
}

function entriesOf(bytes: Buffer, most: number): ZipEntry[] | { problem: UploadProblem } {
  const { count, start } = directoryOf(bytes);
  if (count > most) return { problem: { code: "too-many-files" } };
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== directoryMark) throw new RangeError("no entry");
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength));
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const flags = bytes.readUInt16LE(at + 8);
    const sizes = sizesOf(bytes, at, extra);
    if (!name.endsWith("/")) {
      entries.push({
        name,
        ...sizes,
        method: bytes.readUInt16LE(at + 10),
        isEncrypted: (flags & 1) === 1,
      });
    }
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Where the directory begins, and how many files it names. */
function directoryOf(bytes: Buffer): { count: number; start: number } {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - longestComment); at--) {
    if (bytes.readUInt32LE(at) !== endMark) continue;
    const found = { count: bytes.readUInt16LE(at + 10), start: bytes.readUInt32LE(at + 16) };
    const isBig = at >= 20 && bytes.readUInt32LE(at - 20) === bigPlaceMark;
    if (!isBig) return found;
    const big = Number(bytes.readBigUInt64LE(at - 12));
    if (bytes.readUInt32LE(big) !== bigEndMark) throw new RangeError("no directory");
    return {
      count: Number(bytes.readBigUInt64LE(big + 32)),
      start: Number(bytes.readBigUInt64LE(big + 48)),
    };
  }
  throw new RangeError("no directory");
}

/** The packed size and the place of a file; large archives write them beside. */
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

/** Old programs write names in other alphabets: what is no UTF-8 is read as Latin. */
function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}

/** Unpacks a file of an archive, at most so many bytes. */
export function unpacked(
  bytes: Buffer,
  entry: ZipEntry,
  mostBytes: number,
): Buffer | { problem: UploadProblem } {
  if (entry.isEncrypted) return { problem: { code: "encrypted" } };
  try {
    if (bytes.readUInt32LE(entry.at) !== entryMark) throw new RangeError("no file");
    const start =
      entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
    const packed = bytes.subarray(start, start + entry.packed);
    if (packed.length < entry.packed) throw new RangeError("cut off");
    if (entry.method === stored) return packed;
    if (entry.method !== deflated) throw new RangeError("another method");
    return bounded(packed, mostBytes, inflateRawSync);
  } catch {
    return { problem: { code: "damaged", at: null } };
  }
}

/** A file that grows too much is a bomb; it is stopped where it does. */
export function bounded(
  packed: Buffer,
  mostBytes: number,
  inflate: typeof inflateRawSync,
): Buffer | { problem: UploadProblem } {
  const megabyte = 1024 * 1024;
  const byRatio = Math.max(megabyte, packed.length * uploadLimits.ratio);
  try {
    return inflate(packed, { maxOutputLength: Math.min(mostBytes, byRatio) });
  } catch (error) {
    if (!(error instanceof RangeError)) return { problem: { code: "damaged", at: null } };
    return { problem: { code: byRatio < mostBytes ? "packed-too-tightly" : "too-large" } };
  }
}
