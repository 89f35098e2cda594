import { isId } from "#values/id.ts";
import { splitLanguage } from "#values/web/language.ts";

/** The race whose page an address leads to, by http or https; `null` for any other address. */
export function raceOfAddress(address: string | null, origin: string): string | null {
  const url = URL.parse(address ?? "");
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(origin).host) return null;
  const [, id] = /^\/races\/([^/]+)\/?$/.exec(splitLanguage(url.pathname).path) ?? [];
  return isId(id) ? id : null;
}

/** The race that somebody names by its address or its id; `null` where neither is typed. */
export function readRaceAddress(typed: string, origin: string): string | null {
  return isId(typed) ? typed : raceOfAddress(typed, origin);
}

/**
 * A size that exceeds neither limit of the other site; a widget scrolls in a small frame. A limit that is
 * not a positive whole number allows any size.
 */
export function fittingSize(
  size: { width: number; height: number },
  params: URLSearchParams,
): { width: number; height: number } {
  return {
    width: Math.min(size.width, limitIn(params.get("maxwidth"))),
    height: Math.min(size.height, limitIn(params.get("maxheight"))),
  };
}

function limitIn(typed: string | null): number {
  const pixels = Number(typed);
  return Number.isInteger(pixels) && pixels > 0 ? pixels : Infinity;
}
