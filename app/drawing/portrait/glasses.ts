import { middle } from "./head.ts";
import type { Glasses } from "./looks.ts";
import { mirrored } from "./mirror.ts";
import type { Sitter } from "./sitter.ts";
import { d } from "./strokes.ts";

const lenses: Record<Exclude<Glasses, "none">, (x: number, y: number) => string> = {
  round: (x, y) => d`M${x - 25} ${y}a25 25 0 1 1 50 0a25 25 0 1 1 -50 0z`,
  square: (x, y) => d`M${x - 26} ${y - 16}q0 -4 4 -4h44q4 0 4 4v24q0 12 -12 12h-28q-12 0 -12 -12z`,
  cat: (x, y) => d`M${x - 30} ${y - 22}q20 2 54 6q2 30 -20 34q-28 2 -34 -40z`,
  half: (x, y) => d`M${x - 24} ${y - 4}h48q0 26 -24 26t-24 -26z`,
};

export function glasses({ glasses: kind, chance, head, headwear }: Sitter): string {
  if (kind === "none") return "";
  const x = middle - head.half * 0.45;
  const y = head.cheeks;
  const frame = chance.pick([
    "#14181b",
    "#14181b",
    "#6b3a1f",
    "#d63c0b",
    "#22406e",
    "#b7791f",
  ] as const);
  const isDark = headwear === "cap" && chance.yes(0.4);
  const lens = isDark ? `fill="#1a2026" fill-opacity=".92"` : `fill="#fff" fill-opacity=".16"`;
  const bridge = d`M${x + 24} ${y - 5}Q${middle} ${y - 12} ${middle} ${y - 11}M${x - 26} ${y - 8}L${middle - head.half - 4} ${y - 12}`;
  return mirrored(
    `<path ${lens} stroke="${frame}" stroke-width="4.5" d="${lenses[kind](x, y)}"/><path fill="none" stroke="${frame}" stroke-width="4.5" d="${bridge}"/>`,
  );
}
