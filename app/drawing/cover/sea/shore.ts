import { mix } from "../../color.ts";
import { fill, type Point, polygon, smooth, stroke } from "../../pen.ts";
import { trees } from "../flora.ts";
import { below, heightAt } from "../ground.ts";
import { people } from "../people.ts";
import { type Scene, tinted } from "../scene.ts";
import { sky } from "../sky.ts";
import { asphaltOf } from "../town/street.ts";
import { sails, swell, water } from "../water.ts";
import { coast } from "./coast.ts";

const r = Math.round;

type Spot = readonly [x: number, y: number, size: number];

/** Riders on the road along the shore. */
export function ride(scene: Scene): string {
  const { width, height, chance, inks } = scene;
  const horizon = height * 0.5;
  const top = height * 0.74;
  const spots: Spot[] = [];
  let x = width * chance.between(0.3, 0.4);
  for (let i = 0; i < 4 + Math.floor(width / 600) * 2 && x < width * 0.95; i++) {
    spots.push([x, height * (0.89 + chance.between(-0.02, 0.03)), height * 0.115]);
    x += chance.between(44, 92);
  }
  const rail: Spot[] = [];
  for (let at = chance.between(0, 40); at < width; at += chance.between(70, 150))
    rail.push([at, top + 4, height * chance.between(0.2, 0.32)]);
  const asphalt = asphaltOf(scene);
  return [
    sky(scene, horizon),
    coast(scene, horizon, false),
    water(scene, horizon, top + 10),
    trees(scene, rail, 0.84),
    fill(
      tinted(scene, inks.depth(0.7), "#d9b070", 0.4),
      `M-4 ${r(top)}H${width + 4}V${height}H-4z`,
    ),
    fill(asphalt, `M-4 ${r(height * 0.79)}H${width + 4}V${height}H-4z`),
    stroke(mix(asphalt, inks.pale, 0.8), 2, `M0 ${r(height * 0.81)}H${width}`, ' opacity=".55"'),
    stroke(inks.accents[1], 3, `M0 ${r(height * 0.93)}H${width}`, ' stroke-dasharray="26 20"'),
    people(scene, "rider", spots),
  ].join("");
}

/** Runners on the sand, the waves beside them. */
export function beach(scene: Scene): string {
  const { width, height, chance, inks, place } = scene;
  const horizon = height * 0.48;
  const shore = (down: number): Point[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1.05].map((share) => [
      share * width,
      height * (down - share * 0.1) + Math.sin(share * 9) * height * 0.012,
    ]);
  const sand = tinted(scene, inks.depth(0.42), "#e6bd7a", 0.62);
  const spots: Spot[] = [];
  let x = width * chance.between(0.34, 0.44);
  for (let i = 0; i < 5 + Math.floor(width / 600) * 2 && x < width * 0.96; i++) {
    spots.push([x, height * (0.94 - (x / width) * 0.09), height * 0.095]);
    x += chance.between(22, 70);
  }
  const near: Spot[] = [0.05, 0.13, 0.95].map((share) => [
    width * (share + chance.between(-0.02, 0.02)),
    height * chance.between(0.92, 1),
    height * chance.between(0.4, 0.6),
  ]);
  return [
    sky(scene, horizon),
    coast(scene, horizon, false),
    water(scene, horizon, height * 0.86),
    fill(inks.atNight("#ffffff", mix(inks.depth(0.3), inks.pale, 0.4)), below(scene, shore(0.79))),
    fill(sand, below(scene, shore(0.81))),
    people(scene, "runner", spots),
    place.flora === "cacti" || place.flora === "tufts" ? "" : trees(scene, near, 0.85),
  ].join("");
}

/** A headland that falls into the sea, with runners on its path. */
export function cape(scene: Scene): string {
  const { width, height, chance, inks } = scene;
  const horizon = height * 0.56;
  const side = chance.yes(0.5) ? 1 : -1;
  const at = (share: number) => (side > 0 ? share * width : (1 - share) * width);
  const profile: readonly (readonly [number, number])[] = [
    [1.02, 0.3],
    [0.86, 0.33],
    [0.72, 0.3],
    [0.58, 0.38],
    [0.47, 0.42],
    [0.4, 0.52],
    [0.37, 0.7],
    [0.33, 0.74],
    [0.31, 0.86],
  ];
  const line = profile.map(([x, y]): Point => [at(x), height * y]);
  const rock = inks.depth(0.7);
  const top = line.slice(0, 5);
  const turf = polygon([
    ...top,
    [at(0.52), height * 0.47],
    [at(0.72), height * 0.38],
    [at(1.02), height * 0.4],
  ]);
  const sorted = [...top].sort((a, b) => a[0] - b[0]);
  const spots: Spot[] = [0.5, 0.58, 0.68, 0.8].map((share) => [
    at(share),
    heightAt(sorted, at(share)) + 3,
    height * 0.085,
  ]);
  const cracks = [0.44, 0.54, 0.66, 0.78, 0.9]
    .map(
      (share) =>
        `M${r(at(share))} ${r(height * 0.52)}l${side * -6} ${r(height * 0.14)}l${side * 5} ${r(height * 0.16)}`,
    )
    .join("");
  return [
    sky(scene, horizon),
    coast(scene, horizon, false),
    swell(scene, horizon),
    sails(scene, horizon + 8, horizon + (height - horizon) * 0.4),
    fill(rock, polygon([...line, [at(1.02), height * 0.88]])),
    stroke(mix(rock, inks.near, 0.35), 2.5, cracks),
    fill(tinted(scene, inks.depth(0.56), "#3d7a4e", 0.4), turf),
    stroke(
      inks.atNight("#ffffff", mix(inks.depth(0.3), inks.pale, 0.4)),
      4,
      smooth([
        [at(0.27), height * 0.87],
        [at(0.45), height * 0.875],
        [at(0.7), height * 0.885],
        [at(1.02), height * 0.88],
      ]),
      ' stroke-linecap="round" opacity=".7"',
    ),
    people(scene, "runner", spots),
  ].join("");
}

/** The lane of the swim, near the water: large buoys, a low horizon. */
export function lane(scene: Scene): string {
  const { width, height, chance, focus } = scene;
  const horizon = height * 0.4;
  const marks = [0.16, 0.42, 0.9].map((share, i) => {
    const x = focus + (0.5 - i * 0.36) * width * (0.16 + share * 0.4);
    const y = horizon + (height - horizon) * share * 0.86;
    const size = height * (0.04 + share * 0.15);
    const cone = polygon([
      [x - size * 0.62, y],
      [x - size * 0.3, y - size * 1.25],
      [x + size * 0.3, y - size * 1.25],
      [x + size * 0.62, y],
    ]);
    const band = polygon([
      [x - size * 0.5, y - size * 0.46],
      [x - size * 0.4, y - size * 0.84],
      [x + size * 0.4, y - size * 0.84],
      [x + size * 0.5, y - size * 0.46],
    ]);
    return fill("#f2603a", cone) + fill("#fff3dc", band);
  });
  const swimmers: Spot[] = [];
  for (let i = 0; i < 9 + Math.floor(width / 300); i++) {
    const share = chance.between(0.12, 0.92);
    swimmers.push([
      focus + chance.between(-0.3, 0.3) * width * (0.3 + share),
      horizon + (height - horizon) * share,
      height * (0.03 + share * 0.075),
    ]);
  }
  swimmers.sort((a, b) => a[1] - b[1]);
  return [
    sky(scene, horizon),
    coast(scene, horizon, false),
    swell(scene, horizon),
    ...marks,
    people(scene, "swimmer", swimmers),
  ].join("");
}
