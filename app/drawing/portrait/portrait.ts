import { inScheme } from "../color.ts";
import { fill } from "../pen.ts";
import { clothes } from "./clothes.ts";
import { coach } from "./coach.ts";
import { beard, face, glasses, neck } from "./face.ts";
import { hairOn } from "./hair.ts";
import { earrings, ears, headPath, shadedSide } from "./head.ts";
import { headwear } from "./headwear.ts";
import { sitterOf } from "./sitter.ts";
import { surroundings } from "./surroundings.ts";

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

/** A person in front of a landscape, in its light. */
function expert(seed: string): string {
  const sitter = sitterOf(seed);
  const { head, skin, shade, chance } = sitter;
  const hair = hairOn(sitter);
  const worn = headwear(sitter);
  const turn = chance.whole(-4, 4);
  const tilted = (shapes: string) =>
    shapes && `<g transform="rotate(${turn} 240 330)">${shapes}</g>`;
  return [
    surroundings(seed, sitter.inks),
    tilted(worn.behind + hair.behind),
    neck(sitter),
    clothes(sitter),
    tilted(
      [
        sitter.headwear === "hijab" ? "" : ears(head, skin, shade),
        fill(skin, headPath(head)),
        shadedSide(head, shade),
        beard(sitter),
        face(sitter),
        sitter.hasEarrings && sitter.headwear !== "hijab" ? earrings(head) : "",
        hair.front,
        glasses(sitter),
        worn.front,
      ].join(""),
    ),
  ].join("");
}
