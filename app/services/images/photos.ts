import sharp, { type Sharp } from "sharp";
import type { PhotoRefusal } from "./images.ts";

/** More than any telephone takes; what unfolds to more is a bomb. */
const mostPixels = 50_000_000;
const longestSeconds = 15;
const quality = 80;

/** How the files of the formats that we read begin. Drawings (SVG) are programs and stay outside. */
const beginnings: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/, // PNG
  /^RIFF....WEBP/s, // WebP
  /^GIF8[79]a/, // GIF
  /^....ftypavi[fs]/s, // AVIF
];

/** See `Images.squarePhotos`. What a file is called and says of itself counts for nothing. */
export async function squarePhotos(
  sent: Uint8Array,
  sides: readonly number[],
): Promise<Uint8Array[] | PhotoRefusal> {
  const beginning = Buffer.from(sent.subarray(0, 16)).toString("latin1");
  if (!beginnings.some((known) => known.test(beginning))) return "no picture";
  try {
    const picture = sharp(sent, {
      limitInputPixels: mostPixels,
      failOn: "error",
      sequentialRead: true,
      pages: 1,
    });
    return await Promise.all(sides.map((side) => square(picture.clone(), side)));
  } catch (problem) {
    return String(problem).includes("exceeds pixel limit") ? "too many pixels" : "no picture";
  }
}

/** Turned as its camera was held; metadata is not written unless one asks for it. */
function square(picture: Sharp, side: number): Promise<Uint8Array> {
  return picture
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(side, side, { fit: "cover" })
    .webp({ quality })
    .toBuffer();
}
