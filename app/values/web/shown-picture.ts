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
