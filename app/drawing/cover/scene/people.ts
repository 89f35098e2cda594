import type { Inks } from "../../inks.ts";
import { circle } from "../../pen.ts";
import type { Scene } from "./scene.ts";

export type Athlete = "runner" | "rider" | "swimmer";

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
