import { mix } from "../../color.ts";
import { fill, type Point, polygon, stroke } from "../../pen.ts";
import { trees } from "../flora.ts";
import { below, heightAt, ridge } from "../ground.ts";
import { people } from "../people.ts";
import { type Scene, soil } from "../scene.ts";
import { sky } from "../sky.ts";
import { far, hill, lamps, shirts } from "./relief.ts";

const r = Math.round;

/** A steep ridge across the picture, with runners that climb it against the sky. */
export function crest(scene: Scene): string {
  const { width, height, chance, kind, inks } = scene;
  const horizon = height * 0.66;
  const side = chance.yes(0.5) ? 1 : -1;
  const at = (share: number) => (side > 0 ? share * width : (1 - share) * width);
  const steps = [0, 0.14, 0.3, 0.42, 0.54, 0.64, 0.74, 0.84, 0.92, 1];
  const rises = [0.06, 0.12, 0.17, 0.25, 0.28, 0.38, 0.4, 0.5, 0.47, 0.52];
  const line: Point[] = steps.map((share, i) => [
    at(share),
    height * (0.94 - (rises[i] ?? 0) - chance.between(0, 0.02)),
  ]);
  if (side < 0) line.reverse();
  const tone = soil(scene, 0.94);
  const shade = steps.slice(1, -1).flatMap((share, i): Point[][] => {
    const x = at(share);
    const y = heightAt(line, x);
    return i % 2 === 0
      ? [
          [
            [x, y],
            [x + side * height * 0.085, y + height * 0.2],
            [x - side * height * 0.034, height],
            [x - side * height * 0.068, y + height * 0.3],
          ],
        ]
      : [];
  });
  const spots: [number, number, number][] = [];
  for (let i = 0; i < 4 + Math.floor(width / 800) * 2; i++) {
    const x = at(0.36 + i * chance.between(0.09, 0.13));
    if (x > 16 && x < width - 16)
      spots.push([x, heightAt(line, x) + 3, height * (kind === "mtb" ? 0.095 : 0.09)]);
  }
  return [
    sky(scene, horizon),
    far(scene, horizon),
    hill(scene, height * 0.76, 0.5),
    fill(
      tone,
      polygon([
        [-10, height + 4],
        [-10, line[0]?.[1] ?? height],
        ...line,
        [width + 10, line.at(-1)?.[1] ?? height],
        [width + 10, height + 4],
      ]),
    ),
    fill(mix(tone, inks.skyLow, 0.12), shade.map(polygon).join("")),
    lamps(scene, spots),
    people(scene, kind === "mtb" ? "rider" : "runner", spots, shirts(scene)),
  ].join("");
}

/** Open land: a path that winds to the horizon, plants large in front. */
export function meadow(scene: Scene): string {
  const { width, height, chance, kind, inks, focus } = scene;
  const horizon = height * 0.56;
  const line = ridge(scene, horizon + height * 0.02, height * 0.008, 2.4);
  const [x, y] = [r(focus), r(horizon + height * 0.03)];
  const [a, b] = [r(width * 0.16), r(height * 0.44)];
  const path = `M${x - 2} ${y}c${-a} ${r(b * 0.2)} ${a} ${r(b * 0.34)} ${r(-a * 0.1)} ${r(b * 0.56)}c${r(-a * 0.8)} ${r(b * 0.22)} ${r(-a * 0.9)} ${r(b * 0.3)} ${-a} ${r(b * 0.5)}h${r(a * 0.9)}c${r(a * 0.1)} ${r(-b * 0.3)} ${r(a * 0.5)} ${r(-b * 0.26)} ${r(a * 0.9)} ${r(-b * 0.46)}c${r(a * 0.6)} ${r(-b * 0.3)} ${r(-a * 0.9)} ${r(-b * 0.4)} ${r(-a * 0.6)} ${r(-b * 0.6)}z`;
  const wood: [number, number, number][] = [];
  for (let at = chance.between(0, 30); at < width; at += chance.between(26, 90))
    wood.push([at, heightAt(line, at) + 4, height * chance.between(0.06, 0.11)]);
  const near: [number, number, number][] = [0.05, 0.16, 0.8, 0.92].map((share) => [
    width * (share + chance.between(-0.03, 0.03)),
    height * chance.between(0.86, 0.97),
    height * chance.between(0.24, 0.4),
  ]);
  const tone = soil(scene, 0.5);
  let [blades, blooms] = ["", ""];
  for (let i = 0; i < width / 12; i++) {
    const share = chance.between(0.1, 1) ** 0.7;
    const at = `M${chance.whole(0, width)} ${r(horizon + (height - horizon) * share)}`;
    if (chance.yes(0.3)) blooms += `${at}h0`;
    else blades += `${at}l2 ${-r(4 + share * 7)}`;
  }
  const spots: [number, number, number][] = [0.3, 0.46, 0.72, 0.9].map((share) => [
    x + chance.between(-0.03, 0.05) * width * share,
    y + (height - y) * share * 0.9,
    height * (0.035 + share * 0.06),
  ]);
  return [
    sky(scene, horizon),
    far(scene, horizon),
    trees(scene, wood, 0.5),
    fill(tone, below(scene, line)),
    stroke(mix(tone, inks.near, 0.25), 1.6, blades),
    scene.place.season === "snow"
      ? ""
      : stroke(mix(tone, inks.accents[0], 0.5), 3, blooms, ' stroke-linecap="round"'),
    fill(mix(tone, inks.pale, 0.55), path),
    lamps(scene, spots),
    people(scene, kind === "mtb" ? "rider" : "runner", spots, shirts(scene)),
    trees(scene, near, 0.9),
  ].join("");
}
