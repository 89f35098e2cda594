import type { Position } from "#values/geo/position.ts";
import { type Chance, chanceOf } from "../../chance.ts";
import { cityLook, hasSnow } from "./cities.ts";
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

/**
 * The squares of a fifth of a degree that the coast of Peru, Mexico, the United States and Canada
 * (up to 55° north) crosses; from the land of Natural Earth, 1:50 million, in the public domain.
 *
 * Each word is a row of squares, `row:step+run,step,…` in base 36: the row counts from the south
 * pole, a step from the end of the run before, the first one from 180° west.
 */
const rows = `
9v:f8 9w:f8 9x:f8 9y:f8 9z:f6+3 a0:f5+2 a1:f4+2 a2:f3 a3:f3 a4:f1+2 a5:ez+2 a6:ey+2 a7:ev+3
a8:et+3 a9:er+3 aa:ep+2 ab:eo+2 ac:el+3 ad:ek+2 ae:ej+2 af:ej ag:eh+2 ah:eg+2 ai:ef+2 aj:ef
ak:ef al:ee+2 am:ef an:ef ao:ee ap:ed+2 aq:ed ar:ec+2 as:ec at:eb au:ea av:ea aw:e9+2
ax:e8+2 ay:e8 az:e8 b0:e7 b1:e6+2 b2:e6 b3:e5+2 b4:e5 b5:e4+2 b6:e4 b7:e4 b8:e3 b9:e3 ba:e2
bb:e2 bc:e1+2 bd:e0+2 be:dz+2 bf:dz bg:dy+2 bh:dy bi:dx+2 bj:dw+2 bk:dw bl:du+2 bm:ds+3
bn:dr+2 bo:dq bp:dq+3 bq:dr+2 br:dr bs:dq+2 bt:dq bu:dq bv:dp bw:dp+2 bx:dq by:dr bz:ds
c0:ds+2 c1:dt+3 c2:dw c3:dv+3 c4:dv+3 c5:dt+5 c6:ds+2,2+2 c7:dr+2,4 c8:ds,4 c9:ds ca:ds
cb:ds cc:ds cd:dr+3 ce:dt cf:dt+3 cg:du ch:du+2 ci:dv eg:ca+2,13,33+2 eh:c9+2,15
ei:c7+2,17,32+2 ej:c6+2,18,31+3 ek:c5+2,18+2,31+2 el:c4+2,19+2 em:c3+2,18+3,31+2
en:c2+2,17+4,32+2 eo:bl+3,d+2,19+2,33+2 ep:bi+3,2+3,9+3,m+e,3,3+3,35+2
eq:be+5,6+4,4+3,n+3,3+2,7+7,36+4 er:bc+3,d+7,p+2,9,3f+4 es:ba+2,h+3,t+2,8+5,3b+4
et:b6+5,1f,c,39,3 eu:b4+3,1k,3l ev:b1+4,1m,3n+2 ew:az+3,1p+2,3h+2,3 ex:ax+3,1r+3,3g
ey:aw+2,1t,1,29,1b ez:av+2,1u,1f+5,1+2,n+3,v+2,d f0:aq+6,1v+3,1c+2,3+5,a+2,9+2,1,j+8,c+2
f1:an+4,14+4,s+3,1a+3,5+3,a+d,3,1+3,6+2,6,6+4,9+2
f2:am+2,16+2,3+6,4+2,f+4,1a+3,1+5,b,4+5,8+2,2+9,5,1+7,2+4
f3:al+2,13,1+3,9+9,e+3,1c+2,g+6,3+2,j,5+2,c f4:9l,y+2,12+5,e+6,e+2,1,1z+5,i+2
f5:3d+2,73+3,13,m+3,g,1z+3,g+5 f6:3c+5,6z+3,14+2,o+2,f,u+2,15,e+4
f7:3c+2,2+3,6w,16+2,q,f+2,t+2,15,e+3 f8:3c,4+2,6v+2,16,r,f+2,1x+4,4,6+4
f9:3c,4,6v+2,17,s,e+2,1b+5,6+3,8+2,2+c fa:3d,1+2,6v+2,17+2,s+2,e,1c,2+8,1+6,4+4,7+2
fb:3d+2,6x,17+2,u,e,1,1b+2,e fc:ac,16+2,v,e+4,1b+2,b+3 fd:3a+2,71+2,13+2,w,f+3,19+3,9+4
fe:37+6,6z+2,14,x,g+2,16+3,9+4 ff:37+5,71,13+2,x+2,g,15,d,9+3
fg:33+2,1+3,75,12,z+4,d+2,13,9+5,a+4 fh:31+4,79,11+2,12+6,4+5,i+2,k,6+4,h
fi:31+3,73,5+2,11+2,17+9,i+2,1,d+7,5+3,j fj:2r,3,6,74,4+2,11+3,1q+4,5+3,b+3,9+4,n+5
fk:2r+5,7g,12+2,1r+5,4+2,8+4,b+3,r fl:2t+4,7f,12,1u,1+4,6+5,3,8+5,h,6
fm:ab+2,12,1u+2,4+2,4+2,b+8,i+3,2+3 fn:ab,13,1v+2,4+8,9+2,3+2,k+3
fo:9q,j+2,13,1w+4,g+4,m,1+4 fp:9p+4,g,15,1z+5,6+7,o+2 fq:9p,2+2,e+2,15,24+7,1+2,q+2
fr:9p,3,d,17,31+2,1 fs:9n+3,2+2,c+2,17,30+2,1+2 ft:9m+2,3+2,c+2,18,2r+2
fu:9l+2,1,2,c+2,19,2q+3,e+2 fv:9j+3,1+5,a+3,1b,2p+3,9+2,3+2 fw:9g+4,3+5,9+3,1c,2o+3,a+2
fx:9f+4,3,d+3,1d,26+3,1,c+2,1,7,1+2 fy:9f+2,5+2,c,1f,28+5,b,1,6+2
fz:9f,6+2,b+2,1f+2,2b+2,a+2,1+3,4 g0:9f+2,4+2,a+3,1h,28+6,9+2,8
g1:9g,4,9+3,1j+2,27+2,2+2,g+3 g2:9f+2,3+2,7+4,1l,27,3+2,g g3:9f,3+2,8,2,1l,25+2,5,e
g4:9f,3+3,7,1o,24+2,6,d+2 g5:9d+2,4,9+2,1m+2,24,7+2,d g6:9c+2,5,a,1m+2,22+3,8,d+2
g7:9b,5+3,8+3,1m+2,22+3,8,4+6,2+3 g8:97+4,6+2,8+3,1m+2,23+2,9,6+8
g9:96+2,2,5,9,1p+2,22+3,8+2,9+3 ga:94+2,9+2,7+3,1p+2,21+2,a gb:93+2,9+2,7+2,1q+4,1z+2,a+2
gc:91+3,1+2,6+2,8,1t+2,20,a+2 gd:91+5,6+2,7,1,1t+3,1y+3,8+2 ge:90,4,6,7+3,1v+3,1x+3,8+2
gf:8z+2,4+2,5,6+2,1x+4,1w,a gg:90,5,4+2,5+2,20+4,1u+2,8+2 gh:95,4+2,5,23+5,1t,8+2
gi:94,4+2,2+5,23,3+3,1r,8+2 gj:8k+2,h,4+3,2+3,2b+2,s+2,v+2,8
gk:8k,h,5+3,3+2,2c+3,h+7,1+4,t+2,8 gl:90+2,5+4,3,2e+3,d,2,4+6,t,9+2
gm:8y+2,5+2,1,4+2,2e+7,4+9,4+4,2,h+4,6,a gn:8x+2,5+2,7,2f+2,3+6,3+4,9+2,1+2,g+5,4,b
go:8x,5+2,7+2,2l,h+6,1,f+2,4+5,a+2 gp:8x,5,8,33,1+5,1+8,6+3,7,c gq:8w+2,5,7+2,34+2,2+h,n
gr:8w,6,7,3g,3+2,r gs:8v+2,5,7+2,4c+2 gt:8u+2,6,7+2,4d gu:8u,7,6+3,4d+2 gv:8t+2,7,5,4g+2
gw:8t,8,1+4,4i gx:8s+2,8+2,4m+2 gy:8s,8,4p+2 gz:8r+2,4z+2,26 h0:8q+2,50+3,25+2 h1:8q,52+4
h2:8k,5,55+3 h3:8j+2,4+2,57+2 h4:8e+2,9,5a h5:8j+3,1+2,5b+2 h6:8m+2,5d h7:8k+3,5f+2
h8:8a+5,2+4,5j+4 h9:8f+2,5p+2 ha:8a+6,5s+2 hb:89,5z+3,1+2 hc:89,5z+7 hd:89,61+5
he:88+2,61,1,2+3 hf:87+2,62+6,1+2 hg:86+2,63,1,2+2,1 hh:85,6a+4 hi:84+2,66+7 hj:83+2,67,1+4
hk:82+2,6c+2 hl:82+2,6c+2 hm:83,6a,1 hn:81+3,69+4 ho:80,69+5,1+2 hp:80+3,67+8
hq:7z+4,69+3,1+3 hr:7z+3,6a+4,1+3 hs:7x+8,66+4,2+4 ht:7x+2,1+3,67+5,1+2,2+2 hu:7w+2,6b+9,2+2
hv:7v+2,6d,2,1+2,3+2 hw:7u+2,6f,1+3,4+2 hx:7t,6j+3,3,1+2 hy:7t,6j+3,3+5 hz:7t,6k+7,2+2
i0:7t,6m+4,4+2 i1:7t,6o+3,4+2 i2:7r+2,6r+2,3+2 i3:7q+2,6y i4:7q,6y+2 i5:7q+2,6x+7
i6:7r,6y+3,2+4 i7:7r,6y+b i8:7r,6y+2,1+7,9+2 i9:7s,75+7,1+2,1+2 ia:7r+2,7a+8 ib:7r,7b+2,1+5
ic:7r,7f,1+2 id:7q,7e+3,1 ie:7q,7e+2 if:7q,7f+2 ig:7p+2,7f ih:7q,7f ii:7q,7g ij:7q+2,7f+2
ik:7r,7g+2,l+3 il:7r,7h+4,g+3,2+3 im:7r,7j+5,d,6+2,l+3 in:7r,7n+4,9+2,7+2
io:7s,7m+6,8+2,7+2,1+2 ip:7s,7n,1+2,1+4,1,3+3,6+6 iq:7s,7v+3,5+2,a+5
ir:7s,6t+2,10+3,1,4+3,3,8+4 is:7s,6u+4,x+2,1+6,2+7,a+4 it:7s,6w+4,10+2,1+c,9+3
iu:7s,6v+6,14+4,8+3,2+8 iv:7s,6y+4,16+2,2+6,2+3,1,1+3,1+2 iw:7s,71+2,15,2+2,3+4,4+6,1+2
ix:7s+5,6y+3,13+c,4,3+5 iy:7s,74+3,11,1+3,2+7,3,2+3 iz:7s+2,75+4,x+8,b,2,x+4
j0:7r+2,79+5,s+2,1+3,e+2,1,j+2,1+3,5+2,1+4 j1:7r+3,7a+5,p+3,2+2,g+2,j+7,4+4,2+2
j2:7r,5+4,75+4,n+3,e+2,t+5,4,1,2+2 j3:7q+2,4+5,76+4,o+2,d+3,r+c,2+4
j4:7q,6+4,78+3,k+2,2,e+3,a+i,1+a,1+4 j5:7p+2,7+3,79+3,i+7,p,4,a+3,7+8
j6:7p,7+5,79,1+2,b+a,1+2,o+2,q+6 j7:7o+9,1+3,78+7,c+4,3+2,s+2,p+2,1+2
j8:7o+d,74+5,3,1+4,h+3,r+3,k+7 j9:7n+4,3+7,7d,3+3,i,o+5,m+5
ja:7m+2,6+2,1+3,7f+2,3+4,d+3,q+2,l+3 jb:7j+6,4+6,7h+3,4+4,a+3,9+3,f+4,c,7+2
jc:7h+4,3,2+3,2+2,7k+4,5+b,6+5,2+2,g+2,c+3,6 jd:7f+4,5+4,1+6,7m+4,h+2,4+4,h,1,8+d
je:7e+4,5+a,7r,f+3,3+3,l+2,4,2+3,2,1+5 jf:7c+5,6,1+5,7u+2,c+9,n+2,4+3,1+3,6+2
jg:7b+4,7+4,2+2,7v+2,b+3,u+2,3+7 jh:79+4,8+4,3+2,7x+e,1+j,b,4+3
ji:78+4,3+9,89+2,2+2,1+2,4,e+2,9+2,4 jj:76+2,1+c,1+3,91+2,9+2,4
jk:76+8,1+2,1,4+2,6a,2r+3,8+2,3+2,1+2 jl:7a+3,1+3,6g+3,2t+2,8+2,4
jm:79+2,6h+2,1+3,3+2,2s+3,6,3+2 jn:78+3,6i+3,2,2+2,2t+8,1+7 jo:77+8,6e+2,3+5,31+2,1+5
jp:77+3,1+5,6c+2,7+2,33+2,3 jq:6s+2,d+3,4,6b+3,5+3,1+2,34+2,1+2
jr:6r+3,b+6,2+2,68+3,d+2,34+2 js:6q+3,a+b,6a,e,34+2 jt:6o+3,b+7,3+2,69,e+2,32+4
ju:6n+5,a+6,5,67+2,1+5,9,36 jv:6l+6,a+2,2+4,6c+4,2+2,8+2,36 jw:6l+6,7+8,2,6c+7,4,4,2k+2,l
jx:6k+3,1,7+d,6c,a,4,2k+4,b+2,5+2 jy:6j+6,6+4,3+4,6f,e+2,2k+2,1+4,7+4,2+3
jz:6j,1+3,1,4+4,4+4,6f,e+2,2m+7,7,1+3 k0:6j,1+6,3+5,5+2,6f,e+2,2q+7,2+2
k1:6j+4,2+2,6+4,6j,e+2,2u+7 k2:6t,2,6n,d+2,2x+4 k3:6k,8+2,1,6n+2,b+2,30+3
k4:6j+6,2+2,1+4,6n,c+4,2n,4+6 k5:6i+5,1,2+3,3+2,6l+2,g+2,2l+2,3 ki:64,1+6,2 kj:62+2,3+5,1+2
kk:61,1,2+5,1+3 kl:3w,23+f km:3w,20+4,1+b,1 kn:5w+2,4+4,2+3 ko:5u+2,3+7,2+2
kp:5s+3,4+3,1+3,1+2 kq:3w+6,1n+4,d+3 kr:3w+8,1i+3,i ks:3x+4,2+4,1e+4
kt:3x,2+2,4+3,8+3,d+2,e+d ku:3x+2,8,1+b,e+h,6+4 kv:3y+2,9,4+4,1+3,1,8+4,d
kw:3w+2,1,d,1+4,1+d kx:3w,2,d+4,6,1+4,2+3 ky:3w+2,1+4,7+2,1+5,5+3 kz:3x+4,1+9,3+b
l0:41+7,8+2,5+3 l1:43,3+3
`;

