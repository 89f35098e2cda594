import { type PhotoKind, photoAddressOf } from "#values/web/photo-address.ts";

/** How the photos of experts are kept: for a card, and for the expert's own page. */
export const expertPhotos = {
  folder: "experts",
  sides: { small: 320, large: 800 },
} satisfies PhotoKind;

/**
 * Where an expert's photo is found in the size of the own page. A picture of another site and inline
 * data have one size only.
 */
export function largePhoto(stored: string): string {
  return photoAddressOf(expertPhotos, stored, "large");
}
