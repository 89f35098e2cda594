import type { FileFormat, FileProblem } from "./problem.ts";

/** The largest file that is read: larger than any calendar of races, harmless for the server. */
export const maxFileMegabytes = 20;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

export const encodings = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "macintosh",
  "workbook",
] as const;
export type Encoding = (typeof encodings)[number];
type FileText = { text: string; encoding: Encoding };

/** Control characters that text files do not contain: all but tab, line feed, form feed and return. */
const binaryCharacters = /(?![\t\n\f\r])\p{Cc}/gu;
/** A file with more than one control character in this many is not a text file. */
const charactersPerControl = 1000;

const signatures: [bytes: number[], format: FileFormat][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], "old-workbook"],
  [[0x25, 0x50, 0x44, 0x46], "pdf"],
  [[0x1f, 0x8b], "archive"],
  [[0x89, 0x50, 0x4e, 0x47], "picture"],
  [[0xff, 0xd8, 0xff], "picture"],
  [[0x47, 0x49, 0x46, 0x38], "picture"],
];

const byteOrderMarks: [bytes: number[], encoding: Encoding][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Whether a file is a ZIP archive, which an Excel workbook is. */
export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

/**
 * The text of an uploaded file. A byte order mark decides about the encoding; without one it is
 * UTF-8, or else windows-1252, which Excel writes in the West, or Mac Roman, which it writes on a Mac.
 * Line ends are normalized to `\n`.
 */
export function readFileText(bytes: Uint8Array): FileText | { problem: FileProblem } {
  if (bytes.length === 0) return { problem: { code: "empty" } };
  if (bytes.length > maxFileBytes) return { problem: { code: "too-large" } };
  const format = signatures.find(([start]) => startsWith(bytes, start))?.[1];
  if (format) return { problem: { code: "another-format", format } };

  const decoded = decode(bytes);
  if (!decoded) return { problem: { code: "damaged" } };
  const text = decoded.text.replace(/\r\n?/g, "\n");
  if (text.includes("\0")) return { problem: { code: "nul-bytes" } };
  const controls = text.match(binaryCharacters)?.length ?? 0;
  if (controls * charactersPerControl > text.length) return { problem: { code: "no-text" } };
  if (text.trim() === "") return { problem: { code: "blank" } };
  return { text, encoding: decoded.encoding };
}

function decode(bytes: Uint8Array): FileText | null {
  const encoding = byteOrderMarks.find(([start]) => startsWith(bytes, start))?.[1];
  if (encoding) return decodeAs(encoding, bytes);
  const text = decodeAs("utf-8", bytes);
  if (text) return text;
  const [western, mac] = [decodeAs("windows-1252", bytes), decodeAs("macintosh", bytes)];
  return lettersIn(mac) > lettersIn(western) ? mac : western;
}

/** How many letters with accents a text has inside of words, where another encoding has signs. */
function lettersIn(file: FileText | null): number {
  return file?.text.match(/[áéíóúñüàâçèêëîïôûÁÉÍÓÚÑÜÉÈ]/g)?.length ?? 0;
}

function decodeAs(encoding: Encoding, bytes: Uint8Array): FileText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** The key of an import's file in the store. */
export function fileKey(importId: string): string {
  return `imports/${importId}.csv`;
}
