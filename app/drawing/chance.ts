import { numbersFrom } from "#values/seeded.ts";

/** A source of numbers that gives the same ones for the same seed. */
export type Chance = {
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  yes(share: number): boolean;
};

export function chanceOf(seed: string): Chance {
  const next = numbersFrom(hashOf(seed));
  const whole = (from: number, to: number) => Math.floor(from + next() * (to - from + 1));
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    yes: (share) => next() < share,
  };
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16_777_619);
  }
  return hash >>> 0;
}
