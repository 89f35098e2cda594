import type { Position } from "#values/geo/position.ts";
import { type Chance, chanceOf } from "../../chance.ts";
import { cityLook, hasSnow } from "./cities.ts";
import { isCoastal } from "./coast.ts";
import type { Backdrop, Flora, GroundSeason, Land, Skyline, Water } from "./scenery-parts.ts";

/** What the land looks like in a box of the map, and about how high it lies, in metres. */
type Terrain = { height: number } & Pick<Land, "backdrop" | "flora"> & Partial<Pick<Land, "water">>;

type Box = readonly [south: number, west: number, north: number, east: number];

const dry: Land["backdrop"] = ["mesa", "hills"];
const flat: Land["backdrop"] = ["none", "none", "hills"];
const noWater: Land["water"] = ["none"];
const lakes: Land["water"] = ["lake", "lake", "none"];

const desertCoast: Terrain = {
  height: 100,
  backdrop: ["dunes", "dunes", "hills"],
  flora: ["palms"],
};
const rainforest: Terrain = {
  height: 300,
  backdrop: ["canopy"],
  flora: ["palms", "round"],
  water: lakes,
};
const rockies: Terrain = { height: 2300, backdrop: ["peaks"], flora: ["conifers"] };
const appalachians: Terrain = { height: 400, backdrop: ["hills"], flora: ["round", "conifers"] };
const lowDesert: Terrain = { height: 500, backdrop: dry, flora: ["cacti"] };

/**
 * The lands of the four countries by boxes, coarse but honest: the first that holds a position
 * counts. Snow lies on mountains only where a box says "peaks" or "volcano".
 */
