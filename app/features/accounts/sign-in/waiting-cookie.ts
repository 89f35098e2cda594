import { isSecure, readCookie, writeCookie } from "#values/web/cookie.ts";

/**
 * A `Set-Cookie` value that keeps a token in this browser for a later page; `null` takes it away. It
 * works without scripts and stands in no address.
 * @param name - without the product's prefix
 * @param path - below which the browser sends it; the page cache leaves such requests alone
 */
export function waitingCookie(
  request: Request,
  name: string,
  { value, seconds, path = "/" }: { value: string | null; seconds: number; path?: string },
): string {
  return writeCookie(`dorsal.${name}`, value, { seconds, path, isSecure: isSecure(request) });
}

/** @returns the token, or `null` without one */
export function waitingValue(request: Request, name: string): string | null {
  const token = readCookie(request.headers.get("cookie"), `dorsal.${name}`) ?? "";
  return /^[\w.-]{1,600}$/.test(token) ? token : null;
}
