import { isId } from "#values/id.ts";

/** The sizes between which a frame may be asked for, in pixels. */
const narrowest = 240;
const lowest = 120;

/** The race whose page an address leads to; `null` for any other address. */
export function raceOfAddress(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  const [, id] = /^\/races\/([^/]+)$/.exec(url.pathname) ?? [];
  return url.origin === new URL(origin).origin && isId(id) ? id : null;
}

/** The race that somebody names by its address or its id; `null` where neither is typed. */
export function readRaceAddress(typed: string, origin: string): string | null {
  return isId(typed) ? typed : raceOfAddress(typed, origin);
}

/** A size within what the other site allows; a value that is no number allows any. */
export function fittingSize(
  size: { width: number; height: number },
  params: URLSearchParams,
): { width: number; height: number } {
  return {
    width: Math.max(narrowest, Math.min(size.width, Number(params.get("maxwidth")) || Infinity)),
    height: Math.max(lowest, Math.min(size.height, Number(params.get("maxheight")) || Infinity)),
  };
}
