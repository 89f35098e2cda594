import { mix } from "../../color.ts";
import { stroke } from "../../pen.ts";
import type { Scene } from "../scene.ts";

/** Windows are columns of dashes: one short path for all of them. */
export function windows({ inks, chance }: Scene, depth: number, columns: string): string {
  const isDark = inks.hour === "night" || inks.hour === "dusk";
  const tone = inks.depth(depth);
  const glass = inks.whenLit(mix(tone, inks.pale, 0.4), mix(tone, inks.light, 0.8));
  const rhythm = chance.pick(["4 5 4 14 4 5", "3 6 3 6 3 15", "6 4 6 14", "4 5 4 5 4 23"]);
  const more = ` stroke-dasharray="${isDark ? "4 5 4 14 4 5 4 5 4 23" : rhythm}"`;
  return stroke(glass, chance.pick([2, 3, 3, 4]), columns, more);
}
