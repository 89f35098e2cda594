import { numbersFrom } from "#values/seeded.ts";

/** Several ways to say the same thing. */
export type Ways<Told> = readonly [(told: Told) => string, ...((told: Told) => string)[]];

/** Picks one of several ways to say something; the same one only after all others were used. */
export type Choose = <Way>(ways: readonly [Way, ...Way[]]) => Way;

/**
 * Variety that can be repeated: the same seed makes the same choices in the same order.
 * @param seed - any whole number
 */
export function chooserFrom(seed: number): Choose {
  const next = numbersFrom(seed);
  // Lists of ways are constants of their modules: each one is known by its identity.
  const places = new WeakMap<object, number>();
  return (ways) => {
    const place = places.get(ways) ?? Math.floor(next() * ways.length);
    places.set(ways, place + 1);
    return inTurn(place, ways);
  };
}

/** The way whose turn it is, so that neighbors sound different. */
export function inTurn<Way>(turn: number, ways: readonly [Way, ...Way[]]): Way {
  return ways[turn % ways.length] ?? ways[0];
}

/** A seed that follows from a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
