import { expertPhotos, photoAddressOf } from "#features/accounts/profile/photo-address.ts";

/**
 * The address of an expert's photo in the size that the expert's page shows. A picture of another
 * site and inline data have one size only.
 */
export function largePhoto(stored: string): string {
  return photoAddressOf(expertPhotos, stored, "large");
}
