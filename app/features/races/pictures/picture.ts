import { raceKind } from "../race-type.ts";

const ours = /^(\/media\/races\/[0-9a-f]{40})-\d{3,4}\.webp$/;

/** The same picture in the size of a card; pictures of other sites have one size only. */
export function smallPicture(address: string): string {
  const [, name] = ours.exec(address) ?? [];
  return name ? `${name}-640.webp` : address;
}

/** The classes that grade a photo in the colour of its race type; none for a drawn cover, which has it. */
export function photoClass(address: string, type: string): string {
  return address.startsWith("/covers/") ? "" : ` race-photo type-${raceKind(type)}`;
}
