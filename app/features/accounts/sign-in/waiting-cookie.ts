/**
 * A `Set-Cookie` value with something that waits in this browser for a page of ours; `null` takes it
 * away. It works without a script, and it stands in no address.
 * @param name - without the product's prefix
 * @param path - below which the browser shows it to us; a page asked for with it is nobody else's,
 *   and so is not kept
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

/** @returns what waits there, or null when there is nothing that could be a token */
export function waitingValue(request: Request, name: string): string | null {
  const start = `dorsal.${name}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(";");
  const value = pairs.find((each) => each.trimStart().startsWith(start))?.trim();
  const token = value?.slice(start.length) ?? "";
  return /^[\w.-]{1,600}$/.test(token) ? token : null;
}
