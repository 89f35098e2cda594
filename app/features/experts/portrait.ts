import { portraitSvg } from "#drawing/portrait/portrait.ts";
import { expertPhotos, photoAddressOf } from "#features/accounts/profile/photo.ts";

/** Raise it when portraits are drawn differently: browsers cache them for ever. */
const version = "1";

export const portraitSize = 480;

/** Whose portrait it is: people and machines are drawn so that nobody takes one for the other. */
export type PortraitKind = "expert" | "coach";

/**
 * The address of the drawn portrait of an expert without a photo, or of a coach. The same seed always
 * gives the same drawing, and no two seeds give the same one.
 * @param seed - the id of the expert or the persona
 */
export function portraitAddress(kind: PortraitKind, seed: string): string {
  return `/portraits/${kind}/${encodeURIComponent(seed)}.svg?v=${version}`;
}

/** Draws the portrait of an address that `portraitAddress` made; `null` for any other. */
export function drawPortrait(kind: string, file: string): string | null {
  const [, seed] = /^([\w-]{1,64})\.svg$/.exec(file) ?? [];
  if (seed === undefined || (kind !== "expert" && kind !== "coach")) return null;
  return portraitSvg(kind, seed);
}

/**
 * The address of an expert's photo in the size that the expert's page shows. A picture of another
 * site and inline data have one size only.
 */
export function largePhoto(stored: string): string {
  return photoAddressOf(expertPhotos, stored, "large");
}

/** Before it is drawn again; a phone's photo has about 4 MB. */
export const mostPhotoBytes = 10 * 1024 * 1024;

/** What the file dialog offers: the formats that the server reads. */
export const expertPhotoFormats = "image/png,image/jpeg,image/webp,image/gif,image/avif";
