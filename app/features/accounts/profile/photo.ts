import { isNamedHeic } from "#values/form/heic.ts";

/** Photos that are kept as squares: their folder below `/media`, and the sides in pixels. */
export type PhotoKind = {
  folder: string;
  /** The address of the small one is what is stored. */
  sides: Readonly<{ small: number; large: number }>;
};

/** How the photos of experts are kept: for a card, and for the expert's own page. */
export const expertPhotos = {
  folder: "experts",
  sides: { small: 320, large: 800 },
} satisfies PhotoKind;

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

type PhotoSize = keyof PhotoKind["sides"];

/** The address of the photo with this name. */
export function photoPathOf(kind: PhotoKind, name: string, size: PhotoSize = "small"): string {
  return `/media/${kind.folder}/${name}-${kind.sides[size]}.webp`;
}

/** The name of a photo that we keep, from its stored address; `null` for any other address. */
export function photoNameOf(kind: PhotoKind, stored: string | null): string | null {
  const [name] = /[0-9a-f]{40}/.exec(stored ?? "") ?? [];
  return name !== undefined && stored === photoPathOf(kind, name) ? name : null;
}

/**
 * Where a photo is found in another size than the stored address names. An address that is not ours
 * (a picture of another site, inline data) has one size only.
 */
export function photoAddressOf(kind: PhotoKind, stored: string, size: PhotoSize): string {
  const name = photoNameOf(kind, stored);
  return name === null ? stored : photoPathOf(kind, name, size);
}
