import { colonial, gables, harbour, hillside, type Row, towers, village } from "./houses.ts";
import type { Skyline } from "./place/scenery-parts.ts";
import { backdrop } from "./scene/backdrop.ts";
import type { Scene } from "./scene/scene.ts";
import { sky } from "./scene/sky.ts";

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
