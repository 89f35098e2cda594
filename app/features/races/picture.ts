/**
 * A picture's address as pages may load it: pages load nothing over plain HTTP, and most
 * servers have the same picture over TLS. `null` for any text that is not the address of a picture.
 */
export function shownPicture(address: string | null): string | null {
  const known = address?.trim();
  if (!known) return null;
  if (/^http:\/\//i.test(known)) return `https${known.slice(4)}`;
  return /^(?:https:\/\/|\/(?!\/)|data:image\/)/i.test(known) ? known : null;
}

const ours = /^(\/media\/races\/[0-9a-f]{40})-\d{3,4}\.webp$/;

/** The same picture in the size of a card; pictures of other sites have one size only. */
export function smallPicture(address: string): string {
  const [, name] = ours.exec(address) ?? [];
  return name ? `${name}-640.webp` : address;
}
