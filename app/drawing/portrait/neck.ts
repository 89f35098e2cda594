import { fill } from "../pen.ts";
import { middle } from "./head.ts";
import type { Sitter } from "./sitter.ts";
import { d } from "./strokes.ts";

/** Half the width of the neck. */
export function neckOf({ isBroad }: Pick<Sitter, "isBroad">): number {
  return isBroad ? 40 : 31;
}

/** The neck with the shadow of the chin, and the skin that a shirt leaves free. */
export function neck(sitter: Sitter): string {
  const { head, skin, shade } = sitter;
  const w = neckOf(sitter);
  const from = head.chin - 50;
  const free = d`M${middle - w} ${from}V362Q${middle - w - 6} 376 ${middle - w - 30} 388V430H${middle + w + 30}V388Q${middle + w + 6} 376 ${middle + w} 362V${from}z`;
  const shadow = d`M${middle - w} ${from}V${head.chin + 12}Q${middle + 8} ${head.chin + 46} ${middle + w} ${head.chin + 6}V${from}z`;
  return fill(skin, free) + fill(shade, shadow, ' opacity=".8"');
}
