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
  const secure = request.url.startsWith("https:") ? "; Secure" : "";
  const age = value === null ? 0 : seconds;
  return `dorsal.${name}=${encodeURIComponent(value ?? "")}; Max-Age=${age}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

/** @returns the token, or `null` without one */
export function waitingValue(request: Request, name: string): string | null {
  const start = `dorsal.${name}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(";");
  const value = pairs.find((each) => each.trimStart().startsWith(start))?.trim();
  const token = value?.slice(start.length) ?? "";
  return /^[\w.-]{1,600}$/.test(token) ? token : null;
}
