import { fill } from "../../pen.ts";
import { backdrop } from "../backdrop.ts";
import { below, ridge } from "../ground.ts";
import { buoys, people } from "../people.ts";
import type { Scene } from "../scene.ts";
import { skyline } from "../town/skyline.ts";

type Spot = readonly [x: number, y: number, size: number];

/** The land behind the water, with the town or without. */
export function coast(scene: Scene, horizon: number, hasTown: boolean): string {
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
export function swim(scene: Scene, horizon: number): string {
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
