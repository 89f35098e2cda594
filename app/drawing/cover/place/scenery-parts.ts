export const skylines = ["towers", "colonial", "gables", "harbour", "hillside", "village"] as const;
export type Skyline = (typeof skylines)[number];

export const backdrops = [
  "none",
  "hills",
  "peaks",
  "crags",
  "volcano",
  "mesa",
  "dunes",
  "canopy",
] as const;
export type Backdrop = (typeof backdrops)[number];

export const waters = ["none", "sea", "lake"] as const;
export type Water = (typeof waters)[number];

export const floras = ["palms", "conifers", "cacti", "round", "poplars", "tufts"] as const;
export type Flora = (typeof floras)[number];

/** What grows and lies on the ground at a time of the year. */
export type GroundSeason = "summer" | "autumn" | "snow" | "spring" | "jacaranda" | "dry";

/** Choices for the parts of a scenery; the more often one is named, the more often it is drawn. */
export type Land = {
  skyline: readonly [Skyline, ...Skyline[]];
  backdrop: readonly [Backdrop, ...Backdrop[]];
  water: readonly [Water, ...Water[]];
  flora: readonly [Flora, ...Flora[]];
};
