import { expertPhotos, photoAddressOf } from "#features/accounts/profile/photo.ts";

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
