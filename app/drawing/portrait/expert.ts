import { fill } from "../pen.ts";
import { beard } from "./beard.ts";
import { clothes } from "./clothes.ts";
import { face } from "./face.ts";
import { glasses } from "./glasses.ts";
import { hairOn } from "./hair/hair.ts";
import { earrings, ears, headPath, shadedSide } from "./head.ts";
import { headwear } from "./headwear.ts";
import { neck } from "./neck.ts";
import { sitterOf } from "./sitter.ts";
import { surroundings } from "./surroundings.ts";

/** A person in front of a landscape, in its light. */
export function expert(seed: string): string {
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
