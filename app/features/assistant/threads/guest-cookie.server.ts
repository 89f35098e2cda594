import { randomBytes } from "node:crypto";
import { isSecure, readCookie, writeCookie } from "#values/web/cookie.ts";

/**
 * It holds nothing that a public page shows: the name stands outside of the prefix of personal
 * cookies, so that guests who chat go on to get the kept pages.
 */
const plainName = "chat_guest";

/** Over TLS: neither a neighboring host nor a page without TLS can give this name a value. */
const secureName = `__Host-${plainName}`;

/** For how long a browser keeps a guest who asks nothing more. */
export const guestDays = 7;
const seconds = guestDays * 24 * 3600;

/** 128 bits. */
const keyBytes = 16;
const keyShape = /^[\w-]{22}$/;

export function newGuestKey(): string {
  return randomBytes(keyBytes).toString("base64url");
}

/** The key of the guest who sends a request; `null` for any other visitor. */
export function guestKeyOf(request: Request): string | null {
  const name = nameIn(request);
  const key = name && readCookie(request.headers.get("cookie"), name);
  return key && keyShape.test(key) ? key : null;
}

/** The `Set-Cookie` value that keeps a guest for seven days from now on. */
export function keepGuest(request: Request, key: string): string {
  const secure = isSecure(request);
  return writeCookie(secure ? secureName : plainName, key, { seconds, isSecure: secure });
}

/** The `Set-Cookie` value that removes the key which a request was sent with. */
export function forgetGuest(request: Request): string {
  const name = nameIn(request) ?? plainName;
  return writeCookie(name, null, { seconds, isSecure: name === secureName });
}

/** Behind a TLS proxy that is not configured, a page is asked for as if there were no TLS. */
function nameIn(request: Request): string | null {
  const header = request.headers.get("cookie");
  if (readCookie(header, secureName) !== null) return secureName;
  const isPlain = !isSecure(request) && readCookie(header, plainName) !== null;
  return isPlain ? plainName : null;
}
