import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { codeSvg } from "#features/registrations/entry-code.ts";
import { openQrReader, type ReadFrame } from "./qr-reader.ts";

const code = "7KQ29TZDM0V4HXWN3CPB";
const [width, height] = [640, 480];

let read: ReadFrame;
beforeAll(async () => {
  const program = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  read = await openQrReader(new Uint8Array(await readFile(program)).buffer);
});

/** What a camera would show of a picture that somebody holds before a gray wall. */
async function frameOf(
  svg: string,
  {
    size = 240,
    turned = 0,
    light = 1,
    blur = 0,
    isInverted = false,
  }: { size?: number; turned?: number; light?: number; blur?: number; isInverted?: boolean },
) {
  const held = await sharp(Buffer.from(svg), { density: 600 })
    .resize(size)
    .rotate(turned, { background: "#999" })
    .png()
    .toBuffer();
  const wall = { width, height, channels: 3 as const, background: "#999" };
  const scene = await sharp({ create: wall })
    .composite([{ input: held }])
    .png()
    .toBuffer();
  const seen = sharp(scene).linear(light, 0);
  if (isInverted) seen.negate({ alpha: false });
  if (blur > 0) seen.blur(blur);
  const data = await seen.ensureAlpha().raw().toBuffer();
  return { data: new Uint8ClampedArray(data), width, height, colorSpace: "srgb" as const };
}

test.each([
  ["straight", {}],
  ["turned by 17 degrees", { turned: 17 }],
  ["turned by 45 degrees", { turned: 45 }],
  ["on its head", { turned: 180 }],
  ["an eighth of the picture's width", { size: 80 }],
  ["in a quarter of the light", { light: 0.25 }],
  ["in a tenth of the light", { light: 0.1 }],
  ["out of focus", { blur: 2.5 }],
  ["small, turned and out of focus", { size: 140, turned: 30, blur: 1.2, light: 0.5 }],
  ["white on black, as phones show it in the dark", { isInverted: true }],
])("the picture of an entry's code is read %s", async (_, how) => {
  expect(await read(await frameOf(codeSvg(code), how))).toBe(code);
});

test("a wall without a code has no text", async () => {
  const empty =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M2 2h4v3h-4z"/></svg>';
  expect(await read(await frameOf(empty, { blur: 1 }))).toBeNull();
});
