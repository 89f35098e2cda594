import { isNamedHeic } from "#values/form/heic.ts";
import { type PhotoKind, photoAddressOf, photoNameOf } from "./photo-address.ts";

/** At most, by the specification. */
export const photoBytes = 2 * 1024 * 1024;

/** The sides of the two squares that are kept, in pixels: beside a name, and large. */
export const photoSides = { small: 96, large: 384 } as const;

/** How the photos of people are kept. */
export const peoplePhotos = { folder: "people", sides: photoSides } satisfies PhotoKind;

/**
 * Where a person's photo is found in another size than the stored address names. An address that is
 * not ours (a picture of Google's, inline data) has one size only.
 */
export function photoAddress(stored: string, size: keyof typeof photoSides): string {
  return photoAddressOf(peoplePhotos, stored, size);
}

/** The name of a photo that we keep, from its stored address; `null` for any other address. */
export function photoName(stored: string | null): string | null {
  return photoNameOf(peoplePhotos, stored);
}

/**
 * What is wrong with a file before its content is read, by the rules of the specification. The
 * browser says it at once; the server checks it again.
 */
export function photoProblem(
  file: Pick<File, "name" | "type" | "size">,
): "heic" | "not-an-image" | "too-heavy" | null {
  if (isNamedHeic(file)) return "heic";
  if (!file.type.startsWith("image/")) return "not-an-image";
  return file.size > photoBytes ? "too-heavy" : null;
}
