import { mix } from "../color.ts";
import { fill, type Point, polygon, smooth, stroke } from "../pen.ts";
import { backdrop } from "./scene/backdrop.ts";
import { trees } from "./scene/flora.ts";
import { groundLines, paintLandmark } from "./scene/paint-landmark.ts";
import { below, buoys, heightAt, people, ridge, type Scene, tinted } from "./scene/scene.ts";
import { sky } from "./scene/sky.ts";
import { sails, swell, water } from "./scene/water.ts";
import { asphaltOf, skyline } from "./street.ts";
import type { Composition } from "./views.ts";

const r = Math.round;

/** Open water and its coast, for triathlons. */
export function sea(scene: Scene, composition: Composition): string {
  return (painters[composition] ?? painters.bay)(scene);
}

type Painter = (scene: Scene) => string;

const painters: Partial<Record<Composition, Painter>> & { bay: Painter } = {
  /** Swimmers before the town. */
  bay(scene) {
    const { height, chance } = scene;
    const horizon = height * chance.between(0.5, 0.58);
    return [
      sky(scene, horizon),
      coast(scene, horizon, true),
      swell(scene, horizon),
      chance.yes(0.6) ? sails(scene, horizon + 8, horizon + (height - horizon) * 0.5) : "",
      swim(scene, horizon),
    ].join("");
  },
  /** The same before the landmark. */
  landmark(scene) {
    const { height, landmark } = scene;
    const horizon = height * groundLines.sea;
    if (!landmark) return "";
    const isInWater = landmark.isInWater ?? false;
    const stands = paintLandmark(scene, landmark, horizon + (isInWater ? height * 0.03 : 3));
    return [
      sky(scene, horizon),
      coast(scene, horizon, landmark.isWild !== true),
      isInWater ? "" : stands,
      swell(scene, horizon),
      isInWater ? stands : "",
      swim(scene, horizon),
    ].join("");
  },
  ride,
  beach,
  cape,
  lane,
};

type Spot = readonly [x: number, y: number, size: number];

/** Riders on the road along the shore. */
function ride(scene: Scene): string {
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
function beach(scene: Scene): string {
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
function cape(scene: Scene): string {
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
function lane(scene: Scene): string {
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

/** The land beyond the water, with or without the town. */
function coast(scene: Scene, horizon: number, hasTown: boolean): string {
  const { height, place, inks } = scene;
  const behind = place.backdrop === "none" && !hasTown ? "hills" : place.backdrop;
  return [
    backdrop(scene, behind, horizon + 4, 0.12),
    hasTown
      ? skyline(scene, place.skyline, { base: horizon, rise: height * 0.24, depth: 0.34 })
      : fill(inks.depth(0.4), below(scene, ridge(scene, horizon + 2, height * 0.012))),
  ].join("");
}

/** Swimmers and the buoys that they turn at. */
function swim(scene: Scene, horizon: number): string {
  const { width, height, chance } = scene;
  const swimmers: Spot[] = [];
  const marks: Spot[] = [];
  const across = width * chance.between(0.34, 0.46);
  for (let i = 0; i < chance.whole(4, 7) + Math.floor(width / 500); i++) {
    const share = chance.between(0.25, 0.85);
    swimmers.push([
      across + chance.between(0, 0.45) * width,
      horizon + (height - horizon) * share,
      height * (0.035 + share * 0.035),
    ]);
  }
  for (let i = 0; i < chance.whole(1, 3); i++) {
    const share = chance.between(0.15, 0.6);
    marks.push([
      width * chance.between(0.3, 0.95),
      horizon + (height - horizon) * share,
      3 + share * 9,
    ]);
  }
  return buoys(marks) + people(scene, "swimmer", swimmers);
}
