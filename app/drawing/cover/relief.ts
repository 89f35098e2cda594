import { inTheDark, mix } from "../color.ts";
import type { Inks } from "../inks.ts";
import { fill, type Point, smooth, stroke } from "../pen.ts";
import type { Backdrop } from "./place/scenery-parts.ts";
import { backdrop, range } from "./scene/backdrop.ts";
import { trees } from "./scene/flora.ts";
import { people } from "./scene/people.ts";
import { below, heightAt, ridge, type Scene, soil } from "./scene/scene.ts";

const r = Math.round;

/** What closes the view: never an empty horizon. */
export function far(scene: Scene, horizon: number): string {
  const { height, kind, chance, place, inks } = scene;
  const behind: Backdrop = place.backdrop === "none" ? "hills" : place.backdrop;
  const isHigh = kind === "ultra" && behind === "peaks" && chance.yes(0.6);
  return [
    backdrop(scene, behind, horizon + 6, 0.08),
    isHigh ? range(scene, horizon + 12, { depth: 0.34, rise: 0.2 }) : "",
    fill(inks.depth(0.3), below(scene, ridge(scene, horizon - 2, height * 0.02))),
  ].join("");
}

export function hills(scene: Scene, start: number, count: number): string {
  const { height } = scene;
  return Array.from({ length: count }, (_, i) => {
    const share = i / Math.max(1, count - 1);
    return hill(scene, start + (height * 0.86 - start) * (i / count), 0.42 + share * 0.4);
  }).join("");
}

/** On white ground, no white shirts. */
export function shirts({ place, inks }: Scene): Inks["accents"] {
  return place.season === "snow" ? ["#e4502a", inks.depth(1), "#c2261c"] : inks.accents;
}

/** The beams of head lamps. */
export function lamps(scene: Scene, spots: readonly (readonly [number, number, number])[]): string {
  const { inks, scheme } = scene;
  const beams = spots
    .map(
      ([x, y, size]) =>
        `M${r(x + size * 0.16)} ${r(y - size * 0.92)}l${r(size * 2)} ${r(-size * 0.4)}v${r(size * 1.1)}z`,
    )
    .join("");
  const drawn = fill(inks.light, beams, ' opacity=".3"');
  if (inks.hour === "night") return drawn;
  // At the other hours, the dark scheme still has its light.
  return inks.hour === "day" || inks.hour === "mist" ? inTheDark(scheme, drawn) : "";
}

/** One hill, its contour lines and the trees on its crest. */
export function hill(scene: Scene, base: number, depth: number): string {
  const { height, width, chance } = scene;
  const points = ridge(scene, base, height * chance.between(0.05, 0.085));
  const tone = soil(scene, depth);
  const wood: [number, number, number][] = [];
  if (chance.yes(0.72)) {
    const from = width * chance.between(-0.1, 0.6);
    for (
      let x = Math.max(0, from);
      x < Math.min(width, from + width * chance.between(0.25, 0.55));
      x += chance.between(13, 27)
    ) {
      wood.push([
        x,
        heightAt(points, x) + 5,
        height * (0.045 + depth * 0.06) * chance.between(0.7, 1.2),
      ]);
    }
  }
  return (
    trees(scene, wood, depth + 0.12) +
    fill(tone, below(scene, points)) +
    contours(scene, points, tone)
  );
}

/** The same line repeated further down, each fainter, like contour lines on a map. */
export function contours(scene: Scene, points: readonly Point[], tone: string): string {
  const { height, chance, inks } = scene;
  const gap = height * chance.between(0.03, 0.042);
  const name = scene.name();
  const lines = Array.from(
    { length: 6 },
    (_, i) =>
      `<use href="#${name}" y="${Math.round(gap * (i + 1))}" opacity=".${[5, 42, 34, 26, 2, 14][i]}"/>`,
  );
  return `<g fill="none" stroke="${mix(tone, inks.pale, 0.5)}" stroke-width="1.3"><defs><path id="${name}" d="${smooth(points)}"/></defs>${lines.join("")}</g>`;
}

/** The foreground with the path and its runners, mostly with trees at its side. */
export function front(scene: Scene, hasTrees = true): string {
  const { width, height, kind, chance, inks } = scene;
  const points = ridge(scene, height * 0.84, height * 0.05, 1.5);
  const tone = soil(scene, 1);
  const track = points.map(([x, y]): Point => [x, y + height * 0.055]);
  const spots: [number, number, number][] = [];
  let x = width * chance.between(0.36, 0.55);
  for (let i = 0; i < chance.whole(2, 4) + Math.floor(width / 800) * 2 && x < width * 0.94; i++) {
    spots.push([x, heightAt(track, x), height * (kind === "mtb" ? 0.085 : 0.075)]);
    x += chance.between(30, 84);
  }
  const wood: [number, number, number][] = [];
  for (let at = width * chance.between(0.72, 0.9); at < width; at += chance.between(16, 40))
    wood.push([at, heightAt(points, at) + 6, height * chance.between(0.14, 0.25)]);
  return [
    hasTrees && chance.yes(0.6) ? trees(scene, wood, 0.92) : "",
    fill(tone, below(scene, points)),
    contours(
      scene,
      points.map(([at, y]): Point => [at, y + height * 0.07]),
      tone,
    ),
    stroke(
      mix(tone, inks.pale, 0.55),
      3,
      smooth(track),
      ' stroke-dasharray="2 8" stroke-linecap="round"',
    ),
    lamps(scene, spots),
    people(scene, kind === "mtb" ? "rider" : "runner", spots, shirts(scene)),
  ].join("");
}
