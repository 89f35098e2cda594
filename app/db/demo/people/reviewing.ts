import { createHash } from "node:crypto";
import { numbersFrom } from "#values/seeded.ts";
import { type DemoPerson, demoReviewers } from "./people.ts";

/**
 * Draws `count` people who review something in a country.
 * @param neighborly - how likely each of them lives there, from 0 to 1
 */
export function reviewersOf(
  { country }: { country: string },
  { count, neighborly }: { count: number; neighborly: number },
  chance: () => number,
): DemoPerson[] {
  const neighbors = demoReviewers.filter((person) => person.country === country);
  const authors = new Set<DemoPerson>();
  while (authors.size < count) {
    authors.add(pick(chance, chance() < neighborly ? neighbors : demoReviewers));
  }
  return [...authors];
}

/** One of the texts that were used least, counted as used once more. */
export function leastUsed(
  candidates: readonly { text: string }[],
  used: Map<string, number>,
  chance: () => number,
): string {
  const least = Math.min(...candidates.map(({ text }) => used.get(text) ?? 0));
  const { text } = pick(
    chance,
    candidates.filter((each) => (used.get(each.text) ?? 0) === least),
  );
  used.set(text, least + 1);
  return text;
}

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
