import { parseCookie, stringifySetCookie } from "cookie";
import { isLengthUnit, type LengthUnit } from "../length.ts";

/**
 * The value of a cookie in the `Cookie` header of a request; `null` where the header has no such
 * cookie.
 */
export function readCookie(header: string | null, name: string): string | null {
  // Most headers do not have it, and a search in a text is cheaper than reading all pairs.
  if (!header?.includes(`${name}=`)) return null;
  return parseCookie(header, { decode: decoded })[name] ?? null;
}

/** A value that is not percent-encoded text is none of ours: it counts as empty. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

type Kept = {
  /** How long the browser keeps it. */
  seconds: number;
  /** The browser sends the cookie with requests below this path only. */
  path?: string;
  /** Over TLS the cookie is sent over TLS only. */
  isSecure?: boolean;
};

/**
 * A `Set-Cookie` value that scripts cannot read and that other sites cannot send; a `null` value
 * removes the cookie.
 */
export function writeCookie(
  name: string,
  value: string | null,
  { seconds, path = "/", isSecure = false }: Kept,
): string {
  return stringifySetCookie({
    name,
    value: value ?? "",
    maxAge: value === null ? 0 : seconds,
    path,
    httpOnly: true,
    secure: isSecure,
    sameSite: "lax",
  });
}

/** Whether a request came over TLS. */
export function isSecure(request: Request): boolean {
  return request.url.startsWith("https:");
}

const name = "units";
const yearInSeconds = 31_536_000;

/** The unit of length that a visitor has chosen; kilometres until then. */
export function lengthUnitOf(cookies: string | null): LengthUnit {
  const unit = readCookie(cookies, name);
  return isLengthUnit(unit) ? unit : "km";
}

/** A `Set-Cookie` value that keeps the unit in this browser. */
export function unitCookie(request: Request, unit: LengthUnit): string {
  return writeCookie(name, unit, { seconds: yearInSeconds, isSecure: isSecure(request) });
}
