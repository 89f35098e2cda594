import type { Position } from "#values/geo/position.ts";
import { type Chance, chanceOf } from "../chance.ts";
import { cityLook, hasSnow } from "./place/cities.ts";
import { isCoastal } from "./place/coast.ts";
import type { Backdrop, Flora, GroundSeason, Land, Skyline, Water } from "./place/scenery-parts.ts";
import { anySeason, seasonIn } from "./place/season.ts";
import { terrainAt } from "./place/terrain.ts";

/** What a place looks like, the same for every race of a city in a month. */
export type Scenery = {
  skyline: Skyline;
  backdrop: Backdrop;
  water: Water;
  flora: Flora;
  season: GroundSeason;
  /** What the place is known for, the best known first. */
  landmarks: readonly string[];
  /** A desert coast that lies under fog from June to October. */
  isFoggy: boolean;
};

/** Where and when a race is: country and city as `peru.lima`, the rest as far as it is known. */
export type Whereabouts = { address: string; at?: Position | null; month?: number | null };

const anywhere: Land = {
  skyline: ["gables", "hillside", "village", "colonial"],
  backdrop: ["none", "hills", "hills"],
  water: ["none", "none", "lake"],
  flora: ["round", "round", "conifers", "poplars"],
};

const lands: Record<string, Partial<Land> | undefined> = {
  peru: {
    skyline: ["colonial", "colonial", "hillside", "village"],
    backdrop: ["hills", "hills", "peaks"],
    water: ["none"],
    flora: ["round", "poplars"],
  },
  mexico: {
    skyline: ["colonial", "colonial", "hillside", "village"],
    backdrop: ["hills", "hills", "none"],
    water: ["none"],
    flora: ["round", "round", "poplars"],
  },
  canada: {
    skyline: ["gables", "village"],
    backdrop: ["hills", "hills", "none"],
    water: ["lake", "none"],
    flora: ["conifers", "conifers", "round"],
  },
  "united-states": {
    skyline: ["gables", "village"],
    backdrop: ["none", "none", "hills", "hills"],
    water: ["none", "none", "lake"],
    flora: ["round", "round", "conifers"],
  },
  australia: {
    flora: ["round", "palms", "poplars"],
    backdrop: ["none", "hills", "mesa"],
  },
  "new-zealand": {
    backdrop: ["peaks", "volcano", "hills"],
    water: ["sea", "lake", "none"],
    flora: ["round", "conifers"],
  },
};

const known = new Map<string, Scenery>();
const mostKnown = 5000;

/**
 * The scenery of a place: what is known of its city, else of the land at its position, else of its
 * country. Lists ask for it for every card, so it is remembered.
 */
export function sceneryOf(where: Whereabouts): Scenery {
  const { address, at = null, month = null } = where;
  const key = `${address} ${at?.lat} ${at?.lon} ${month}`;
  const kept = known.get(key);
  if (kept) return kept;
  if (known.size >= mostKnown) known.clear();
  const scenery = chosenScenery({ address, at, month });
  known.set(key, scenery);
  return scenery;
}

function chosenScenery({ address, at, month }: Required<Whereabouts>): Scenery {
  const chance = chanceOf(`place ${address}`);
  const [country = ""] = address.split(".");
  const terrain = at && terrainAt(country, at);
  const isShore = at !== null && isCoastal(at);
  const land: Land = { ...anywhere, ...lands[country], ...terrain };
  if (isShore) land.water = ["sea"];
  const look = cityLook(address, at);
  const parts = {
    skyline: choose(chance, land.skyline, look?.skyline),
    backdrop: choose(chance, land.backdrop, look?.backdrop),
    water: choose(chance, land.water, look?.water),
    flora: choose(chance, land.flora, look?.flora),
  };
  const season =
    at && month && terrain
      ? seasonIn(month, { ...terrain, ...at, country, isCoastal: isShore, flora: parts.flora })
      : anySeason(chance, country, hasSnow(address), parts.flora);
  const isFoggy =
    country === "peru" && month !== null && month >= 6 && month <= 10 && terrain?.height === 100;
  return { ...parts, season, landmarks: look?.landmarks ?? [], isFoggy };
}

function choose<T extends string>(chance: Chance, list: readonly [T, ...T[]], known?: T): T {
  const drawn = chance.pick(list);
  return known ?? drawn;
}
