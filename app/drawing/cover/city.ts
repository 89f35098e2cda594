import { mix } from "../color.ts";
import { box, fill, type Point, polygon, stroke } from "../pen.ts";
import { avenue, gate } from "./roads.ts";
import { backdrop, besides } from "./scene/backdrop.ts";
import { trees } from "./scene/flora.ts";
import { groundLines, paintLandmark } from "./scene/paint-landmark.ts";
import { people } from "./scene/people.ts";
import { below, heightAt, ridge, type Scene, soil, tinted } from "./scene/scene.ts";
import { sky } from "./scene/sky.ts";
import { water } from "./scene/water.ts";
import { distance, row, skyline, street } from "./street.ts";
import type { Composition } from "./views.ts";

const r = Math.round;

/** A town seen from its race. */
export function city(scene: Scene, composition: Composition): string {
  return (painters[composition] ?? painters.street)(scene);
}

type Painter = (scene: Scene) => string;

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
