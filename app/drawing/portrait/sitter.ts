import { type Chance, chanceOf } from "../chance.ts";
import { mix } from "../color.ts";
import { type Hour, type Inks, inksFor } from "../inks.ts";
import { type Head, headOf } from "./head.ts";

/** What the drawn person is like, and the colours to draw it in. */
export type Sitter = {
  chance: Chance;
  inks: Inks;
  isBroad: boolean;
  age: "young" | "grown" | "old";
  head: Head;
  skin: string;
  /** Of the skin, away from the light. */
  shade: string;
  blush: string;
  iris: string;
  hairstyle: Hairstyle;
  hair: string;
  hairShade: string;
  headwear: Headwear;
  glasses: Glasses;
  beard: Beard;
  hasEarrings: boolean;
  clothes: Clothes;
  scarf: string;
  /** Of the shirt, and of what is on it. */
  cloth: string;
  trim: string;
};

const kinds = ["road", "trail", "ultra", "triathlon", "mtb", "urban"] as const;
const hours: readonly [Hour, ...Hour[]] = [
  "day",
  "day",
  "dawn",
  "golden",
  "golden",
  "dusk",
  "mist",
  "night",
];

/** From fair to deep. */
const skins = [
  "#f9dcc6",
  "#f4cbab",
  "#ebb994",
  "#dfa67c",
  "#cf9067",
  "#ba7a52",
  "#9d633f",
  "#7f4c30",
  "#643a25",
  "#4c2b1d",
] as const;

/** @param seed - the same one gives the same person */
export function sitterOf(seed: string): Sitter {
  const chance = chanceOf(`person ${seed}`);
  const inks = inksFor(chance.pick(kinds), chance.pick(hours), chance);
  const isBroad = chance.yes(0.5);
  const age = chance.pick(["young", "young", "grown", "grown", "grown", "old"] as const);
  const headwear = !isBroad && chance.yes(0.12) ? "hijab" : choose(chance, headwears);
  const depth = chance.whole(0, skins.length - 1);
  const hair = hairInk(chance, { age, depth });
  const hasFreeArms = headwear !== "hijab" && chance.yes(0.24);
  return {
    chance,
    inks,
    isBroad,
    age,
    head: headOf(chance, isBroad),
    ...skinAt(depth, inks),
    iris: chance.pick(depth > 3 ? darkEyes : anyEyes),
    hairstyle: under(headwear, choose(chance, isBroad ? broadHair : fineHair), isBroad),
    hair,
    hairShade: mix(hair, "#120c10", 0.35),
    headwear,
    glasses: choose(chance, spectacles),
    beard: isBroad ? choose(chance, beards) : "none",
    hasEarrings: chance.yes(isBroad ? 0.06 : 0.4),
    clothes: hasFreeArms ? "singlet" : choose(chance, outfits),
    scarf: chance.pick(scarves),
    ...chance.pick(fabrics),
  };
}

/** What stands up from the head has no room in a cap. */
function under(headwear: Headwear, hairstyle: Hairstyle, isBroad: boolean): Hairstyle {
  if (headwear !== "cap" && headwear !== "beanie") return hairstyle;
  if (hairstyle === "knot") return isBroad ? "crop" : "tail";
  return hairstyle === "quiff" || hairstyle === "curls" ? "crop" : hairstyle;
}

/** In the light of the picture. */
function skinAt(depth: number, inks: Inks): Pick<Sitter, "skin" | "shade" | "blush"> {
  const isNight = inks.hour === "night";
  const skin = mix(skins[depth] ?? skins[0], isNight ? inks.near : inks.sun, isNight ? 0.07 : 0.05);
  const isDeep = depth > 6;
  return {
    skin,
    shade: isDeep ? mix(skin, "#1a0d0c", 0.3) : mix(skin, "#8a3d2c", 0.26),
    blush: mix(skin, "#d8473a", isDeep ? 0.22 : 0.35),
  };
}

