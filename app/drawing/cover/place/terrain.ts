import type { Position } from "#values/geo/position.ts";
import type { Land } from "./scenery-parts.ts";

/** What the land looks like in a box of the map, and about how high it lies, in metres. */
export type Terrain = { height: number } & Pick<Land, "backdrop" | "flora"> &
  Partial<Pick<Land, "water">>;

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

/** The land at a position; `null` outside the four countries. */
export function terrainAt(country: string, { lat, lon }: Position): Required<Terrain> | null {
  const known = Object.hasOwn(boxes, country) ? boxes[country] : undefined;
  const found = known?.find(
    ([[south, west, north, east]]) => lat >= south && lat <= north && lon >= west && lon <= east,
  );
  return found ? { water: noWater, ...found[1] } : null;
}