const perDegree = 5;
const cells = readCells();

/** Whether the sea is at most about 20 kilometres away. */
export function isCoastal({ lat, lon }: Position): boolean {
  const [row, column] = [Math.round(lat * perDegree), Math.round(lon * perDegree)];
  // A square is as long as it is high only on the equator.
  const narrow = Math.cos((lat * Math.PI) / 180);
  for (const y of [row - 1, row, row + 1]) {
    for (const x of [column - 1, column, column + 1]) {
      const away = Math.hypot(y - lat * perDegree, (x - lon * perDegree) * narrow);
      if (away < 1 && cells.has(cellAt(y, x))) return true;
    }
  }
  return false;
}

function cellAt(row: number, column: number): number {
  return (row + 90 * perDegree) * 4096 + column + 180 * perDegree;
}

function readCells(): Set<number> {
  const found = new Set<number>();
  for (const word of rows.trim().split(/\s+/)) {
    const [row = "", runs = ""] = word.split(":");
    const y = Number.parseInt(row, 36) - 90 * perDegree;
    let x = -180 * perDegree;
    for (const run of runs.split(",")) {
      const [step = "0", length = "1"] = run.split("+");
      x += Number.parseInt(step, 36);
      const end = x + Number.parseInt(length, 36);
      for (; x < end; x++) found.add(cellAt(y, x));
    }
  }
  return found;
}
