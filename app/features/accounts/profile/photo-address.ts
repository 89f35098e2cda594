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
