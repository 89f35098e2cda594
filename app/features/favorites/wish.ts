import { href } from "react-router";
import { waitingCookie, waitingValue } from "#features/accounts/sign-in/waiting-cookie.ts";
import { withQuery } from "#values/address.ts";

const name = "keep";
const daySeconds = 24 * 3600;

/**
 * The address that adds the race to the favorites after signing in.
 * @param back - the page to go on to; the race's own without it
 */
export function keepPath(raceId: string, back?: string): string {
  const isOwn = back === href("/races/:id", { id: raceId });
  return withQuery(href("/favorites/:raceId/keep", { raceId }), { to: isOwn ? undefined : back });
}

/** The race that `path` adds to the favorites. */
export function wishedRace(path: string): string | null {
  const [, raceId] = /^\/favorites\/([\da-f-]{36})\/keep(?:\?to=[^&]*)?$/i.exec(path) ?? [];
  return raceId ?? null;
}

/**
 * Keeps the wish in this browser for a day, as long as the link of a sign-up's mail works. Only the
 * heart on a page of this site sets it, and in another browser the confirmation of a sign-up whose page
 * has named the race: a link from elsewhere cannot keep a race.
 * @param raceId - `null` takes the wish away
 */
export function wishCookie(request: Request, raceId: string | null): string {
  return waitingCookie(request, name, { value: raceId, seconds: daySeconds, path: "/favorites" });
}

/** Whether the wish to keep the race was made in this browser. */
export function isWished(request: Request, raceId: string): boolean {
  return waitingValue(request, name) === raceId;
}
