import { backdrop } from "./backdrop.ts";
import { below, ridge } from "./ground.ts";
import { fill } from "./pen.ts";
import { buoys, people } from "./people.ts";
import type { Scene } from "./scene.ts";
import { sky } from "./sky.ts";
import { landmark } from "./town/landmark.ts";
import { skyline } from "./town/skyline.ts";
import { sails, swell } from "./water.ts";

/** Open water with the coast behind it, for triathlons. */
export function sea(scene: Scene): string {
  const { width, height, chance, place, inks } = scene;
  const horizon = height * chance.between(0.48, 0.6);
  const hasTown = chance.yes(0.7);
  const swimmers: [number, number, number][] = [];
  const marks: [number, number, number][] = [];
  const across = width * chance.between(0.3, 0.5);
  for (let i = 0; i < chance.whole(4, 7) + Math.floor(width / 500); i++) {
    const share = chance.between(0.25, 0.85);
    swimmers.push([
      across + chance.between(0, 0.5) * width,
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
  return [
    sky(scene, horizon),
    backdrop(
      scene,
      place.backdrop === "none" && !hasTown ? "hills" : place.backdrop,
      horizon + 4,
      0.14,
    ),
    hasTown
      ? skyline(scene, place.skyline, { base: horizon, rise: height * 0.26, depth: 0.36 })
      : "",
    landmark(scene, horizon + 2, 0.42),
    chance.yes(0.5)
      ? fill(inks.depth(0.5), below(scene, ridge(scene, horizon + 2, height * 0.012)))
      : "",
    swell(scene, horizon),
    chance.yes(0.6) ? sails(scene, horizon + 8, horizon + (height - horizon) * 0.5) : "",
    buoys(marks),
    people(scene, "swimmer", swimmers),
  ].join("");
}
