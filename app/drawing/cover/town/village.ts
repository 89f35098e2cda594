import { mix } from "../../color.ts";
import { box, fill, polygon } from "../../pen.ts";
import type { Scene } from "../scene.ts";
import type { Row } from "./row.ts";

const r = Math.round;

/** A few low houses with room between them, and a bell tower or a water tank. */
export function village(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const walls = ["", "", ""];
  let [roofs, holes] = ["", ""];
  for (let x = chance.between(-30, 10), i = 0; x < width; i++) {
    const w = chance.whole(34, 62);
    const h = rise * chance.between(0.16, 0.27);
    const y = base - h;
    walls[i % 3] += box(x, y, w, height - y);
    roofs += chance.yes(0.7)
      ? polygon([
          [x - 5, y],
          [x + w * 0.24, y - rise * 0.11],
          [x + w * 0.76, y - rise * 0.11],
          [x + w + 5, y],
        ])
      : box(x - 2, y - 4, w + 4, 5);
    holes += box(x + w * 0.42, base - h * 0.6, 7, h);
    for (const share of [0.16, 0.72]) holes += box(x + w * share, y + h * 0.3, 7, 7);
    x += w + (chance.yes(0.4) ? chance.between(14, 60) : 2);
  }
  const x = r(width * chance.between(0.24, 0.8));
  const high = rise * chance.between(0.5, 0.62);
  walls[0] += box(x - 9, base - high, 18, height - base + high);
  roofs += polygon([
    [x - 12, base - high],
    [x, base - high - rise * 0.16],
    [x + 12, base - high],
  ]);
  holes += `M${x - 4} ${r(base - high + 20)}v-8a4 4 0 0 1 8 0v8z`;
  const tone = inks.depth(depth);
  const tints = [
    inks.whenLit(mix(tone, inks.pale, 0.5), mix(tone, inks.pale, 0.08)),
    mix(tone, inks.roof, 0.25),
    inks.whenLit(mix(tone, inks.skyLow, 0.42), mix(tone, inks.skyLow, 0.16)),
  ];
  const hole = inks.whenLit(mix(tone, inks.near, 0.6), mix(tone, inks.light, 0.8));
  return (
    walls.map((d, i) => fill(tints[i] ?? tone, d)).join("") +
    fill(mix(tone, inks.roof, 0.75), roofs) +
    fill(hole, holes)
  );
}
