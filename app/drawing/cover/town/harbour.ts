import { mix } from "../../color.ts";
import { fill, polygon, stroke } from "../../pen.ts";
import type { Scene } from "../scene.ts";
import type { Row } from "./row.ts";
import { windows } from "./windows.ts";

const r = Math.round;

/** Warehouses and cranes. */
export function harbour(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  let [bodies, lighter, columns, cranes] = ["", "", "", ""];
  for (let x = -20; x < width; ) {
    const w = chance.whole(48, 96);
    const h = rise * chance.between(0.16, 0.4);
    const y = base - h;
    if (chance.yes(0.45)) {
      const tooth = w / 3;
      for (let i = 0; i < 3; i++)
        bodies += polygon([
          [x + i * tooth, height],
          [x + i * tooth, y - 12],
          [x + (i + 1) * tooth, y + 4],
          [x + (i + 1) * tooth, height],
        ]);
    } else {
      lighter += polygon([
        [x, height],
        [x, y],
        [x + w / 2, y - 14],
        [x + w, y],
        [x + w, height],
      ]);
    }
    for (let c = x + 9; c < x + w - 6; c += 13) columns += `M${r(c)} ${r(y + 10)}V${r(base)}`;
    x += w + chance.between(0, 16);
  }
  for (let i = 0; i < 2 + r(width / 500); i++) {
    const [x, h] = [r(width * chance.between(0.05, 0.95)), r(rise * chance.between(0.62, 1))];
    const side = chance.yes(0.5) ? 1 : -1;
    cranes += `M${x} ${r(base)}v${-h}h${24 * side}v${h}M${x} ${r(base - h * 0.55)}h${24 * side}M${x - 26 * side} ${r(base - h)}h${96 * side}M${x + 12 * side} ${r(base - h)}v-18l${58 * side} 18M${x + 56 * side} ${r(base - h)}v${r(h * 0.3)}`;
  }
  const tone = inks.depth(depth);
  return (
    stroke(mix(tone, inks.roof, 0.7), 3, cranes) +
    fill(tone, bodies) +
    fill(mix(tone, inks.roof, 0.3), lighter) +
    windows(scene, depth, columns)
  );
}