const boxes: Record<string, readonly (readonly [Box, Terrain])[]> = {
  peru: [
    // The Altiplano, then the volcanoes around Arequipa.
    [
      [-17.5, -71.2, -14.2, -68.6],
      { height: 3900, backdrop: ["hills", "peaks"], flora: ["tufts"] },
    ],
    [[-16.8, -73.2, -14.9, -70.9], { height: 2600, backdrop: ["volcano"], flora: ["poplars"] }],
    // The desert coast from north to south.
    [[-6.5, -82, -3.3, -79.7], desertCoast],
    [[-9.5, -80, -6.5, -78.3], desertCoast],
    [[-11.2, -79, -9.5, -77.6], desertCoast],
    [[-13.2, -78, -11.2, -76.2], desertCoast],
    [[-15.2, -77, -13.2, -74.7], desertCoast],
    [[-16.4, -75.5, -15.2, -73.4], desertCoast],
    [[-18.4, -73.6, -16.4, -70.2], desertCoast],
    // The rain forest.
    [[-7.4, -76.9, 0, -69], rainforest],
    [[-10, -75.4, -7.4, -69], rainforest],
    [[-13, -71.2, -10, -68.5], rainforest],
    [[-14.2, -75, -10, -68], { height: 3500, backdrop: ["peaks"], flora: ["poplars", "tufts"] }],
    [[-18.5, -81.5, 0, -68.5], { height: 3200, backdrop: ["peaks"], flora: ["poplars", "round"] }],
  ],
  mexico: [
    [[17.8, -92, 21.8, -86.5], { height: 20, backdrop: ["none"], flora: ["palms", "round"] }],
    [[22.7, -117.3, 32.7, -109.3], lowDesert],
    [[26, -115, 32.7, -108.8], lowDesert],
    [[23, -108.8, 30, -106.4], { height: 2200, backdrop: dry, flora: ["conifers"] }],
    [[24.6, -101.3, 26.9, -99.2], { height: 600, backdrop: ["crags"], flora: ["cacti", "round"] }],
    [[22.6, -107, 31.9, -100.3], { height: 1400, backdrop: dry, flora: ["cacti"] }],
    [[18.3, -104.3, 20.1, -97], { height: 2200, backdrop: ["volcano", "hills"], flora: ["round"] }],
    [
      [20.1, -104, 22.6, -98.9],
      { height: 1900, backdrop: ["hills", "mesa"], flora: ["round", "cacti"] },
    ],
    [[15.9, -98.5, 18.3, -96.2], { height: 1500, backdrop: ["hills"], flora: ["round", "cacti"] }],
    [[16.2, -93.2, 17.4, -91.5], { height: 2000, backdrop: ["hills"], flora: ["conifers"] }],
    [[14.4, -118.5, 32.8, -86.5], { height: 100, backdrop: ["hills"], flora: ["palms"] }],
  ],
  "united-states": [
    [[18, -161, 23, -154], { height: 50, backdrop: ["volcano", "hills"], flora: ["palms"] }],
    [[51, -170, 72, -130], { height: 200, backdrop: ["peaks"], flora: ["conifers"] }],
    [[24.3, -83.2, 30.4, -79.8], { height: 10, backdrop: ["none"], flora: ["palms"] }],
    [[25.8, -98.2, 30.7, -83.2], { height: 20, backdrop: ["none"], flora: ["round", "palms"] }],
    [[42, -125, 49, -120.5], { height: 200, backdrop: ["volcano", "hills"], flora: ["conifers"] }],
    [[36, -120.4, 40, -118], { height: 2000, backdrop: ["peaks"], flora: ["conifers"] }],
    [[34.6, -124.5, 42, -118], { height: 150, backdrop: ["hills"], flora: ["round", "poplars"] }],
    [[32.4, -120.7, 34.6, -116.6], { height: 100, backdrop: ["hills", "crags"], flora: ["palms"] }],
    [[32, -118, 37.4, -113.6], lowDesert],
    [[31.3, -114.9, 34.1, -109], { height: 600, backdrop: dry, flora: ["cacti"] }],
    [[34.1, -114.5, 39.6, -108.6], { height: 1700, backdrop: ["mesa"], flora: ["conifers"] }],
    [[29, -109, 36.9, -102.6], { height: 1300, backdrop: dry, flora: ["cacti"] }],
    [[36.9, -109.2, 49, -104.7], rockies],
    [[40, -114.5, 49, -109.2], rockies],
    [[36, -120.5, 49, -109], { height: 1400, backdrop: ["hills", "mesa"], flora: ["poplars"] }],
    [[26, -102.6, 36.9, -93.5], { height: 250, backdrop: flat, flora: ["round"] }],
    [[36.9, -104.7, 49, -96.5], { height: 700, backdrop: ["none"], flora: ["round", "poplars"] }],
    [[43.2, -73.6, 47.5, -68.3], appalachians],
    [[35, -84.5, 41.5, -77.2], appalachians],
    [
      [43.5, -97, 49.4, -82],
      { height: 300, backdrop: flat, flora: ["conifers", "round"], water: lakes },
    ],
    [[24, -125, 49.4, -66.8], { height: 100, backdrop: flat, flora: ["round"] }],
  ],
  canada: [
    [[48.2, -134, 55, -121.5], { height: 100, backdrop: ["peaks"], flora: ["conifers"] }],
    [
      [48.9, -121.5, 60, -118],
      { height: 500, backdrop: ["hills"], flora: ["conifers"], water: lakes },
    ],
    [[48.9, -118, 60, -114.2], { height: 1300, backdrop: ["peaks"], flora: ["conifers"] }],
    [
      [58, -141, 70, -100],
      { height: 600, backdrop: ["peaks", "hills"], flora: ["conifers"], water: lakes },
    ],
    [[48.9, -114.2, 56, -95.2], { height: 500, backdrop: ["none"], flora: ["poplars", "round"] }],
    [[43.3, -68, 52, -52.5], { height: 50, backdrop: flat, flora: ["conifers", "round"] }],
    [[41.6, -83.5, 47.2, -70], { height: 100, backdrop: flat, flora: ["round"], water: lakes }],
    [
      [41.6, -141, 83, -52],
      { height: 300, backdrop: ["hills"], flora: ["conifers"], water: lakes },
    ],
  ],
};

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

/** The land at a position; `null` outside the four countries. */
function terrainAt(country: string, { lat, lon }: Position): Required<Terrain> | null {
  const known = Object.hasOwn(boxes, country) ? boxes[country] : undefined;
  const found = known?.find(
    ([[south, west, north, east]]) => lat >= south && lat <= north && lon >= west && lon <= east,
  );
  return found ? { water: noWater, ...found[1] } : null;
}
