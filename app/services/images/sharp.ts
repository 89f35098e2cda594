import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { OverlayOptions } from "sharp";
import sharp from "sharp";
import {
  type Drawing,
  type Images,
  type Picture,
  type TextBox,
  type TextWeight,
  textWeights,
} from "./images.ts";
import { cutPhotos, scaledPhotos, sizeOf, squarePhotos } from "./photos.ts";

/** The files of one weight: the first holds western letters, the second central European ones. */
type FontFiles = Record<TextWeight, string[]>;

const subsets = ["latin", "latin-ext"] as const;
const { resolve } = createRequire(import.meta.url);

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/** Longer texts are cut before they are measured. */
const textLimit = 240;
const smallestShare = 0.45;
const jpegQuality = 84;

/**
 * As the font files call themselves: bold belongs to the family, the others are families of their
 * own, and only the comma keeps their last word from being read as a style.
 */
const faces: Record<TextWeight, string> = {
  500: "Archivo Medium,",
  700: "Archivo, Bold",
  900: "Archivo Black,",
};

/** Draws with libvips. The fonts are unpacked into `directory` with the first picture that has a text. */
export function sharpImages(directory: string): Images {
  let fonts: Promise<FontFiles> | undefined;
  return {
    async drawJpeg(picture) {
      const drawings = await Promise.all(picture.drawings.map(rastered));
      const boxes = picture.texts.filter(({ text }) => visible.test(text));
      if (boxes.length === 0) return drawn(picture, drawings);
      fonts ??= unpackFonts(join(directory, "fonts")).then(loadFonts);
      const files = await fonts.catch((problem) => {
        fonts = undefined;
        throw problem;
      });
      const texts = await Promise.all(boxes.map((box) => overlayOf(box, files)));
      return drawn(picture, [...drawings, ...texts]);
    },
    squarePhotos,
    scaledPhotos,
    cutPhotos,
    sizeOf,
  };
}

/** A letter that leaves ink: a text without one cannot be drawn. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

function drawn(picture: Picture, overlays: OverlayOptions[]): Promise<Uint8Array> {
  const { width, height, background } = picture;
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(overlays)
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer();
}

async function rastered({ svg, left, top, width, height }: Drawing): Promise<OverlayOptions> {
  const input = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: "cover" })
    .png()
    .toBuffer();
  return { input, left, top };
}

/** Once a file has been used its letters stand in for those that another file lacks. */
async function loadFonts(files: FontFiles): Promise<FontFiles> {
  for (const fontfile of Object.values(files).flat()) {
    await sharp({ text: { text: "a", font: "Archivo, 12", fontfile } })
      .raw()
      .toBuffer();
  }
  return files;
}

async function overlayOf(box: TextBox, files: FontFiles): Promise<OverlayOptions> {
  const { data, info } = await fitted(box, files);
  const free = { x: Math.max(0, box.width - info.width), y: Math.max(0, box.height - info.height) };
  const across = { left: 0, center: 0.5, right: 1 }[box.align];
  const down = { top: 0, middle: 0.5, bottom: 1 }[box.anchor];
  return {
    input: data,
    left: Math.round(box.left + free.x * across),
    top: Math.round(box.top + free.y * down),
  };
}

/** The largest text that fits; a text too long even for small letters is shrunk as a picture. */
async function fitted(box: TextBox, files: FontFiles) {
  for (let size = box.size; size >= box.size * smallestShare; size *= 0.92) {
    const text = await setText(box, size, files);
    if (text.info.width <= box.width && text.info.height <= box.height) return text;
  }
  const small = await setText(box, box.size * smallestShare, files);
  return sharp(small.data)
    .resize(box.width, box.height, { fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function setText(box: TextBox, size: number, files: FontFiles) {
  const fontfile = files[box.weight][0];
  return sharp({
    text: {
      text: `<span foreground="${box.color}">${escaped(box.text)}</span>`,
      font: `${faces[box.weight]} ${Math.round(size)}`,
      fontfile,
      width: box.width,
      align: box.align === "center" ? "centre" : box.align,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Text is read as markup, in which control characters are errors. */
function escaped(text: string): string {
  const short = Array.from(text.toWellFormed()).slice(0, textLimit).join("");
  return short
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, " ")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}

/** Writes the TrueType files of Archivo into a directory, unless they exist already. */
async function unpackFonts(directory: string): Promise<FontFiles> {
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
