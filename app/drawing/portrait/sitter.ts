import { type Chance, chanceOf } from "../cover/chance.ts";
import { mix } from "../cover/color.ts";
import { type Hour, type Inks, inksFor } from "../cover/inks.ts";
import { type Head, headOf } from "./head.ts";

export type Hairstyle = keyof typeof hairOf.broad | keyof typeof hairOf.fine;
export type Headwear = "none" | "cap" | "visor" | "headband" | "hijab" | "beanie" | "shades";
export type Beard = "none" | "stubble" | "moustache" | "goatee" | "full" | "long";
export type Clothes = "singlet" | "tee" | "jacket" | "hoodie" | "polo" | "vest" | "whistle";
export type Glasses = "none" | "round" | "square" | "cat" | "half";

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
  hairstyle: Hairstyle;
  hair: string;
  hairShade: string;
  headwear: Headwear;
  glasses: Glasses;
  beard: Beard;
  clothes: Clothes;
  /** Shirt, and what is on it. */
  cloth: string;
  trim: string;
};

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
const kinds = ["road", "trail", "ultra", "triathlon", "mtb", "urban"] as const;

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

/** How often each kind of hair is drawn. */
const hairOf = {
  broad: {
    bald: 3,
    ring: 2,
    buzz: 3,
    crop: 4,
    part: 4,
    quiff: 3,
    curls: 4,
    afro: 2,
    locs: 2,
    knot: 2,
    rows: 2,
    shaggy: 2,
  },
  fine: {
    straight: 4,
    waves: 4,
    bob: 4,
    tail: 4,
    knot: 3,
    braids: 3,
    afro: 3,
    curls: 2,
    locs: 2,
    rows: 2,
    pixie: 3,
    buzz: 1,
    cloud: 3,
  },
} as const;

const cloths = [
  "#d63c0b",
  "#0f5c4a",
  "#1f5fbf",
  "#6b2f7a",
  "#8a5a00",
  "#22406e",
  "#14181b",
  "#fbfaf7",
  "#f2603a",
  "#f6c04d",
  "#8fd3c8",
  "#3c4a57",
] as const;

export function sitterOf(seed: string): Sitter {
  // Two sources: as many different people as there are seeds.
  const chance = chanceOf(`sitter ${seed}`);
  const inks = inksFor(chance.pick(kinds), chance.pick(hours), chance);
  const isBroad = chance.yes(0.5);
  const age = chance.pick(["young", "young", "grown", "grown", "grown", "old"] as const);
  const skinAt = chance.whole(0, skins.length - 1);
  const tint = inks.hour === "night" || inks.hour === "dusk" ? 0.12 : 0.05;
  const skin = mix(skins[skinAt] ?? skins[0], inks.hour === "night" ? inks.near : inks.sun, tint);
  const headwear = headwearOf(chance, isBroad);
  const hairstyle = hairstyleOf(chance, isBroad);
  const hair = hairInk(chance, { age, skinAt });
  const cloth = chance.pick(cloths);
  return {
    chance,
    inks,
    isBroad,
    age,
    head: headOf(chance, isBroad),
    skin,
    shade: mix(skin, skinAt > 6 ? "#1a0d0c" : "#8a3d2c", skinAt > 6 ? 0.3 : 0.26),
    blush: mix(skin, "#d8473a", 0.35),
    hairstyle,
    hair,
    hairShade: mix(hair, "#120c10", 0.35),
    headwear,
    glasses: chance.yes(0.3) ? chance.pick(["round", "square", "cat", "half"] as const) : "none",
    beard: isBroad
      ? chance.pick([
          "none",
          "none",
          "stubble",
          "moustache",
          "goatee",
          "full",
          "full",
          "long",
        ] as const)
      : "none",
    clothes: chance.pick([
      "singlet",
      "singlet",
      "tee",
      "jacket",
      "jacket",
      "hoodie",
      "polo",
      "vest",
      "whistle",
    ] as const),
    cloth,
    trim: mix(cloth, "#fff6e6", 0.8) === cloth ? "#d63c0b" : chance.pick(trimsOf(cloth)),
  };
}

/** Colours that show on a cloth. */
function trimsOf(cloth: string): readonly [string, ...string[]] {
  const isPale = ["#fbfaf7", "#f6c04d", "#8fd3c8"].includes(cloth);
  return isPale ? ["#d63c0b", "#22406e", "#14181b"] : ["#fbfaf7", "#f6c04d", "#fff3dc"];
}

function headwearOf(chance: Chance, isBroad: boolean): Headwear {
  const drawn = chance.between(0, 1);
  if (drawn < 0.5) return "none";
  if (drawn < 0.62) return "cap";
  if (drawn < 0.71) return "visor";
  if (drawn < 0.81) return "headband";
  if (drawn < 0.86) return "beanie";
  if (drawn < 0.91) return "shades";
  return isBroad ? "none" : "hijab";
}

function hairstyleOf(chance: Chance, isBroad: boolean): Hairstyle {
  const shares: [Hairstyle, number][] = isBroad
    ? (Object.entries(hairOf.broad) as [Hairstyle, number][])
    : (Object.entries(hairOf.fine) as [Hairstyle, number][]);
  let at = chance.between(
    0,
    shares.reduce((sum, [, share]) => sum + share, 0),
  );
  for (const [style, share] of shares) {
    at -= share;
    if (at < 0) return style;
  }
  return "crop";
}

function hairInk(chance: Chance, { age, skinAt }: { age: Sitter["age"]; skinAt: number }): string {
  if (age === "old" || (age === "grown" && chance.yes(0.1))) return chance.pick(greyHair);
  return skinAt > 4 ? chance.pick(darkHair) : chance.pick(anyHair);
}
