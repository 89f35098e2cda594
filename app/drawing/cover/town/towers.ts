import { mix } from "../../color.ts";
import { box, fill, polygon, stroke } from "../../pen.ts";
import type { Scene } from "../scene.ts";
import type { Row } from "./row.ts";
import { windows } from "./windows.ts";

const r = Math.round;

/** High-rises around a centre. */
export function towers(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const center = width * chance.between(0.3, 0.75);
  const spread = width * chance.between(0.18, 0.4);
  const gap = depth > 0.7 ? 26 : 5;
  let [bodies, lighter, columns, spires] = ["", "", "", ""];
  for (let x = -12; x < width; ) {
    const w = chance.whole(18, 48);
    const crowd = Math.exp(-(((x - center) / spread) ** 2));
    const h = Math.max(26, rise * (0.28 + 0.72 * crowd) * chance.between(0.45, 1));
    const y = base - h;
    const body = tower(h > w * 1.4 ? chance.whole(0, 7) : 7, [x, y], [w, height - y]);
    if (chance.yes(0.5)) bodies += body;
    else lighter += body;
    if (chance.yes(0.16) && h > rise * 0.5) spires += `M${r(x + w / 2)} ${r(y)}v${r(-h * 0.22)}`;
    if (depth > 0.3 && chance.yes(0.75))
      for (let c = x + 7; c < x + w - 5; c += 8) columns += `M${r(c)} ${r(y + 9)}V${r(base + 4)}`;
    x += w + chance.between(0, gap);
  }
  const tone = inks.depth(depth);
  return (
    stroke(tone, 2.5, spires) +
    fill(tone, bodies) +
    fill(mix(tone, inks.skyLow, 0.14), lighter) +
    windows(scene, depth, columns)
  );
}

function tower(form: number, [x, y]: [number, number], [w, h]: [number, number]): string {
  switch (form) {
    case 0:
      return box(x, y, w, h) + box(x + w * 0.2, y - 12, w * 0.6, 13);
    case 1:
      return polygon([
        [x, y + w * 0.4],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]);
    case 2:
      return `M${r(x)} ${r(y + w / 2)}a${r(w) / 2} ${r(w) / 2} 0 0 1 ${r(w)} 0V${r(y + h)}h${-r(w)}z`;
    case 3:
      return (
        box(x, y + 14, w, h) +
        box(x + w * 0.15, y + 4, w * 0.7, 12) +
        box(x + w * 0.32, y - 8, w * 0.36, 14)
      );
    case 4:
      return polygon([
        [x, y + 12],
        [x + w / 2, y - 8],
        [x + w, y + 12],
        [x + w, y + h],
        [x, y + h],
      ]);
    default:
      return box(x, y, w, h);
  }
}
