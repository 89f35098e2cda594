/** A source of numbers that gives the same ones for the same seed. */
export type Chance = {
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  yes(share: number): boolean;
};

/** Mulberry32 (Tommy Ettinger, public domain). */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
