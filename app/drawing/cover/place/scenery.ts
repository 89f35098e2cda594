import type { Position } from "#values/geo/position.ts";
import { type Chance, chanceOf } from "../../chance.ts";
import { cityLook, hasSnow } from "./cities.ts";
import { isCoastal } from "./coast.ts";
import type { Backdrop, Flora, GroundSeason, Land, Skyline, Water } from "./scenery-parts.ts";
import { terrainAt } from "./terrain.ts";

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

/** What the season depends on. */
type Climate = {
  country: string;
  lat: number;
  /** Above the sea, in metres. */
  height: number;
  isCoastal: boolean;
  flora: Flora;
};

/** The season in a month (1–12), by hemisphere, latitude and height. */
function seasonIn(month: number, climate: Climate): GroundSeason {
  const { lat, height, flora } = climate;
  if (Math.abs(lat) < 24) return tropicalSeason(month, climate);
  if (flora === "palms" || flora === "cacti") return "summer";
  // South of the equator the year is half a year off.
  const turned = lat < 0 ? ((month + 5) % 12) + 1 : month;
  // A thousand metres up are like six degrees further from the equator.
  const cold = Math.abs(lat) + height / 165 - (climate.isCoastal ? 2 : 0);
  if (isWhite(turned, cold, climate)) return "snow";
  if (turned >= 4 && turned <= 5 && cold < 60) return "spring";
  return turned >= 10 - (cold > 47 ? 1 : 0) && turned <= 11 && cold > 34 ? "autumn" : "summer";
}

function isWhite(month: number, cold: number, { lat, country, isCoastal }: Climate): boolean {
  // The Pacific keeps its shore green.
  const isMild = country === "canada" && isCoastal && lat < 51;
  if (isMild || cold < 40.5) return false;
  const isDeep = month === 1 || month === 2;
  if (isDeep || month === 12) return true;
  return (month === 3 || month === 11) && cold > 46;
}

/** Between the tropics there are a dry season and a green one. */
function tropicalSeason(month: number, { country, lat, height, flora }: Climate): GroundSeason {
  if (flora === "palms" || flora === "cacti") return "summer";
  if (country === "mexico" && height >= 1200 && flora === "round" && month >= 2 && month <= 4)
    return "jacaranda";
  const isDry = lat < 0 ? month >= 5 && month <= 10 : month >= 11 || month <= 5;
  return isDry && height >= 800 ? "dry" : "summer";
}

/** Without a date, or without a place: any season that the country allows. */
function anySeason(chance: Chance, country: string, hasSnow: boolean, flora: Flora): GroundSeason {
  const drawn = chance.pick(seasonsOf[country] ?? anySeasons);
  const isWarm = flora === "palms" || flora === "cacti";
  if (drawn === "snow" && (isWarm || !hasSnow)) return "summer";
  return isWarm ? "summer" : drawn;
}

type Seasons = readonly [GroundSeason, ...GroundSeason[]];

const anySeasons: Seasons = ["summer", "summer", "autumn", "spring"];

const seasonsOf: Record<string, Seasons | undefined> = {
  peru: ["summer", "dry"],
  mexico: ["summer", "dry"],
  canada: ["summer", "autumn", "autumn", "snow"],
  "united-states": ["summer", "autumn", "spring", "snow"],
  australia: ["summer"],
};
