import { inTheDark, mix } from "../color.ts";
import type { Inks } from "../inks.ts";
import { fill, type Point, polygon, smooth, stroke } from "../pen.ts";
import type { Backdrop } from "./place/scenery-parts.ts";
import { backdrop, besides, range } from "./scene/backdrop.ts";
import { trees } from "./scene/flora.ts";
import { groundLines, paintLandmark } from "./scene/paint-landmark.ts";
import { below, heightAt, people, ridge, type Scene, soil } from "./scene/scene.ts";
import { sky } from "./scene/sky.ts";
import { water } from "./scene/water.ts";
import type { Composition } from "./views.ts";

const r = Math.round;

/** The land off the road, with its contour lines. */
export function offRoad(scene: Scene, composition: Composition): string {
  return (painters[composition] ?? painters.ridge)(scene);
}

type Painter = (scene: Scene) => string;

const painters: Partial<Record<Composition, Painter>> & { ridge: Painter } = {
  /** Hill behind hill. */
  ridge(scene) {
    const { height, chance } = scene;
    const horizon = height * chance.between(0.46, 0.58);
    return [
      sky(scene, horizon),
      far(scene, horizon),
      hills(scene, horizon + height * 0.02, chance.whole(2, 3)),
      front(scene),
    ].join("");
  },
  /** A lake before the mountains. */
  lake(scene) {
    const { height } = scene;
    const horizon = height * 0.52;
    return [
      sky(scene, horizon),
      far(scene, horizon),
      water(scene, horizon, height * 0.8),
      hill(scene, height * 0.74, 0.66),
      front(scene),
    ].join("");
  },
  landmark(scene) {
    const { height, landmark } = scene;
    if (!landmark) return "";
    const horizon = height * groundLines.land;
    return [
      sky(scene, horizon),
      backdrop(scene, besides(scene.place.backdrop), horizon + 4, 0.06),
      paintLandmark(scene, landmark, horizon),
      fill(soil(scene, 0.56), below(scene, ridge(scene, horizon + height * 0.02, height * 0.02))),
      front(scene),
    ].join("");
  },
  forest,
  valley,
  crest,
  meadow,
};

