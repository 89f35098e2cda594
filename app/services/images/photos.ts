import sharp, { type Metadata, type ResizeOptions, type Sharp } from "sharp";
import { isHeic } from "#values/form/heic.ts";
import type { Cut, PhotoRefusal } from "./images.ts";

/** More than any phone camera has; a file that decodes to more is a decompression bomb. */
const mostPixels = 50_000_000;

/** Pictures for pages come from good cameras too, and from administrators only. */
const mostPixelsInLines = 150_000_000;

/** A picture of a page is never higher than so many times its width. */
const highest = 3;
const longestSeconds = 15;
const quality = 80;
const jpegQuality = 84;
const white = { r: 255, g: 255, b: 255 };

/** How the files of the formats that we read begin. Drawings (SVG) are programs and stay outside. */
const beginnings: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/, // PNG
  /^RIFF....WEBP/s, // WebP
  /^GIF8[79]a/, // GIF
  /^....ftypavi[fs]/s, // AVIF
];

/** See `Images.squarePhotos`. The name and declared type of a file are ignored. */
export function squarePhotos(
  sent: Uint8Array,
  sides: readonly number[],
): Promise<Uint8Array[] | PhotoRefusal> {
  const side = Math.max(...sides);
  return drawn(sent, mostPixels, { width: side, height: side, fit: "outside" }, (copy) =>
    sides.map((side) => asWebp(copy().resize(side, side, { fit: "cover" }))),
  );
}

/** See `Images.scaledPhotos`. */
export function scaledPhotos(
  sent: Uint8Array,
  widths: readonly number[],
): Promise<Uint8Array[] | PhotoRefusal> {
  const sizeOfWidth = (width: number) =>
    ({ width, height: width * highest, fit: "inside", withoutEnlargement: true }) as const;
  return drawn(sent, mostPixelsInLines, sizeOfWidth(Math.max(...widths)), (copy) =>
    widths.map((width) => asWebp(copy().resize(sizeOfWidth(width)))),
  );
}

/** See `Images.cutPhotos`. */
export function cutPhotos(
  sent: Uint8Array,
  cuts: readonly Cut[],
): Promise<Uint8Array[] | PhotoRefusal> {
  const width = Math.max(...cuts.map((cut) => cut.width));
  const height = Math.max(...cuts.map((cut) => cut.height));
  return drawn(sent, mostPixelsInLines, { width, height, fit: "outside" }, (copy) =>
    cuts.map(({ width, height, format }) => {
      const cut = copy().resize(width, height, { fit: "cover" });
      // What is transparent would become black in a JPEG.
      return format === "webp"
        ? asWebp(cut)
        : cut.flatten({ background: white }).jpeg({ quality: jpegQuality, mozjpeg: true });
    }),
  );
}

/** See `Images.sizeOf`. */
export async function sizeOf(picture: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

function asWebp(picture: Sharp): Sharp {
  return picture.webp({ quality });
}

/**
 * Decodes a picture once, to the size that all its copies fit in: a file of a few kilobytes can take
 * seconds. Turned as its camera was held; metadata is not written unless one asks for it.
 */
async function drawn(
  sent: Uint8Array,
  limitInputPixels: number,
  size: ResizeOptions,
  draw: (copy: () => Sharp) => Sharp[],
): Promise<Uint8Array[] | PhotoRefusal> {
  const beginning = Buffer.from(sent.subarray(0, 16)).toString("latin1");
  if (isHeic(sent)) return "heic";
  if (!beginnings.some((known) => known.test(beginning))) return "no picture";
  try {
    const picture = sharp(sent, {
      limitInputPixels,
      failOn: "error",
      sequentialRead: true,
      pages: 1,
    });
    if (isTooLarge(await picture.metadata())) return "too many pixels";
    const { data, info } = await picture
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const copies = draw(() => sharp(data, { raw: { width, height, channels } }));
    return await Promise.all(copies.map((each) => each.toBuffer()));
  } catch (problem) {
    return /exceeds pixel limit|timeout:/.test(String(problem)) ? "too many pixels" : "no picture";
  }
}

/**
 * A picture that is not stored line by line is decoded as a whole before it can be scaled: 144 million
 * pixels of a progressive JPEG take seconds and half a gigabyte.
 */
function isTooLarge({ format, isProgressive, width, height }: Metadata): boolean {
  const isInLines = (format === "jpeg" || format === "png") && !isProgressive;
  return !isInLines && width * height > mostPixels;
}
