import type { Chance } from "../chance.ts";

/** What may be drawn, each with its share: 4 is drawn twice as often as 2. */
type Shares<T> = readonly [readonly [number, T], ...(readonly [number, T])[]];

export function choose<T>(chance: Chance, shares: Shares<T>): T {
  const whole = shares.reduce((sum, [share]) => sum + share, 0);
  let rest = chance.between(0, whole);
  for (const [share, value] of shares) {
    rest -= share;
    if (rest < 0) return value;
  }
  return shares[0][1];
}

export type Hairstyle =
  | "bald"
  | "ring"
  | "buzz"
  | "crop"
  | "part"
  | "quiff"
  | "shaggy"
  | "pixie"
  | "rows"
  | "curls"
  | "afro"
  | "cloud"
  | "locs"
  | "straight"
  | "waves"
  | "bob"
  | "tail"
  | "knot"
  | "braids";

export const broadHair: Shares<Hairstyle> = [
  [3, "bald"],
  [2, "ring"],
  [3, "buzz"],
  [4, "crop"],
  [4, "part"],
  [3, "quiff"],
  [4, "curls"],
  [2, "afro"],
  [2, "locs"],
  [1, "knot"],
  [2, "rows"],
  [2, "shaggy"],
];

export const fineHair: Shares<Hairstyle> = [
  [4, "straight"],
  [4, "waves"],
  [4, "bob"],
  [4, "tail"],
  [3, "knot"],
  [3, "braids"],
  [2, "afro"],
  [2, "curls"],
  [2, "locs"],
  [2, "rows"],
  [3, "pixie"],
  [1, "buzz"],
  [3, "cloud"],
];

export type Headwear = "none" | "cap" | "visor" | "headband" | "beanie" | "shades" | "hijab";

export const headwears: Shares<Headwear> = [
  [50, "none"],
  [12, "cap"],
  [9, "visor"],
  [10, "headband"],
  [5, "beanie"],
  [5, "shades"],
];

export type Beard = "none" | "stubble" | "moustache" | "goatee" | "full" | "long";

export const beards: Shares<Beard> = [
  [3, "none"],
  [1, "stubble"],
  [1, "moustache"],
  [1, "goatee"],
  [2, "full"],
  [1, "long"],
];

export type Glasses = "none" | "round" | "square" | "cat" | "half";

export const spectacles: Shares<Glasses> = [
  [28, "none"],
  [3, "round"],
  [3, "square"],
  [3, "cat"],
  [3, "half"],
];

export type Clothes = "singlet" | "tee" | "jacket" | "hoodie" | "polo" | "vest" | "whistle";

/** A singlet leaves the arms free. */
export const outfits: Shares<Clothes> = [
  [1, "tee"],
  [2, "jacket"],
  [1, "hoodie"],
  [1, "polo"],
  [1, "vest"],
  [1, "whistle"],
];
