import { expertPhotos, photoAddressOf } from "#features/accounts/profile/photo-address.ts";

/**
 * Where an expert's photo is found in the size of the own page. A picture of another site and inline
 * data have one size only.
 */
export function largePhoto(stored: string): string {
  return photoAddressOf(expertPhotos, stored, "large");
}
