import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { type Picture, type TextBox, textWeights } from "./images.ts";
import { sharpImages } from "./sharp.ts";

const directory = await mkdtemp(join(tmpdir(), "images-"));
afterAll(() => rm(directory, { recursive: true }));
const images = sharpImages(directory);

const box: TextBox = {
  text: "Maratón",
  left: 40,
  top: 40,
  width: 320,
  height: 80,
  size: 60,
  weight: 900,
  color: "#000000",
  align: "left",
  anchor: "top",
};

function picture(...texts: TextBox[]): Picture {
  return { width: 400, height: 200, background: "#ffffff", drawings: [], texts };
}

/** The bounding box of the dark pixels in the picture. */
async function inkOf(jpeg: Uint8Array) {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = [...data].flatMap((value, at) => (value < 128 ? [at] : []));
  const columns = dark.map((at) => at % info.width);
  const rows = dark.map((at) => Math.floor(at / info.width));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  return { left, right, top, bottom, count: dark.length };
}

test("a picture is a JPEG of exactly the requested size", async () => {
  const meta = await sharp(await images.drawJpeg(picture())).metadata();
  expect(meta).toMatchObject({ format: "jpeg", width: 400, height: 200 });
});

test("a drawing covers exactly its box", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>';
  const drawing = { svg, left: 100, top: 50, width: 120, height: 40 };
  const ink = await inkOf(await images.drawJpeg({ ...picture(), drawings: [drawing] }));
  expect(ink).toMatchObject({ left: 100, right: 219, top: 50, bottom: 89 });
});

test("a text is placed in its box at the requested side and end", async () => {
  const left = await inkOf(await images.drawJpeg(picture(box)));
  expect(left.left).toBeGreaterThanOrEqual(38);
  expect(left.left).toBeLessThanOrEqual(48);
  expect(left.bottom).toBeLessThanOrEqual(121);
  const low = { ...box, align: "right", anchor: "bottom" } as const;
  const right = await inkOf(await images.drawJpeg(picture(low)));
  expect(right.right).toBeGreaterThanOrEqual(350);
  expect(right.right).toBeLessThanOrEqual(361);
  expect(right.bottom).toBeGreaterThanOrEqual(112);
});

/** Draws large capitals: a substitute font has capitals of another height. */
const tall = { ...box, size: 120, height: 150 };

test("every weight uses the product's font and no system font", async () => {
  const counts: number[] = [];
  for (const weight of textWeights) {
    const ink = await inkOf(await images.drawJpeg(picture({ ...tall, weight, text: "HH" })));
    expect(ink.bottom - ink.top, `capitals of ${weight}`).toBeGreaterThanOrEqual(80);
    expect(ink.bottom - ink.top, `capitals of ${weight}`).toBeLessThanOrEqual(84);
    counts.push(ink.count);
  }
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(counts[2]).toBeGreaterThan(Number(counts[0]) * 1.2);
  const files = await readdir(join(directory, "fonts"));
  expect(files.filter((name) => name.endsWith(".ttf"))).toHaveLength(6);
});

test("letters of the second font file are drawn from it", async () => {
  for (const weight of textWeights) {
    const ink = await inkOf(await images.drawJpeg(picture({ ...tall, weight, text: "ŁŁ" })));
    expect(ink.bottom - ink.top, `capitals of ${weight}`).toBeGreaterThanOrEqual(80);
    expect(ink.bottom - ink.top, `capitals of ${weight}`).toBeLessThanOrEqual(84);
  }
});

test("a long text is scaled down to its box", async () => {
  for (const text of ["Gran Maratón de la Cordillera ".repeat(9), "X".repeat(500)]) {
    const ink = await inkOf(await images.drawJpeg(picture({ ...box, text })));
    expect(ink.left).toBeGreaterThanOrEqual(38);
    expect(ink.right).toBeLessThanOrEqual(362);
    expect(ink.top).toBeGreaterThanOrEqual(38);
    expect(ink.bottom).toBeLessThanOrEqual(122);
  }
});

test("marks, emoji and invalid text are drawn or dropped without an error", async () => {
  const empty = [
    "   ",
    "\u200B",
    "\u202E \u2066",
    "\u00AD\uFE0F",
    "\u3164",
    "\u2800",
    "\u0301",
    "\0",
  ];
  for (const text of ["A <b>& </span>", "🏃‍♀️", "\u0000\u0007\ud800x", "عربي 漢字", ...empty]) {
    const meta = await sharp(await images.drawJpeg(picture({ ...box, text }))).metadata();
    expect(meta.format).toBe("jpeg");
  }
});
