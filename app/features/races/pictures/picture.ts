import { raceKind } from "../race-type.ts";

/** How wide the pictures of races are kept, in pixels; a narrower original stays as it is. */
export const pictureWidths = { card: 640, large: 1600 } as const;

const ourAddress = /^\/media\/races\/([0-9a-f]{40})-\d{3,4}\.webp$/;

/** The address of the picture with this name; the large one is what is stored. */
export function pictureAddress(name: string, size: keyof typeof pictureWidths = "large"): string {
  return `/media/races/${name}-${pictureWidths[size]}.webp`;
}

/** The name of a picture that we keep, from its stored address; `null` for any other address. */
export function pictureName(stored: string | null): string | null {
  return (stored && ourAddress.exec(stored)?.[1]) ?? null;
}

/** The same picture in the size of a card; pictures of other sites have one size only. */
export function smallPicture(address: string): string {
  const name = pictureName(address);
  return name ? pictureAddress(name, "card") : address;
}

/** The classes that grade a photo in the colour of its race type; none for a drawn cover, which has it. */
export function photoClass(address: string, type: string): string {
  return address.startsWith("/covers/") ? "" : ` race-photo type-${raceKind(type)}`;
}
