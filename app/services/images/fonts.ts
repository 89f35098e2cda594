import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { type TextWeight, textWeights } from "./images.ts";

/** The files of one weight: the first holds western letters, the second central European ones. */
export type FontFiles = Record<TextWeight, string[]>;

const subsets = ["latin", "latin-ext"] as const;
const { resolve } = createRequire(import.meta.url);

/** Writes the TrueType files of Archivo into a directory, unless they exist already. */
export async function unpackFonts(directory: string): Promise<FontFiles> {
  await mkdir(directory, { recursive: true });
  const files: FontFiles = { 500: [], 700: [], 900: [] };
  for (const weight of textWeights) {
    files[weight] = await Promise.all(
      subsets.map((subset) => unpackFont(directory, `archivo-${subset}-${weight}-normal`)),
    );
  }
  return files;
}

async function unpackFont(directory: string, name: string): Promise<string> {
  const file = join(directory, `${name}.ttf`);
  if (existsSync(file)) return file;
  const woff = await readFile(resolve(`@fontsource/archivo/files/${name}.woff`));
  // Written beside and renamed: two copies that start at once, each number 1 of its container, both
  // leave a whole file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, unpackWoff(woff));
  await rename(draft, file);
  return file;
}

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/**
 * Unpacks a WOFF 1 web font to the TrueType font inside it: text drawing reads only the latter,
 * font packages carry only the former.
 * @throws {RangeError} when the bytes are not WOFF 1
 * @see https://www.w3.org/TR/WOFF/#OverallStructure
 */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new RangeError("Not a WOFF font");
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(fontHeader + count * fontEntry);
  writeHeader(directory, woff.readUInt32BE(4), count);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let place = 0; place < count; place++) {
    const entry = woffHeader + place * woffEntry;
    const table = readTable(woff, entry);
    const at = fontHeader + place * fontEntry;
    woff.copy(directory, at, entry, entry + 4);
    woff.copy(directory, at + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat([directory, ...tables]);
}

/** Flavour, number of tables and the three figures by which readers halve their search. */
function writeHeader(directory: Buffer, flavor: number, count: number): void {
  const step = Math.floor(Math.log2(count));
  const range = 2 ** step * fontEntry;
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(step, 8);
  directory.writeUInt16BE(count * fontEntry - range, 10);
}

function readTable(woff: Buffer, entry: number): Buffer {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(start, start + packed);
  return packed < length ? inflateSync(bytes) : bytes;
}
