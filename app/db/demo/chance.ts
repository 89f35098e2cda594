import { createHash } from "node:crypto";
import { numbersFrom } from "#values/seeded.ts";

/** Numbers from 0 to just below 1 that are the same for the same seed on every machine. */
export function seededChance(seed: string): () => number {
  return numbersFrom(createHash("sha1").update(seed).digest().readUInt32LE(0));
}

/** One of the list, which must not be empty. */
export function pick<T>(chance: () => number, list: readonly T[]): T {
  const found = list[Math.floor(chance() * list.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}
