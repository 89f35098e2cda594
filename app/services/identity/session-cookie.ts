import { createHmac, timingSafeEqual } from "node:crypto";
import { isSecure, readCookie, writeCookie } from "#values/web/cookie.ts";
import {
  COOKIE_PREFIX,
  REMEMBERED_SECONDS,
  RENEWED_AFTER_SECONDS,
  type SessionCookie,
} from "./identity.ts";

const SESSION = `${COOKIE_PREFIX}.session_token`;
const NOT_REMEMBERED = `${COOKIE_PREFIX}.dont_remember`;

/**
 * Reads the library's session cookie without the library: a page for a visitor without the cookie
 * costs no time here, and a page for a signed-in visitor costs one signature.
 */
export function sessionCookie(secret: string, now: () => Date): SessionCookie {
  return {
    isThere: (request) => cookieOf(request, SESSION) !== null,
    token(request) {
      const value = cookieOf(request, SESSION);
      const dot = value?.lastIndexOf(".") ?? -1;
      if (!value || dot < 1) return null;
      const token = value.slice(0, dot);
      return isSignedBy(secret, token, value.slice(dot + 1)) ? token : null;
    },
    isDue(request, expiresAt) {
      if (cookieOf(request, NOT_REMEMBERED) !== null) return false;
      const left = expiresAt.getTime() - now().getTime();
      return left <= (REMEMBERED_SECONDS - RENEWED_AFTER_SECONDS) * 1000;
    },
    forgetting(request) {
      const gone = { seconds: 0, isSecure: isSecure(request) };
      return [SESSION, NOT_REMEMBERED].map((name) => writeCookie(named(request, name), null, gone));
    },
  };
}

function isSignedBy(secret: string, token: string, signature: string): boolean {
  const given = Buffer.from(signature, "base64");
  const right = createHmac("sha256", secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Over TLS the library gives a cookie a name that only TLS may set. */
function named(request: Request, name: string): string {
  return isSecure(request) ? `__Secure-${name}` : name;
}

function cookieOf(request: Request, plainName: string): string | null {
  return readCookie(request.headers.get("cookie"), named(request, plainName));
}
