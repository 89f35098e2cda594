/** How wide the pictures of races are kept, in pixels; a narrower original stays as it is. */
export const pictureWidths = { card: 640, large: 1600 } as const;

/** Said beside the field. Larger pictures are scaled down, not refused. */
export const pictureHint = {
  en: "PNG, JPG or JPEG, max 10MB",
  es: "PNG, JPG o JPEG, máximo 10 MB",
};

const address = /^\/media\/races\/([0-9a-f]{40})-\d{3,4}\.webp$/;

/** The address of the picture with this name; the large one is what is stored. */
export function pictureAddress(name: string, size: keyof typeof pictureWidths = "large"): string {
  return `/media/races/${name}-${pictureWidths[size]}.webp`;
}

/** The name of a picture that we keep, from its stored address; `null` for any other address. */
export function pictureName(stored: string | null): string | null {
  return (stored && address.exec(stored)?.[1]) ?? null;
}
