import { inScheme } from "../color.ts";
import { coach } from "./coach.ts";
import { expert } from "./expert.ts";

/** The side of every portrait. */
const size = 480;

const drawings = { expert, coach };

/**
 * A portrait as an SVG document without ids, so that several may stand in one page. The same kind and
 * seed always give the same drawing. A coach has groups `data-part="head"`, `"eyes"` and `"mouth"`, and
 * in the mouth the shapes `data-mouth="rest"`, `"small"`, `"wide"` and `"round"`, of which the first shows.
 * @param kind - a person, or a machine that nobody takes for one
 */
export function portraitSvg(kind: "expert" | "coach", seed: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" stroke-linecap="round" stroke-linejoin="round">${inScheme(drawings[kind](seed), "light")}</svg>`;
}
