import { mix } from "../../color.ts";
import { box, fill, polygon } from "../../pen.ts";
import type { Scene } from "../scene.ts";
import type { Row } from "./row.ts";
import { windows } from "./windows.ts";

const r = Math.round;

/** Narrow houses of an old town, gable by gable, and a steeple. */
export function gables(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const walls = ["", "", ""];
  let [columns, chimneys] = ["", ""];
  for (let x = -10; x < width; ) {
    const w = chance.whole(24, 40);
    const h = rise * chance.between(0.32, 0.58);
    const y = base - h;
    const top = w * chance.between(0.5, 0.9);
    const form = chance.whole(0, 3);
    const steps = `M${r(x)} ${height}V${r(y)}h${r(w * 0.18)}v${r(-top * 0.3)}h${r(w * 0.16)}v${r(-top * 0.3)}h${r(w * 0.32)}v${r(top * 0.3)}h${r(w * 0.16)}v${r(top * 0.3)}H${r(x + w)}V${height}z`;
    const pointed = polygon([
      [x, height],
      [x, y],
      [x + w / 2, y - top],
      [x + w, y],
      [x + w, height],
    ]);
    const bellShaped = `M${r(x)} ${height}V${r(y)}q${r(w * 0.3)} ${r(-top * 0.15)} ${r(w * 0.3)} ${r(-top * 0.6)}h${r(w * 0.4)}q0 ${r(top * 0.45)} ${r(w * 0.3)} ${r(top * 0.6)}V${height}z`;
    walls[chance.whole(0, 2)] += form === 0 ? steps : form === 1 ? bellShaped : pointed;
    if (chance.yes(0.5)) chimneys += box(x + w * 0.72, y - top * 0.8, 5, top);
    for (let c = x + 7; c < x + w - 4; c += 9) columns += `M${r(c)} ${r(y + 5)}V${r(base)}`;
    x += w;
  }
  const steeple = width * chance.between(0.2, 0.85);
  const high = rise * chance.between(0.8, 1);
  walls[0] += polygon([
    [steeple - 10, height],
    [steeple - 10, base - high * 0.6],
    [steeple, base - high],
    [steeple + 10, base - high * 0.6],
    [steeple + 10, height],
  ]);
  const tone = inks.depth(depth);
  const tints = [tone, mix(tone, inks.roof, 0.38), mix(tone, inks.skyLow, 0.22)];
  return (
    fill(tone, chimneys) +
    walls.map((d, i) => fill(tints[i] ?? tone, d)).join("") +
    windows(scene, depth, columns)
  );
}