const darkEyes = ["#3a2417", "#2a1a14", "#4a2c18"] as const;
const anyEyes = ["#3a2417", "#2a1a14", "#5b3a1e", "#4d6b45", "#3f6f94"] as const;

const darkHair = ["#1d1b20", "#2a1f1c", "#3a2620"] as const;
const anyHair = [
  "#1d1b20",
  "#2f211c",
  "#4f3322",
  "#6f4426",
  "#94481f",
  "#c08a45",
  "#d9b06a",
] as const;
const greyHair = ["#8d8b8b", "#b3b0ab", "#dedad2"] as const;

function hairInk(chance: Chance, { age, depth }: { age: Sitter["age"]; depth: number }): string {
  if (age === "old" || (age === "grown" && chance.yes(0.1))) return chance.pick(greyHair);
  return chance.pick(depth > 4 ? darkHair : anyHair);
}

const scarves = [
  "#0f5c4a",
  "#6b2f7a",
  "#22406e",
  "#c9583a",
  "#e7d3b8",
  "#2b3036",
  "#8fb8c9",
  "#d99aa5",
  "#b7791f",
] as const;

const fabrics: readonly [Fabric, ...Fabric[]] = [
  { cloth: "#d63c0b", trim: "#fbfaf7" },
  { cloth: "#d63c0b", trim: "#f6c04d" },
  { cloth: "#f2603a", trim: "#fff3dc" },
  { cloth: "#0f5c4a", trim: "#f6c04d" },
  { cloth: "#0f5c4a", trim: "#fbfaf7" },
  { cloth: "#1f5fbf", trim: "#fbfaf7" },
  { cloth: "#1f5fbf", trim: "#f6c04d" },
  { cloth: "#22406e", trim: "#f2603a" },
  { cloth: "#6b2f7a", trim: "#f6c04d" },
  { cloth: "#6b2f7a", trim: "#fff3dc" },
  { cloth: "#8a5a00", trim: "#fff3dc" },
  { cloth: "#3c4a57", trim: "#8fd3c8" },
  { cloth: "#14181b", trim: "#f2603a" },
  { cloth: "#14181b", trim: "#fbfaf7" },
  { cloth: "#fbfaf7", trim: "#d63c0b" },
  { cloth: "#fbfaf7", trim: "#22406e" },
  { cloth: "#f6c04d", trim: "#22406e" },
  { cloth: "#8fd3c8", trim: "#0f5c4a" },
];

type Fabric = Pick<Sitter, "cloth" | "trim">;

/** What may be drawn, each with its share: 4 is drawn twice as often as 2. */
type Shares<T> = readonly [readonly [number, T], ...(readonly [number, T])[]];

function choose<T>(chance: Chance, shares: Shares<T>): T {
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

const broadHair: Shares<Hairstyle> = [
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

const fineHair: Shares<Hairstyle> = [
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

const headwears: Shares<Headwear> = [
  [50, "none"],
  [12, "cap"],
  [9, "visor"],
  [10, "headband"],
  [5, "beanie"],
  [5, "shades"],
];

export type Beard = "none" | "stubble" | "moustache" | "goatee" | "full" | "long";

const beards: Shares<Beard> = [
  [3, "none"],
  [1, "stubble"],
  [1, "moustache"],
  [1, "goatee"],
  [2, "full"],
  [1, "long"],
];

export type Glasses = "none" | "round" | "square" | "cat" | "half";

const spectacles: Shares<Glasses> = [
  [28, "none"],
  [3, "round"],
  [3, "square"],
  [3, "cat"],
  [3, "half"],
];

export type Clothes = "singlet" | "tee" | "jacket" | "hoodie" | "polo" | "vest" | "whistle";

/** A singlet leaves the arms free. */
const outfits: Shares<Clothes> = [
  [1, "tee"],
  [2, "jacket"],
  [1, "hoodie"],
  [1, "polo"],
  [1, "vest"],
  [1, "whistle"],
];
