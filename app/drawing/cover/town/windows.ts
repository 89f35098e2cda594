import { mix } from "../color.ts";
import { stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";

/** Windows are columns of dashes: one short path for all of them. */
export function windows({ inks, chance }: Scene, depth: number, columns: string): string {
  const isDark = inks.hour === "night" || inks.hour === "dusk";
  const tone = isDark
    ? mix(inks.depth(depth), inks.light, 0.85)
    : mix(inks.depth(depth), inks.pale, 0.4);
  const rhythm = chance.pick(["4 5", "3 6", "6 4", "2 4"]);
  const more = ` stroke-dasharray="${isDark ? "4 5 4 14 4 5 4 5 4 23" : rhythm}"`;
  return stroke(tone, chance.pick([2, 3, 3, 4]), columns, more);
}
