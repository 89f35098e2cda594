import { hawaiiFrame } from "#values/geo/plane.ts";

/** The shapes of the first view, in units of the plane: `shapes/whole.json`. */
export type WholeShapes = {
  /** A coarse coast, for the rings of water around it. */
  shore: string;
  others: string;
  abroad: string;
  frontier: string;
  lakes: string;
} & Record<CountryCode | `${CountryCode}States`, string>;

/** One country, in tenths of a unit: `shapes/pe.json` and its kin. */
export type FineShapes = {
  land: string;
  states: string;
  lakes: string;
  beyond: string;
  beyondLines: string;
  /** Its states: name, short name, and where the name stands. */
  names: [name: string, short: string, x: number, y: number][];
};

export const countryCodes = ["pe", "mx", "us", "ca"] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Widths of the rings of water, from the outermost on: a line, and the sea that is left inside it. */
const rings = [45, 43, 26, 24, 12, 9.8];

/**
 * The land of the first view as the inside of an SVG, whose styles are in the sheet of the map.
 * It may be put into a page as it is: nothing in it comes from outside.
 */
export function landMarkup(shapes: WholeShapes): string {
  const { left, top, right, bottom } = hawaiiFrame;
  const water = rings
    .map(
      (width, at) => `<use href="#map-shore" class="map-ring-${at + 1}" stroke-width="${width}"/>`,
    )
    .join("");
  const countries = countryCodes
    .map(
      (code) =>
        `<g data-country="${code}">${path("ours", shapes[code])}` +
        `${path("states", shapes[`${code}States`])}</g>`,
    )
    .join("");
  return (
    `<defs><path id="map-shore" d="${shapes.shore}"/></defs><g class="map-water">${water}</g>` +
    `${path("others", shapes.others)}${path("abroad", shapes.abroad)}` +
    `<g class="map-countries">${countries}</g>` +
    `${path("lakes", shapes.lakes)}${path("frontier", shapes.frontier)}` +
    `<rect class="map-frame" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`
  );
}

/**
 * A country at close range, which replaces its part of `landMarkup`, in parts that follow each other from
 * the lowest on: to lay all of Canada out at once is a long task on a phone.
 */
export function fineMarkup({ land, states, lakes, beyond, beyondLines }: FineShapes): string[] {
  const parts = [
    [path("beyond", beyond), path("abroad", beyondLines)],
    [path("ours", land)],
    [path("states", states), path("lakes", lakes)],
  ];
  return parts.map((paths) => `<g class="map-fine" transform="scale(.1)">${paths.join("")}</g>`);
}

function path(look: string, d: string): string {
  return `<path class="map-${look}" d="${d}"/>`;
}
