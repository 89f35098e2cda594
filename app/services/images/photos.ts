import sharp, { type Sharp } from "sharp";
import type { Cut, PhotoRefusal } from "./images.ts";

/** More than any phone camera has; a file that decodes to more is a decompression bomb. */
const mostPixels = 50_000_000;

/** Pictures for pages come from good cameras too, and from administrators only. */
const mostPixelsOfScaled = 150_000_000;

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
  return drawn(sent, mostPixels, (picture) =>
    sides.map((side) => asWebp(picture.clone().resize(side, side, { fit: "cover" }))),
  );
}

/** See `Images.scaledPhotos`. */
export function scaledPhotos(
  sent: Uint8Array,
  widths: readonly number[],
): Promise<Uint8Array[] | PhotoRefusal> {
  return drawn(sent, mostPixelsOfScaled, (picture) =>
    widths.map((width) =>
      asWebp(
        picture.clone().resize(width, width * highest, { fit: "inside", withoutEnlargement: true }),
      ),
    ),
  );
}

/** See `Images.cutPhotos`. */
export function cutPhotos(
  sent: Uint8Array,
  cuts: readonly Cut[],
): Promise<Uint8Array[] | PhotoRefusal> {
  return drawn(sent, mostPixelsOfScaled, (picture) =>
    cuts.map(({ width, height, format }) => {
      const cut = picture.clone().resize(width, height, { fit: "cover" });
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

/** Turned as its camera was held; metadata is not written unless one asks for it. */
async function drawn(
  sent: Uint8Array,
  limitInputPixels: number,
  cut: (picture: Sharp) => Sharp[],
): Promise<Uint8Array[] | PhotoRefusal> {
  const beginning = Buffer.from(sent.subarray(0, 16)).toString("latin1");
  if (!beginnings.some((known) => known.test(beginning))) return "no picture";
  try {
    const picture = sharp(sent, {
      limitInputPixels,
      failOn: "error",
      sequentialRead: true,
      pages: 1,
    })
      .timeout({ seconds: longestSeconds })
      .autoOrient();
    return await Promise.all(cut(picture).map((each) => each.toBuffer()));
  } catch (problem) {
    return String(problem).includes("exceeds pixel limit") ? "too many pixels" : "no picture";
  }
}
