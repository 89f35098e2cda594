import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type TextWeight, textWeights } from "./images.ts";
import { unpackWoff } from "./woff.ts";

/** The files of one weight: the first holds western letters, the second central European ones. */
export type FontFiles = Record<TextWeight, string[]>;

const subsets = ["latin", "latin-ext"] as const;
const { resolve } = createRequire(import.meta.url);

/** Writes the TrueType files of Archivo into a directory, unless they are there already. */
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
