import { mix } from "../color.ts";
import { box, fill, type Point, polygon, stroke } from "../pen.ts";
import { windows } from "./houses.ts";
import { backdrop, besides } from "./scene/backdrop.ts";
import { trees } from "./scene/flora.ts";
import { groundLines, paintLandmark } from "./scene/paint-landmark.ts";
import { below, heightAt, people, ridge, type Scene, soil, tinted } from "./scene/scene.ts";
import { sky } from "./scene/sky.ts";
import { water } from "./scene/water.ts";
import { asphaltOf, distance, road, row, skyline, street } from "./street.ts";
import type { Composition } from "./views.ts";

const r = Math.round;

/** A town seen from its race. */
export function city(scene: Scene, composition: Composition): string {
  return (painters[composition] ?? painters.street)(scene);
}

type Painter = (scene: Scene) => string;

/** A wide street that leads to the horizon between two rows of houses. */
function avenue(scene: Scene): string {
  const { width, height, chance, place, inks, focus } = scene;
  const horizon = height * 0.6;
  const [x0, y0] = [r(focus), r(horizon)];
  const isHigh = place.skyline === "towers";
  const faces = ["", ""];
  let columns = "";
  for (const side of [-1, 1]) {
    const edge = side < 0 ? -20 : width + 20;
    // From the distance to the front: each house hides a part of the one before it.
    for (const [near, far] of [
      [0.34, 0.16],
      [0.56, 0.37],
      [0.8, 0.6],
      [1.08, 0.85],
    ] as const) {
      const [a, b] = [x0 + (edge - x0) * near, x0 + (edge - x0) * far];
      const rise = height * (isHigh ? chance.between(0.42, 0.62) : chance.between(0.24, 0.32));
      const [ya, yb] = [y0 - rise * near, y0 - rise * far];
      const foot = (share: number) => y0 + height * 0.17 * share;
      const quad = polygon([
        [a, ya],
        [b, yb],
        [b, foot(far)],
        [a, foot(near)],
      ]);
      faces[chance.whole(0, 1)] += quad;
      const count = isHigh ? 5 : 3;
      for (let i = 1; i <= count; i++) {
        const share = i / (count + 1);
        const x = b + (a - b) * share;
        const depth = far + (near - far) * share;
        columns += `M${r(x)} ${r(y0 - rise * depth + 8)}V${r(y0 + height * 0.06 * depth)}`;
      }
    }
  }
  const asphalt = asphaltOf(scene);
  const half = width * 0.34 + height * 0.2;
  const spots: [number, number, number][] = [];
  for (let i = 0; i < chance.whole(6, 9); i++) {
    const share = chance.between(0.3, 0.9);
    spots.push([
      x0 + chance.between(-0.55, 0.55) * half * share * 0.8,
      y0 + (height - y0) * share,
      height * (0.03 + share * 0.085),
    ]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  const green: [number, number, number][] = [];
  for (const share of [0.3, 0.5, 0.76, 1.04])
    for (const side of [-1, 1])
      green.push([
        x0 + side * half * 1.2 * share,
        y0 + (height - y0) * share * 0.98,
        height * (0.09 + share * 0.2),
      ]);
  const tone = inks.depth(0.55);
  return [
    sky(scene, horizon),
    backdrop(scene, place.backdrop, horizon + 3, 0.1),
    skyline(scene, place.skyline, { base: horizon + 2, rise: height * 0.2, depth: 0.2 }),
    fill(soil(scene, 0.7), box(-8, horizon, width + 20, height)),
    fill(tone, faces[0] ?? ""),
    fill(mix(tone, inks.roof, 0.3), faces[1] ?? ""),
    windows(scene, 0.5, columns),
    fill(
      asphalt,
      polygon([
        [x0 - 5, y0],
        [x0 + 5, y0],
        [x0 + half, height],
        [x0 - half, height],
      ]),
    ),
    stroke(
      inks.accents[1],
      3,
      `M${x0} ${y0 + 4}V${height}`,
      ' stroke-dasharray="3 4 6 6 10 9 14 12 22 16"',
    ),
    trees(scene, green, 0.8),
    people(scene, "runner", spots),
  ].join("");
}

/** The start: an arch over the road, bunting, and the runners behind it. */
function gate(scene: Scene): string {
  const { width, height, chance, inks, focus } = scene;
  const base = height * 0.7;
  const tone = inks.accents[0];
  const [x, half] = [r(focus), r(height * 0.33)];
  const [foot, thick] = [r(height * 0.87), r(height * 0.06)];
  const top = r(height * 0.36);
  const bend = r(height * 0.12);
  const arch = `M${x - half} ${foot}V${top + bend}q0 ${-bend} ${bend} ${-bend}H${x + half - bend}q${bend} 0 ${bend} ${bend}V${foot}`;
  const flags = Array.from({ length: Math.ceil(width / 26) }, (_, i) => {
    const at = i * 26 + 6;
    const sag = ((at - x) / width) ** 2 * height * -0.4;
    const y = r(top + height * 0.1 + sag);
    return Math.abs(at - x) < half - 6 ? "" : `M${at} ${y}h14l-7 12z`;
  });
  const spots: [number, number, number][] = [];
  const count = 7 + Math.floor(width / 500);
  for (let i = 0; i < count; i++) {
    const depth = chance.between(0, 0.09) * height;
    spots.push([
      x + chance.between(-0.86, 1.1) * half,
      height * 0.87 + depth,
      height * 0.085 + depth * 0.25,
    ]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  const bunting = (shown: number) => flags.filter((_, i) => i % 3 === shown).join("");
  return [
    distance(scene, base, 0.8),
    road(scene, base),
    stroke(
      mix(inks.near, "#000000", 0.3),
      thick,
      arch,
      ' opacity=".18" transform="translate(5 3)"',
    ),
    stroke(tinted(scene, tone, inks.near, 0.04), thick, arch, ' stroke-linejoin="round"'),
    fill(
      inks.atNight("#fffaf0", mix("#fffaf0", inks.near, 0.12)),
      box(x - half * 0.56, top - thick * 0.3, half * 1.12, thick * 0.6),
    ),
    fill(mix(inks.near, "#0d1117", 0.2), checks(x, top, half * 1.12, thick * 0.6)),
    fill(inks.accents[0], bunting(0)) +
      fill(inks.accents[1], bunting(1)) +
      fill(inks.accents[2], bunting(2)),
    people(scene, "runner", spots),
  ].join("");
}

/** The black squares of a chequered band. */
function checks(x: number, y: number, width: number, height: number): string {
  const size = height / 2;
  const count = Math.floor(width / size);
  return Array.from({ length: count }, (_, i) =>
    box(x - width / 2 + i * size, y - height / 2 + (i % 2) * size, size, size),
  ).join("");
}

const painters: Partial<Record<Composition, Painter>> & { street: Painter } = {
  /** The houses across the street from the runners. */
  street(scene) {
    const { height } = scene;
    const base = height * 0.72;
    return distance(scene, base, 0.95) + street(scene, base + height * 0.05);
  },
  /** The same across the water, with a promenade in front. */
  shore(scene) {
    const { height } = scene;
    const [base, shore] = [height * 0.6, height * 0.8];
    return distance(scene, base, 0.8) + water(scene, base, shore + 14) + street(scene, shore);
  },
  /** The landmark, alone before the town. */
  landmark(scene) {
    const { height, place, landmark } = scene;
    if (!landmark) return "";
    const isInWater = landmark.isInWater ?? false;
    const hasWater = isInWater || place.water !== "none";
    const base = height * (hasWater ? groundLines.water : groundLines.town);
    const isHigh =
      landmark.form === "peak" || landmark.form === "rocks" || landmark.isWild === true;
    const low = isHigh ? "" : row(scene, base, 0.3);
    const shore = height * 0.82;
    return [
      sky(scene, base),
      backdrop(scene, isHigh ? besides(place.backdrop) : place.backdrop, base + 4, 0.08),
      low,
      hasWater && !isInWater ? paintLandmark(scene, landmark, base + 3) : "",
      hasWater ? water(scene, base, shore + 14) : paintLandmark(scene, landmark, base + 3),
      isInWater ? paintLandmark(scene, landmark, base + height * 0.05) : "",
      street(scene, hasWater ? shore : base),
    ].join("");
  },
  park,
  heights,
  avenue,
  gate,
};

/** A meadow with tall trees on both sides, and the town behind it. */
function park(scene: Scene): string {
  const { width, height, chance, place } = scene;
  const base = height * 0.62;
  const lawn = ridge(scene, base + 4, height * 0.012, 2);
  const path = (y: number, half: number) =>
    `M${r(width * 0.08)} ${height}C${r(width * 0.3)} ${r(height * 0.8)} ${r(width * 0.5)} ${r(y + 30 - half)} ${width} ${r(y + 6 - half)}V${r(y + 6 + half)}C${r(width * 0.6)} ${r(y + 36 + half)} ${r(width * 0.42)} ${r(height * 0.9)} ${r(width * 0.36)} ${height}z`;
  const far: [number, number, number][] = [];
  for (let x = chance.between(0, 20); x < width; x += chance.between(16, 50))
    far.push([x, heightAt(lawn, x) + 3, height * chance.between(0.07, 0.12)]);
  const near: [number, number, number][] = [];
  const sides = [width * 0.03, width * 0.13, width * 0.85, width * 0.95];
  if (width > height * 2.4) sides.push(width * 0.24, width * 0.76);
  for (const x of sides)
    near.push([
      x + chance.between(-14, 14),
      height * chance.between(0.78, 0.9),
      height * chance.between(0.4, 0.54),
    ]);
  near.sort((a, b) => a[1] - b[1]);
  const y = height * 0.74;
  const spots: [number, number, number][] = [];
  let x = width * chance.between(0.46, 0.54);
  for (let i = 0; i < chance.whole(4, 6) + Math.floor(width / 700) * 2 && x < width * 0.92; i++) {
    const share = (x / width - 0.4) / 0.6;
    spots.push([x, height * (0.9 - share * 0.09), height * (0.1 - share * 0.035)]);
    x += chance.between(24, 60);
  }
  const lawnTone = tinted(
    scene,
    soil(scene, 0.55),
    place.season === "snow" ? "#ffffff" : "#3d7a4e",
    0.3,
  );
  return [
    sky(scene, base),
    backdrop(scene, place.backdrop, base + 4, 0.1),
    row(scene, base, 0.3),
    trees(scene, far, 0.6),
    fill(lawnTone, below(scene, lawn)),
    fill(mix(lawnTone, scene.inks.pale, 0.5), path(y, height * 0.018)),
    people(scene, "runner", spots),
    trees(scene, near, 0.86),
  ].join("");
}

/** From a hill: the town lies below, the road leads down to it. */
function heights(scene: Scene): string {
  const { width, height, chance, place, inks } = scene;
  const base = height * 0.58;
  const side = chance.yes(0.5) ? 1 : -1;
  const at = (share: number) => (side > 0 ? share * width : (1 - share) * width);
  const slope: Point[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => [
    at(share),
    height * (0.9 - 0.3 * Math.max(0, share - 0.15) ** 1.25),
  ]);
  if (side < 0) slope.reverse();
  const first: Point = [-8, slope[0]?.[1] ?? height];
  const line: Point[] = [first, ...slope, [width + 40, slope.at(-1)?.[1] ?? height]];
  const plain =
    place.water === "none" ? soil(scene, 0.34) : mix(inks.depth(0.34), inks.skyTop, 0.4);
  const tone = soil(scene, 0.95);
  const spots: [number, number, number][] = [];
  for (let i = 0; i < 4 + Math.floor(width / 700) * 2; i++) {
    const x = at(0.34 + i * chance.between(0.1, 0.13));
    if (x > 20 && x < width - 20)
      spots.push([x, heightAt(line, x) + height * 0.05, height * 0.085]);
  }
  const wood: [number, number, number][] = [0.8, 0.9, 0.98].map((share) => {
    const x = at(share + chance.between(-0.03, 0.03));
    return [x, heightAt(line, x) + 6, height * chance.between(0.26, 0.42)];
  });
  const rails = line.map(([x, y]): Point => [x, y + height * 0.05]);
  return [
    sky(scene, base),
    backdrop(scene, place.backdrop === "none" ? "hills" : place.backdrop, base - 2, 0.06),
    skyline(scene, place.skyline, { base, rise: height * 0.24, depth: 0.26 }),
    skyline(scene, place.skyline, { base: base + height * 0.06, rise: height * 0.2, depth: 0.44 }),
    fill(plain, box(-8, base + height * 0.05, width + 20, height)),
    roofs(scene, base + height * 0.08),
    trees(scene, wood, 0.88),
    fill(tone, below(scene, line)),
    stroke(
      mix(tone, inks.pale, 0.5),
      height * 0.014,
      `M${rails.map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}`,
    ),
    people(scene, "runner", spots),
  ].join("");
}

/** Roofs of the town between the trees, seen from above. */
function roofs(scene: Scene, top: number): string {
  const { width, height, chance, inks } = scene;
  let [light, dark] = ["", ""];
  for (let i = 0; i < width / 26; i++) {
    const y = top + chance.between(0, 0.26) * height;
    const w = 12 + (y - top) * 0.2;
    const x = chance.between(-10, width);
    light += box(x, y, w, w * 0.5);
    dark += polygon([
      [x - 2, y],
      [x + w * 0.3, y - w * 0.34],
      [x + w * 0.9, y - w * 0.34],
      [x + w + 2, y],
    ]);
  }
  const walls = inks.whenLit(
    mix(inks.depth(0.5), inks.pale, 0.45),
    mix(inks.depth(0.5), inks.light, 0.3),
  );
  return fill(walls, light) + fill(mix(inks.depth(0.5), inks.roof, 0.7), dark);
}
