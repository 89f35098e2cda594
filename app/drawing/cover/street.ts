import { mix } from "../color.ts";
import { fill, type Point, stroke } from "../pen.ts";
import { colonial, gables, harbour, hillside, type Row, towers, village } from "./houses.ts";
import type { Skyline } from "./place/scenery-parts.ts";
import { backdrop } from "./scene/backdrop.ts";
import { trees } from "./scene/flora.ts";
import { people, type Scene, soil, tinted } from "./scene/scene.ts";
import { sky } from "./scene/sky.ts";

const r = Math.round;

/** The bank with its trees, the road in front of it and the runners. */
export function street(scene: Scene, top: number): string {
  const { at, middle, drawn } = paved(scene, top);
  return drawn + people(scene, "runner", group(scene, middle, at));
}

/** The same without runners. */
export function road(scene: Scene, top: number): string {
  return paved(scene, top).drawn;
}

export function asphaltOf({ inks }: Scene): string {
  return inks.atNight(mix(inks.near, "#0d1117", 0.12), mix(inks.near, "#0d1117", 0.25));
}

function paved(scene: Scene, top: number) {
  const { width, height, chance, inks, place } = scene;
  const bend = height * chance.between(-0.05, 0.05);
  const curve = (y: number) =>
    `M-4 ${r(y)}C${r(width * 0.3)} ${r(y - bend)} ${r(width * 0.65)} ${r(y + bend)} ${width + 4} ${r(y - bend * 0.3)}`;
  const at = (x: number, y: number) => y + bend * curveAt(x / width);
  const kerb = Math.min(height * 0.85, top + height * 0.06);
  const asphalt = asphaltOf(scene);
  const ground = soil(scene, 0.8);
  const bank = place.season === "snow" ? inks.snow : tinted(scene, ground, "#3d7a4e", 0.3);
  const middle = (kerb + height) / 2 + 2;
  const green: [number, number, number][] = [];
  for (let x = chance.between(-10, 30); x < width; x += chance.between(22, 74)) {
    green.push([x, at(x, kerb + 1), height * chance.between(0.085, 0.16)]);
  }
  const lane = mix(asphalt, inks.pale, 0.8);
  const drawn = [
    fill(bank, `${curve(top)}V${height}H-4z`),
    trees(scene, green, 0.9),
    fill(asphalt, `${curve(kerb)}V${height}H-4z`),
    stroke(lane, 2, curve(kerb + 4), ' opacity=".55"'),
    stroke(inks.accents[1], 3, curve(middle), ' stroke-dasharray="26 20"'),
  ].join("");
  return { at, middle, drawn };
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

const painters: Record<Skyline, (scene: Scene, row: Row) => string> = {
  towers,
  colonial,
  gables,
  harbour,
  hillside,
  village,
};

/** A row of houses in the style of the place. */
export function skyline(scene: Scene, kind: Skyline, row: Row): string {
  return painters[kind](scene, row);
}

/** Sky, horizon and two rows of houses, the nearer one `share` as high as the place allows. */
export function distance(scene: Scene, base: number, share: number): string {
  const { height, chance, place } = scene;
  const rise = height * chance.between(0.4, 0.5);
  const isHigh = place.skyline === "towers";
  return [
    sky(scene, base),
    backdrop(scene, place.backdrop, base + 4, 0.1),
    skyline(scene, place.skyline, {
      base: base + 2,
      rise: rise * (isHigh ? 1.02 : 0.55),
      depth: 0.2,
    }),
    skyline(scene, place.skyline, {
      base,
      rise: rise * share * (isHigh ? 0.8 : 0.95),
      depth: place.skyline === "hillside" ? 0.66 : 0.78,
    }),
  ].join("");
}

/** One row of houses, far away. */
export function row(scene: Scene, base: number, rise: number): string {
  return skyline(scene, scene.place.skyline, {
    base: base + 2,
    rise: scene.height * rise,
    depth: 0.24,
  });
}
