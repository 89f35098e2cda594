import { mix } from "../../color.ts";
import { box, disc, fill, polygon } from "../../pen.ts";
import type { Scene } from "../scene.ts";
import type { Row } from "./row.ts";

const r = Math.round;

/** Low houses with arches and tiled roofs, and churches above them. */
export function colonial(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const walls = ["", "", ""];
  let [roofs, holes, domes] = ["", "", ""];
  const tall = rise * 0.34;
  for (let x = -20, i = 0; x < width; i++) {
    const w = chance.whole(30, 66);
    const h = tall * chance.between(0.55, 1);
    const y = base - h;
    walls[i % 3] += box(x, y, w, height - y);
    roofs += polygon([
      [x - 3, y],
      [x + w * 0.12, y - 9],
      [x + w * 0.88, y - 9],
      [x + w + 3, y],
    ]);
    for (let c = x + 9; c < x + w - 8; c += 14)
      holes += `M${r(c)} ${r(y + h * 0.75)}v-8a3 3 0 0 1 6 0v8z`;
    x += w;
  }
  const churches = Math.max(1, r(width / 640)) + chance.whole(0, 1);
  for (let i = 0; i < churches; i++) {
    const x = (width * (i + chance.between(0.3, 0.7))) / churches;
    const h = rise * chance.between(0.55, 0.8);
    const y = base - h;
    walls[0] += box(x - 36, base - h * 0.62, 72, h) + box(x - 36, y, 16, h) + box(x + 20, y, 16, h);
    domes += bell(x - 28, y) + bell(x + 28, y) + dome(x, base - h * 0.62, 19);
    holes += `M${r(x - 6)} ${r(base - 4)}v-16a6 6 0 0 1 12 0v16z${disc(x, base - h * 0.46, 4)}`;
    holes += `M${r(x - 31)} ${r(y + 16)}v-7a3 3 0 0 1 6 0v7zM${r(x + 25)} ${r(y + 16)}v-7a3 3 0 0 1 6 0v7z`;
  }
  const tone = inks.depth(depth);
  const tints = [
    inks.whenLit(mix(tone, inks.pale, 0.3), mix(tone, inks.pale, 0.05)),
    mix(tone, inks.roof, 0.25),
    inks.whenLit(mix(tone, inks.skyLow, 0.3), mix(tone, inks.skyLow, 0.14)),
  ];
  const hole = inks.whenLit(mix(tone, inks.near, 0.6), mix(tone, inks.light, 0.8));
  return (
    walls.map((d, i) => fill(tints[i] ?? tone, d)).join("") +
    fill(mix(tone, inks.roof, 0.75), roofs + domes) +
    fill(hole, holes)
  );
}

function bell(x: number, y: number): string {
  return `M${r(x - 10)} ${r(y)}q0 -14 10 -19q10 5 10 19z${box(x - 1, y - 28, 2, 11)}${box(x - 4, y - 25, 8, 2)}`;
}

/** A dome with its lantern, standing on `y`. */
export function dome(x: number, y: number, radius: number): string {
  const d = r(radius * 2);
  return `M${r(x - radius)} ${r(y)}a${d / 2} ${d / 2} 0 0 1 ${d} 0z${box(x - 3, y - radius - 8, 6, 10)}${box(x - 1, y - radius - 17, 2, 10)}`;
}
