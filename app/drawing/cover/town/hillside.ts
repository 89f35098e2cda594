import { mix } from "../../color.ts";
import { box, fill, polygon, stroke } from "../../pen.ts";
import type { Scene } from "../scene.ts";
import type { Row } from "./row.ts";

const r = Math.round;

/** Small coloured houses that climb a hill. */
export function hillside(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const center = width * chance.between(0.2, 0.8);
  const spread = width * chance.between(0.2, 0.34);
  const hill = (x: number) => rise * 0.86 * Math.exp(-(((x - center) / spread) ** 2)) + rise * 0.12;
  const tone = inks.depth(depth);
  const tints = [
    inks.whenLit(mix(tone, inks.pale, 0.5), mix(tone, inks.pale, 0.12)),
    mix(tone, inks.roof, 0.55),
    inks.whenLit(mix(tone, inks.skyLow, 0.35), mix(tone, inks.skyLow, 0.2)),
    tone,
  ];
  const glass = inks.whenLit(mix(tone, inks.near, 0.7), mix(tone, inks.light, 0.85));
  const slope: [number, number][] = [];
  for (let x = -10; x <= width + 40; x += 40) slope.push([x, base - hill(x) * 0.86]);
  let drawn = fill(
    mix(tone, inks.skyLow, 0.12),
    polygon([...slope, [width + 40, height], [-10, height]]),
  );
  for (const tier of [0.88, 0.56, 0.22]) {
    const walls = ["", "", "", ""];
    let panes = "";
    for (let x = -14; x < width; ) {
      const [w, h] = [chance.whole(20, 36), chance.whole(22, 38)];
      const y = base - hill(x) * tier - h * 0.6;
      if (chance.yes(0.84)) {
        const flat = box(x, y, w, h + 12);
        walls[chance.whole(0, 3)] += chance.yes(0.4)
          ? polygon([
              [x, y + h + 12],
              [x, y],
              [x + w / 2, y - 9],
              [x + w, y],
              [x + w, y + h + 12],
            ])
          : flat;
        panes += `M${r(x + 5)} ${r(y + 7)}h3m4 0h3`;
      }
      x += w + chance.between(0, 5);
    }
    drawn += walls.map((d, i) => fill(tints[i] ?? tone, d)).join("") + stroke(glass, 4, panes);
  }
  return drawn;
}
