import type { Words } from "../say.ts";

/** Said where a photo is chosen. Safari converts by itself; other ways to send a file do not. */
export const heicRefused = {
  en: "iPhone photos in HEIC cannot be read; send a JPEG.",
  es: "No podemos leer fotos de iPhone en HEIC; envía un JPEG.",
} as const satisfies Words;

/**
 * Whether bytes are a photo in HEIC, whatever the name of the file says: a box `ftyp` with one of its brands.
 * @see https://www.iso.org/standard/83650.html ISO/IEC 23008-12; AVIF has the same boxes
 */
export function isHeic(bytes: Uint8Array): boolean {
  const brands = String.fromCharCode(...bytes.subarray(4, 40));
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands) && !/avi[fs]/.test(brands);
}

/** Whether the type or the name of a file says HEIC. */
export function isNamedHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
