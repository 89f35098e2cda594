import { mix } from "../../color.ts";
import { box, fill, type Point, polygon, stroke } from "../../pen.ts";
import type { Backdrop } from "../place/scenery-parts.ts";
import { below, ridge, type Scene, soil, tinted } from "./scene.ts";

/** The horizon behind everything. `base` is where it meets the land, `depth` how far away it is. */
export function backdrop(scene: Scene, kind: Backdrop, base: number, depth: number): string {
  if (kind === "none") return "";
  return painters[kind](scene, base, depth);
}

const painters: Record<
  Exclude<Backdrop, "none">,
  (scene: Scene, base: number, depth: number) => string
> = {
  hills(scene, base, depth) {
    const { height, inks } = scene;
    return [0.16, 0.08]
      .map((up, i) =>
        fill(
          inks.depth(depth + i * 0.12),
          below(scene, ridge(scene, base - height * up, height * 0.05, 1.3)),
        ),
      )
      .join("");
  },
  peaks(scene, base, depth) {
    return (
      range(scene, base, { depth, rise: 0.4 }) +
      range(scene, base, { depth: depth + 0.14, rise: 0.24 })
    );
  },
  crags(scene, base, depth) {
    return (
      range(scene, base, { depth, rise: 0.32, isBare: true }) +
      range(scene, base, { depth: depth + 0.14, rise: 0.18, isBare: true })
    );
  },
  volcano,
  mesa,
  dunes,
  canopy,
};

/** A mountain range: each peak has a light side, a dark side and, if it is high, a cap of snow. */
export function range(
  scene: Scene,
  base: number,
  { depth, rise, isBare = false }: { depth: number; rise: number; isBare?: boolean },
): string {
  const { width, height, chance, inks } = scene;
  let [bodies, shades, caps] = ["", "", ""];
  const fromRight = chance.yes(0.5) ? 1 : -1;
  for (let x = -40; x < width + 60; x += height * chance.between(0.19, 0.38)) {
    const top = height * rise * chance.between(0.5, 1);
    const half = top * chance.between(0.75, 1.15);
    const y = base - top;
    bodies += polygon([
      [x - half, base],
      [x, y],
      [x + half, base],
    ]);
    const bend = half * 0.2 * fromRight;
    shades += polygon([
      [x, y],
      [x + half * fromRight, base],
      [x + bend, base],
      [x - bend * 0.8, y + top * 0.62],
      [x + bend * 0.6, y + top * 0.3],
    ]);
    if (!isBare && top > height * 0.19)
      caps += cap(x, y, { half, top, drop: chance.between(0.24, 0.38) });
  }
  const tone = inks.depth(depth);
  return fill(tone, bodies) + fill(mix(tone, inks.near, 0.16), shades) + fill(inks.snow, caps);
}

function cap(
  x: number,
  y: number,
  { half, top, drop }: { half: number; top: number; drop: number },
): string {
  const side = half * drop;
  const low = y + top * drop;
  const step = top * 0.07;
  const teeth: Point[] = [
    [0.5, -step],
    [0.15, step],
    [-0.2, -step * 0.6],
    [-0.55, step * 0.7],
  ];
  return polygon([
    [x, y],
    [x + side, low],
    ...teeth.map(([share, dy]): Point => [x + side * share, low + dy]),
    [x - side, low],
  ]);
}

function volcano(scene: Scene, base: number, depth: number): string {
  const { width, height, chance, inks } = scene;
  const x = Math.round(width * chance.between(0.2, 0.78));
  const top = Math.round(height * chance.between(0.34, 0.46));
  const [half, mouth] = [Math.round(top * chance.between(1.3, 1.7)), Math.round(top * 0.09)];
  const [y, foot] = [Math.round(base - top), Math.round(base)];
  const [inner, knee] = [Math.round(half * 0.3), Math.round(base - top * 0.34)];
  const tone = inks.depth(depth);
  const cone = `M${x - half} ${foot}Q${x - inner} ${knee} ${x - mouth} ${y}q${mouth} ${mouth / 2} ${mouth * 2} 0Q${x + inner} ${knee} ${x + half} ${foot}z`;
  const shade = `M${x + mouth} ${y}Q${x + inner} ${knee} ${x + half} ${foot}H${x + mouth}Q${x + mouth * 2} ${knee} ${x} ${y + 4}z`;
  const low = y + top * 0.26;
  const w = half * 0.145;
  const snow = polygon([
    [x - mouth, y],
    [x, y + mouth / 4],
    [x + mouth, y],
    [x + w, low],
    [x + w * 0.55, low - top * 0.08],
    [x + w * 0.2, low + top * 0.07],
    [x - w * 0.2, low - top * 0.06],
    [x - w * 0.6, low + top * 0.04],
    [x - w, low],
  ]);
  const smoke = chance.yes(0.4)
    ? stroke(
        mix(inks.skyLow, "#ffffff", 0.4),
        9,
        `M${x} ${y - 8}q12 -14 2 -26t14 -24t30 -10`,
        ' stroke-linecap="round" opacity=".75"',
      )
    : "";
  return (
    fill(inks.depth(depth * 0.5), below(scene, ridge(scene, base - height * 0.1, height * 0.03))) +
    smoke +
    fill(tone, cone) +
    fill(mix(tone, inks.near, 0.14), shade) +
    fill(inks.snow, snow) +
    fill(inks.depth(depth + 0.1), below(scene, ridge(scene, base - height * 0.03, height * 0.02)))
  );
}