/** A steep ridge across the picture, with runners that climb it against the sky. */
function crest(scene: Scene): string {
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
function meadow(scene: Scene): string {
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

/** Rows of trees that step back into the haze; the path leads between them. */
function forest(scene: Scene): string {
  const { width, height, chance } = scene;
  const horizon = height * 0.5;
  const isLow = scene.place.flora === "tufts" || scene.place.flora === "cacti";
  const rows = [0.52, 0.64, 0.76].map((down, i) => {
    const base = height * down;
    const line = ridge(scene, base, height * 0.02, 1.6);
    const wood: [number, number, number][] = [];
    const gap = isLow ? 36 : 15;
    for (let x = chance.between(-8, 8); x < width; x += chance.between(gap, gap * 2 + i * 12)) {
      wood.push([
        x,
        heightAt(line, x) + 6,
        height * (0.13 + i * 0.075) * chance.between(0.72, 1.16),
      ]);
    }
    return (
      trees(scene, wood, 0.26 + i * 0.22) + fill(soil(scene, 0.3 + i * 0.22), below(scene, line))
    );
  });
  const sides: [number, number, number][] = [0.04, 0.14, 0.88, 0.98].map((share) => [
    width * (share + chance.between(-0.02, 0.02)),
    height * chance.between(0.93, 1),
    height * chance.between(0.56, 0.76),
  ]);
  return [
    sky(scene, horizon),
    backdrop(scene, scene.place.backdrop, horizon + 4, 0.06),
    ...rows,
    front(scene, false),
    isLow ? "" : trees(scene, sides, 0.96),
  ].join("");
}

/** A river that comes down between two slopes. */
function valley(scene: Scene): string {
  const { width, height, chance, inks, focus } = scene;
  const horizon = height * 0.5;
  const x = focus + chance.between(-0.08, 0.04) * width;
  const tone = inks.atNight(
    mix(inks.depth(0.4), inks.skyTop, 0.5),
    mix(inks.depth(0.3), inks.skyLow, 0.3),
  );
  const bed = `M${r(x - 3)} ${r(horizon)}C${r(x - width * 0.08)} ${r(height * 0.6)} ${r(x + width * 0.12)} ${r(height * 0.64)} ${r(x + width * 0.02)} ${r(height * 0.72)}C${r(x - width * 0.12)} ${r(height * 0.8)} ${r(x - width * 0.06)} ${r(height * 0.92)} ${r(x + width * 0.02)} ${height}H${r(x + width * 0.24)}C${r(x + width * 0.06)} ${r(height * 0.9)} ${r(x + width * 0.04)} ${r(height * 0.82)} ${r(x + width * 0.12)} ${r(height * 0.73)}C${r(x + width * 0.2)} ${r(height * 0.62)} ${r(x - width * 0.02)} ${r(height * 0.6)} ${r(x + 3)} ${r(horizon)}z`;
  const slope = (side: number, top: number, reach: number): Point[] => {
    const from = side < 0 ? -10 : width + 10;
    return [0, 0.25, 0.5, 0.75, 1].map((share) => [
      from - side * reach * width * share,
      top + (height * 0.86 - top) * share ** 1.3 + chance.between(-0.015, 0.015) * height,
    ]);
  };
  const flank = (side: number, top: number, reach: number, depth: number) => {
    const line = slope(side, top, reach);
    const inOrder = side < 0 ? line : [...line].reverse();
    const wood = inOrder.slice(0, -1).flatMap(([px, py], i): [number, number, number][] => {
      const [nx, ny] = inOrder[i + 1] ?? [px, py];
      return [0.2, 0.55, 0.85].map((share) => [
        px + (nx - px) * share,
        py + (ny - py) * share + 5,
        height * (0.06 + depth * 0.07) * chance.between(0.8, 1.2),
      ]);
    });
    return (
      trees(scene, wood, depth + 0.1) +
      fill(soil(scene, depth), polygon([...line, [side < 0 ? -10 : width + 10, height + 10]]))
    );
  };
  return [
    sky(scene, horizon),
    far(scene, horizon),
    fill(soil(scene, 0.36), below(scene, ridge(scene, horizon + height * 0.03, height * 0.01))),
    fill(tone, bed),
    flank(1, height * 0.44, 0.5, 0.46),
    flank(-1, height * 0.4, 0.52, 0.6),
    front(scene, false),
  ].join("");
}

/** What closes the view: never an empty horizon. */
function far(scene: Scene, horizon: number): string {
  const { height, kind, chance, place, inks } = scene;
  const behind: Backdrop = place.backdrop === "none" ? "hills" : place.backdrop;
  const isHigh = kind === "ultra" && behind === "peaks" && chance.yes(0.6);
  return [
    backdrop(scene, behind, horizon + 6, 0.08),
    isHigh ? range(scene, horizon + 12, { depth: 0.34, rise: 0.2 }) : "",
    fill(inks.depth(0.3), below(scene, ridge(scene, horizon - 2, height * 0.02))),
  ].join("");
}

function hills(scene: Scene, start: number, count: number): string {
  const { height } = scene;
  return Array.from({ length: count }, (_, i) => {
    const share = i / Math.max(1, count - 1);
    return hill(scene, start + (height * 0.86 - start) * (i / count), 0.42 + share * 0.4);
  }).join("");
}

/** On white ground, no white shirts. */
function shirts({ place, inks }: Scene): Inks["accents"] {
  return place.season === "snow" ? ["#e4502a", inks.depth(1), "#c2261c"] : inks.accents;
}

/** The beams of head lamps. */
function lamps(scene: Scene, spots: readonly (readonly [number, number, number])[]): string {
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
function hill(scene: Scene, base: number, depth: number): string {
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

/** The foreground with the path and its runners, mostly with trees at its side. */
function front(scene: Scene, hasTrees = true): string {
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
