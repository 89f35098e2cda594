import { createHmac, timingSafeEqual } from "node:crypto";
import {
  COOKIE_PREFIX,
  REMEMBERED_SECONDS,
  RENEWED_AFTER_SECONDS,
  type SessionCookie,
} from "./identity.ts";

const SESSION = `${COOKIE_PREFIX}.session_token`;
const NOT_REMEMBERED = `${COOKIE_PREFIX}.dont_remember`;

/** Over TLS a cookie's name says that only TLS may set it. */
export function isSecure(request: Request): boolean {
  return request.url.startsWith("https:");
}

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
      const secure = isSecure(request) ? "; Secure" : "";
      return [SESSION, NOT_REMEMBERED].map(
        (name) => `${named(request, name)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`,
      );
    },
  };
}

function isSignedBy(secret: string, token: string, signature: string): boolean {
  const given = Buffer.from(signature, "base64");
  const right = createHmac("sha256", secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

function named(request: Request, name: string): string {
  return isSecure(request) ? `__Secure-${name}` : name;
}

function cookieOf(request: Request, plainName: string): string | null {
  const cookies = request.headers.get("cookie");
  if (!cookies?.includes(plainName)) return null;
  const start = `${named(request, plainName)}=`;
  const pair = cookies.split(";").find((each) => each.trimStart().startsWith(start));
  return pair ? decode(pair.trim().slice(start.length)) : null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