function mesa(scene: Scene, base: number, depth: number): string {
  const { width, height, chance, inks } = scene;
  let [bodies, bands, shades] = ["", "", ""];
  for (let x = -60; x < width; x += height * chance.between(0.4, 0.9)) {
    const [top, flat] = [height * chance.between(0.13, 0.32), height * chance.between(0.1, 0.42)];
    const [slope, y] = [top * 0.5, base - top];
    bodies += polygon([
      [x, base],
      [x + slope * 0.5, y + top * 0.45],
      [x + slope * 0.7, y],
      [x + slope * 0.7 + flat, y],
      [x + slope * 0.9 + flat, y + top * 0.45],
      [x + slope * 2 + flat, base],
    ]);
    shades += polygon([
      [x + slope * 0.7 + flat, y],
      [x + slope * 0.9 + flat, y + top * 0.45],
      [x + slope * 2 + flat, base],
      [x + slope * 0.2 + flat, base],
    ]);
    for (const share of [0.16, 0.45])
      bands += box(x + slope * (0.7 - share * 0.4), y + top * share, flat + slope * share * 0.8, 3);
  }
  const tone = mix(inks.depth(depth + 0.05), inks.roof, 0.3);
  return (
    fill(tone, bodies) +
    fill(mix(tone, inks.near, 0.18), shades) +
    fill(mix(tone, inks.near, 0.3), bands)
  );
}

/** Dunes: each has a sharp crest between its lit side and its shade. */
function dunes(scene: Scene, base: number, depth: number): string {
  const { width, height, chance } = scene;
  let [lit, shade] = ["", ""];
  for (let x = -80; x < width; x += height * chance.between(0.36, 0.6)) {
    const top = height * chance.between(0.1, 0.24);
    const half = top * chance.between(2, 3);
    const [left, right, y] = [Math.round(x - half), Math.round(x + half), Math.round(base - top)];
    const [at, foot] = [Math.round(x), Math.round(base)];
    lit += `M${left} ${foot}Q${Math.round(x - half * 0.4)} ${Math.round(base - top * 0.5)} ${at} ${y}L${at} ${foot}z`;
    shade += `M${at} ${y}Q${Math.round(x + half * 0.3)} ${Math.round(base - top * 0.4)} ${right} ${foot}H${Math.round(x - half * 0.3)}Q${at} ${Math.round(base - top * 0.5)} ${at} ${y}z`;
  }
  const tone = soil(scene, depth + 0.06);
  return fill(tone, lit) + fill(mix(tone, scene.inks.near, 0.14), shade);
}

/** The roof of a rain forest: crown beside crown. */
function canopy(scene: Scene, base: number, depth: number): string {
  const { width, height, chance, inks } = scene;
  return [0.2, 0.1]
    .map((up, i) => {
      let d = `M-20 ${Math.round(base + 20)}V${Math.round(base - height * up)}`;
      for (let x = -20; x < width + 20; ) {
        const w = chance.whole(18, 44);
        d += `q${Math.round(w / 2)} ${-Math.round(w * chance.between(0.5, 1.1))} ${w} ${chance.whole(-5, 5)}`;
        x += w;
      }
      return fill(
        tinted(scene, inks.depth(depth + 0.1 + i * 0.16), "#2f6b46", 0.35),
        `${d}V${Math.round(base + 20)}z`,
      );
    })
    .join("");
}

/** The horizon beside a mountain: never a second volcano. */
export function besides(kind: Backdrop): Backdrop {
  return kind === "volcano" || kind === "none" ? "hills" : kind;
}
