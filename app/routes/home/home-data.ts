import type { ShownCard } from "#features/races/card/shown-card.ts";
import type { RaceCard } from "#features/races/race.ts";
import type { LengthUnit } from "#values/length.ts";

/** The data of the home page. */
export type Home = {
  /** The race on the large bib. */
  next: RaceCard | null;
  types: string[];
  cities: string[];
  popular: string[];
  key: ShownCard[];
  /** Those of the key races that the viewer keeps. */
  kept: string[];
  /** How many distances are listed in all. */
  distances: number;
  unit: LengthUnit;
};

export const emptyHome: Home = {
  next: null,
  types: [],
  cities: [],
  popular: [],
  key: [],
  kept: [],
  distances: 0,
  unit: "km",
};
