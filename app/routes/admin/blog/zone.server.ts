import { knownZone, zoneCookie } from "#features/blog/editing/zone.ts";
import { readCookie } from "#values/web/cookie.ts";

/** The zone in which an administrator's clock runs, as far as the browser has told it. */
export function zoneOf(request: Request): string {
  return knownZone(readCookie(request.headers.get("Cookie"), zoneCookie));
}
