import type { Chance } from "../../chance.ts";
import { mix, type Scheme } from "../../color.ts";
import type { Inks, SceneKind } from "../../inks.ts";
import { circle, type Point, smooth } from "../../pen.ts";
import type { Landmark } from "../landmarks/shapes.ts";
import type { Scenery } from "../place/scenery.ts";

/** What every part of a drawing needs: its size, the colours, the place and the seed's numbers. */
export type Scene = {
  width: number;
  height: number;
  kind: SceneKind;
  chance: Chance;
  inks: Inks;
  place: Scenery;
  scheme: Scheme;
  /** Where the eye shall rest, from the left: in view however the picture is cropped. */
  focus: number;
  /** The landmark of the drawing, if it has one. */
  landmark: Landmark | null;
  /** A new name for a part that is drawn once and used often. */
  name(): string;
};

/** A colour with some of another in it; at night much less. */
export function tinted({ inks }: Scene, tone: string, color: string, share: number): string {
  return inks.atNight(mix(tone, color, share), mix(tone, color, share * 0.4));
}

/** The ground at a depth, as the season and the land colour it. */
export function soil(scene: Scene, depth: number): string {
  const { inks, place } = scene;
  const tone = inks.depth(depth);
  if (place.season === "snow") return mix(inks.snow, tone, 0.12 + depth * 0.1);
  if (place.season === "dry") return tinted(scene, tone, "#c9963c", 0.34);
  if (place.flora === "cacti" || place.backdrop === "dunes")
    return tinted(scene, tone, "#d08c4c", 0.34);
  return place.season === "autumn" ? tinted(scene, tone, "#b5702c", 0.16) : tone;
}

/** A line of hills: sums of waves, sampled and softened. */
export function ridge({ width, chance }: Scene, base: number, rise: number, span = 1): Point[] {
  const waves = [150, 66, 31].map((length, i) => ({
    length: length * span * chance.between(0.8, 1.4),
    phase: chance.between(0, 9),
    rise: rise / (i * 1.1 + 1),
  }));
  const points: Point[] = [];
  for (let x = -8; x <= width + 40; x += 38) {
    const y = waves.reduce(
      (sum, wave) => sum + Math.sin(x / wave.length + wave.phase) * wave.rise,
      base,
    );
    points.push([x, y]);
  }
  return points;
}

/** Everything below a line, down to the lower edge. */
export function below({ height }: Scene, points: readonly Point[]): string {
  return `${smooth(points)}V${height}H-8z`;
}

/** The height of a line at `x`. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point[0] >= x);
  const [a, b] = [points[Math.max(0, next - 1)], points[next]];
  if (!a || !b) return points.at(next < 0 ? -1 : 0)?.[1] ?? 0;
  const share = b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * share;
}

type Athlete = "runner" | "rider" | "swimmer";

/** The head and the lines of the body, standing on 0,0 and about 18 high. */
const drawings: Record<Athlete, readonly [head: string, body: string]> = {
  runner: [
    '<circle cx="3" cy="-17" r="2.4"/>',
    "M1 -13.5L-1 -7l4 2.5l-1 4.5M-1 -7l-3 4h-4M1 -13l4 3l3 -2M1 -13l-4 1.5l-1.5 3.5",
  ],
  rider: [
    '<circle cx="2" cy="-18" r="2.4"/>',
    "M-8 -4a4 4 0 1 0 .1 0M8 -4a4 4 0 1 0 .1 0M-8 0L-3 -8H5L8 0M-3 -8L1 0L5 -8M-3 -8L0 -14L5 -9",
  ],
  swimmer: ['<circle cx="4" cy="-2" r="2.8"/>', "M0 -1Q-3 -9 3 -8M-2 0h-10"],
};

/** Small people at the given places, in the accents of the picture. */
export function people(
  { chance, inks }: Scene,
  figure: Athlete,
  spots: readonly (readonly [number, number, number])[],
  tones: Inks["accents"] = inks.accents,
): string {
  const [head, body] = drawings[figure];
  const shapes = tones.map((tone, i) => {
    const lines = `<path d="${body}" fill="none" stroke="${tone}"/>`;
    return `<g id="p${i}" fill="${tone}">${head}${lines}</g>`;
  });
  const placed = spots.map(([x, y, size]) => {
    const scale = Math.round((size / 18) * 100) / 100;
    const place = `translate(${Math.round(x)} ${Math.round(y)})scale(${scale})`;
    return `<use href="#p${chance.whole(0, 2)}" transform="${place}"/>`;
  });
  const round = 'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<defs>${shapes.join("")}</defs><g ${round}>${placed.join("")}</g>`;
}

/** Buoys that swimmers turn at. */
export function buoys(spots: readonly (readonly [number, number, number])[]): string {
  return spots.map(([x, y, size]) => circle("#f2603a", x, y, size)).join("");
}
