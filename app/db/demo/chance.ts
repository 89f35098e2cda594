import { createHash } from "node:crypto";

/** Numbers from 0 to just below 1 that are the same for the same seed on every machine. */
export function seededChance(seed: string): () => number {
  let state = createHash("sha1").update(seed).digest().readUInt32LE(0);
  // Mulberry32: 32 bits of state are plenty for choosing a review.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the list, which must not be empty. */
export function pick<T>(chance: () => number, list: readonly T[]): T {
  const found = list[Math.floor(chance() * list.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}
