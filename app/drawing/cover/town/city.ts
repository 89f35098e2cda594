import { backdrop } from "../backdrop.ts";
import { mix } from "../color.ts";
import { trees } from "../flora.ts";
import { fill, type Point, stroke } from "../pen.ts";
import { people } from "../people.ts";
import type { Scene } from "../scene.ts";
import { sky } from "../sky.ts";
import { bridge, water } from "../water.ts";
import { landmark } from "./landmark.ts";
import { skyline } from "./skyline.ts";

const r = Math.round;

/** A city seen from its race: skyline, water, trees and the road with its runners. */
export function city(scene: Scene): string {
  const { height, chance, place } = scene;
  const hasWater = place.water !== "none";
  const base = height * (hasWater ? 0.64 : 0.72);
  const shore = height * 0.8;
  const rise = height * chance.between(0.4, 0.52);
  const hasBridge = place.landmark === "bridge" || place.landmark === "viaduct";
  const front = place.skyline === "hillside" ? 0.66 : 0.78;
  return [
    sky(scene, base),
    backdrop(scene, place.backdrop, base + 4, 0.1),
    skyline(scene, place.skyline === "towers" ? "towers" : chanceOfTowers(scene), {
      base: base + 2,
      rise: rise * (place.skyline === "towers" ? 1.05 : 0.55),
      depth: 0.2,
    }),
    landmark(scene, base + 4, 0.48),
    skyline(scene, place.skyline, { base, rise: rise * (hasWater ? 0.78 : 0.9), depth: front }),
    hasWater ? water(scene, base, shore + 14) : "",
    hasWater && hasBridge ? bridge(scene, base + height * 0.035, shore) : "",
    street(scene, hasWater ? shore : base + height * 0.05),
  ].join("");
}

/** Behind low houses stand more of their kind, or the towers of a newer quarter. */
function chanceOfTowers({ chance, place }: Scene) {
  return chance.yes(0.4) ? "towers" : place.skyline;
}

/** The bank with its trees and the road in front. */
function street(scene: Scene, top: number): string {
  const { width, height, chance, inks, place } = scene;
  const bend = height * chance.between(-0.05, 0.05);
  const curve = (y: number) =>
    `M-4 ${r(y)}C${r(width * 0.3)} ${r(y - bend)} ${r(width * 0.65)} ${r(y + bend)} ${width + 4} ${r(y - bend * 0.3)}`;
  const at = (x: number, y: number) => y + bend * curveAt(x / width);
  const kerb = Math.min(height * 0.85, top + height * 0.06);
  const asphalt = mix(inks.near, "#0d1117", inks.hour === "night" ? 0.25 : 0.12);
  const bank =
    place.season === "snow"
      ? inks.snow
      : mix(inks.depth(0.8), "#3d7a4e", inks.hour === "night" ? 0.08 : 0.3);
  const middle = (kerb + height) / 2 + 2;
  const green: [number, number, number][] = [];
  for (let x = chance.between(-10, 30); x < width; x += chance.between(22, 74)) {
    green.push([x, at(x, kerb + 1), height * chance.between(0.085, 0.16)]);
  }
  const lane = mix(asphalt, inks.pale, 0.8);
  return [
    fill(bank, `${curve(top)}V${height}H-4z`),
    trees(scene, green, 0.9),
    fill(asphalt, `${curve(kerb)}V${height}H-4z`),
    stroke(lane, 2, curve(kerb + 4), ' opacity=".55"'),
    stroke(inks.accents[1], 3, curve(middle), ' stroke-dasharray="26 20"'),
    people(scene, "runner", group(scene, middle, at)),
  ].join("");
}

function group({ width, height, chance }: Scene, y: number, at: (x: number, y: number) => number) {
  const spots: [number, number, number][] = [];
  const count = chance.whole(3, 6) + Math.floor(width / 700) * 3;
  let x = width * chance.between(0.34, 0.5);
  for (let i = 0; i < count && x < width * 0.96; i++) {
    const depth = chance.between(-0.03, 0.045) * height;
    spots.push([x, at(x, y + depth), height * (0.068 + (depth / height) * 0.25)]);
    x += chance.between(16, 58);
  }
  return spots;
}

/** How far the road has left its straight line, as a share of its bend, at a share of its length. */
function curveAt(t: number): number {
  const points: readonly Point[] = [
    [0, 0],
    [0.3, -1],
    [0.65, 1],
    [1, -0.3],
  ];
  const [a, b, c, d] = points.map(([, y]) => y);
  return (
    (1 - t) ** 3 * (a ?? 0) +
    3 * t * (1 - t) ** 2 * (b ?? 0) +
    3 * t ** 2 * (1 - t) * (c ?? 0) +
    t ** 3 * (d ?? 0)
  );
}
