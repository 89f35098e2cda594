import { backdrop, range } from "./backdrop.ts";
import { mix } from "./color.ts";
import { trees } from "./flora.ts";
import { below, heightAt, ridge } from "./ground.ts";
import type { Inks } from "./inks.ts";
import { fill, type Point, smooth, stroke } from "./pen.ts";
import { people } from "./people.ts";
import type { Scene } from "./scene.ts";
import { sky } from "./sky.ts";
import { water } from "./water.ts";

/** Hills with their contour lines, for races off the road. */
export function wild(scene: Scene): string {
  const { height, kind, chance, place, inks } = scene;
  const horizon = height * chance.between(0.46, 0.58);
  const hasLake = place.water !== "none" && chance.yes(0.6);
  const isHigh = place.backdrop === "volcano" || place.backdrop === "mesa";
  const behind = kind === "ultra" && !isHigh ? "peaks" : place.backdrop;
  const far = behind === "none" ? "hills" : behind;
  const count = chance.whole(2, 3);
  const start = horizon + height * (hasLake ? 0.14 : 0.02);
  const layers = Array.from({ length: count }, (_, i) => {
    const share = i / Math.max(1, count - 1);
    return hill(scene, start + (height * 0.86 - start) * (i / count), 0.42 + share * 0.4);
  });
  return [
    sky(scene, horizon),
    backdrop(scene, far, horizon + 6, 0.08),
    kind === "ultra" && chance.yes(0.6)
      ? range(scene, horizon + 12, { depth: 0.34, rise: 0.2 })
      : "",
    hasLake
      ? water(scene, horizon, start + height * 0.12)
      : fill(inks.depth(0.3), below(scene, ridge(scene, horizon - 2, height * 0.02))),
    ...layers,
    front(scene),
  ].join("");
}

/** One hill, its contour lines and the trees on its crest. */
function hill(scene: Scene, base: number, depth: number): string {
  const { height, width, chance, inks, place } = scene;
  const points = ridge(scene, base, height * chance.between(0.05, 0.085));
  const isWhite = place.season === "snow" && chance.yes(0.5);
  const tone = isWhite ? mix(inks.snow, inks.depth(depth), 0.25) : inks.depth(depth);
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
function contours(scene: Scene, points: readonly Point[], tone: string): string {
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

/** The foreground with the path and its runners. */
function front(scene: Scene): string {
  const { width, height, kind, chance, inks, place } = scene;
  const points = ridge(scene, height * 0.84, height * 0.05, 1.5);
  const tone = place.season === "snow" ? mix(inks.snow, inks.near, 0.12) : inks.depth(1);
  const track = points.map(([x, y]): Point => [x, y + height * 0.055]);
  const spots: [number, number, number][] = [];
  let x = width * chance.between(0.3, 0.55);
  for (let i = 0; i < chance.whole(2, 4) + Math.floor(width / 800) * 2 && x < width * 0.94; i++) {
    spots.push([x, heightAt(track, x), height * (kind === "mtb" ? 0.085 : 0.075)]);
    x += chance.between(30, 84);
  }
  const shirts: Inks["accents"] =
    place.season === "snow" ? ["#e4502a", inks.depth(1), "#c2261c"] : inks.accents;
  const lamps =
    inks.hour === "night"
      ? spots
          .map(([at, y]) =>
            fill(
              inks.light,
              `M${Math.round(at + 4)} ${Math.round(y - 22)}l58 -12v32z`,
              ' opacity=".3"',
            ),
          )
          .join("")
      : "";
  const wood: [number, number, number][] = [];
  for (let at = width * chance.between(0.62, 0.9); at < width; at += chance.between(16, 40))
    wood.push([at, heightAt(points, at) + 6, height * chance.between(0.14, 0.25)]);
  return [
    chance.yes(0.6) ? trees(scene, wood, 0.92) : "",
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
    lamps,
    people(scene, kind === "mtb" ? "rider" : "runner", spots, shirts),
  ].join("");
}
