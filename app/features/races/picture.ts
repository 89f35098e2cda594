/**
 * A picture's address as pages may load it: our pages load nothing over plain HTTP, and most
 * servers have the same picture over TLS. What is no address of a picture counts as none.
 */
export function shownPicture(address: string | null): string | null {
  const known = address?.trim();
  if (!known) return null;
  if (/^http:\/\//i.test(known)) return `https${known.slice(4)}`;
  return /^(?:https:\/\/|\/(?!\/)|data:image\/)/i.test(known) ? known : null;
}
