import { knownZone, zoneCookie } from "#features/blog/editing/zone.ts";
import { readCookie } from "#values/web/cookie.ts";

/** The time zone of an administrator; `UTC` until the browser has reported it. */
export function zoneOf(request: Request): string {
  return knownZone(readCookie(request.headers.get("Cookie"), zoneCookie));
}
