import { mix } from "../../color.ts";
import { disc, fill, type Point, polygon, stroke } from "../../pen.ts";
import type { Flora } from "../place/scenery-parts.ts";
import { type Scene, tinted } from "./scene.ts";

const r = Math.round;

/** Where a tree stands, and how high it is. */
type Spot = readonly [x: number, y: number, height: number];

/** How many sizes a row of trees is drawn in. */
const sizes = 3;

/** Trees of the place with their feet on the given spots. Each size is drawn once and used often. */
export function trees(scene: Scene, spots: readonly Spot[], depth: number): string {
  if (spots.length === 0) return "";
  const { inks, place } = scene;
  const tone = leafTone(scene, depth);
  const trunk = mix(inks.depth(depth), inks.near, 0.6);
  const tones = { tone, trunk, light: mix(tone, inks.pale, 0.22) };
  const heights = spots.map((spot) => spot[2]);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const names = Array.from({ length: sizes }, () => scene.name());
  const drawings = names.map((name, i) => {
    const height = low + ((high - low) * (i + 0.5)) / sizes;
    return `<g id="${name}">${painters[place.flora](height, tones)}</g>`;
  });
  const placed = spots.map(([x, y, height]) => {
    const size = Math.min(sizes - 1, Math.floor(((height - low) / (high - low || 1)) * sizes));
    return `<use href="#${names[size]}" x="${r(x)}" y="${r(y)}"/>`;
  });
  return `<defs>${drawings.join("")}</defs>${placed.join("")}`;
}

function leafTone(scene: Scene, depth: number): string {
  const { inks, place } = scene;
  const tone = tinted(scene, inks.depth(depth), "#2f6b46", 0.32);
  if (place.flora === "tufts") return tinted(scene, tone, "#c9a24e", 0.6);
  if (place.flora !== "round" && place.flora !== "poplars") return tone;
  if (place.season === "autumn") return tinted(scene, tone, "#d9722e", 0.62);
  if (place.season === "jacaranda") return tinted(scene, tone, "#9a72cf", 0.66);
  if (place.season === "dry") return tinted(scene, tone, "#a99a45", 0.35);
  if (place.season === "snow") return mix(tone, inks.snow, 0.42);
  return place.season === "spring" ? tinted(scene, tone, "#e9a3b4", 0.62) : tone;
}

type Tones = { tone: string; trunk: string; light: string };

/** One tree each, `h` high, with its foot on 0,0. */
const painters: Record<Flora, (h: number, tones: Tones) => string> = {
  conifers(h, { tone }) {
    const w = h * 0.3;
    const right: Point[] = [
      [0, -h],
      [w * 0.75, -h * 0.42],
      [w * 0.4, -h * 0.45],
      [w, -h * 0.08],
    ];
    const left = right.slice(1).map(([x, y]): Point => [-x, y]);
    return fill(
      tone,
      `${polygon([...right, ...left.reverse()])}M-1 ${r(-h * 0.1)}h3v${r(h * 0.12)}h-3z`,
    );
  },
  round(h, { tone, trunk, light }) {
    // A tall tree has a crown of several parts.
    const crown =
      h < 60
        ? disc(0, -h * 0.68, h * 0.33)
        : disc(-h * 0.17, -h * 0.62, h * 0.23) +
          disc(h * 0.18, -h * 0.6, h * 0.22) +
          disc(0, -h * 0.76, h * 0.25);
    return (
      stroke(trunk, Math.max(2.5, r(h * 0.045)), `M0 0v${r(-h * 0.6)}`) +
      fill(tone, crown) +
      fill(light, disc(-h * 0.1, -h * 0.77, h * (h < 60 ? 0.16 : 0.11)))
    );
  },
  poplars(h, { tone, trunk }) {
    const [w, half, low] = [r(h * 0.17), r(-h * 0.5), r(-h * 0.1)];
    const leaves = `M0 ${r(-h)}C${w * 2} ${half} ${w} ${low} 0 ${low}S${-w * 2} ${half} 0 ${r(-h)}z`;
    return stroke(trunk, 2, `M0 0v${r(-h * 0.4)}`) + fill(tone, leaves);
  },
  palms(h, { tone, trunk }) {
    const w = h * 0.36;
    const fronds: readonly (readonly [number, number, number, number])[] = [
      [0.5, -0.5, 1, 0.35],
      [0.45, -0.1, 0.6, 0.75],
      [0.1, -0.6, 0.55, -0.55],
    ];
    const crown = fronds.flatMap(([a, b, c, d]) =>
      [1, -1].map(
        (side) => `M0 ${r(-h * 0.8)}q${r(a * w * side)} ${r(b * w)} ${r(c * w * side)} ${r(d * w)}`,
      ),
    );
    return (
      stroke(
        trunk,
        Math.max(2.5, r(h * 0.035)),
        `M0 0q${r(h * 0.08)} ${r(-h * 0.5)} 0 ${r(-h * 0.8)}`,
      ) + stroke(tone, Math.max(3.5, r(h * 0.04)), crown.join(""), ' stroke-linecap="round"')
    );
  },
  tufts(h, { tone, light }) {
    const blades = [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3].map(
      (lean) =>
        `M0 0q${r(h * lean * 0.3)} ${r(-h * 0.3)} ${r(h * lean)} ${r(-h * (0.52 - Math.abs(lean) * 0.5))}`,
    );
    return (
      stroke(tone, 3, blades.join(""), ' stroke-linecap="round"') +
      stroke(light, 1.5, `M0 0V${r(-h * 0.5)}`, ' stroke-linecap="round"')
    );
  },
  cacti(h, { tone }) {
    const [arm, up] = [r(h * 0.22), r(h * 0.3)];
    const d = `M0 0v${r(-h * 0.8)}M0 ${r(-h * 0.3)}h${arm}v${-up}M0 ${r(-h * 0.42)}h${-arm}v${r(-up * 0.7)}`;
    return stroke(tone, r(h * 0.13), d, ' stroke-linecap="round" stroke-linejoin="round"');
  },
};
