import { mix } from "../color.ts";
import { fill } from "../pen.ts";
import { middle } from "./head.ts";
import type { Beard } from "./looks.ts";
import type { Sitter } from "./sitter.ts";
import { d } from "./strokes.ts";

const drawings: Record<Exclude<Beard, "none">, (sitter: Sitter) => string> = {
  stubble: (sitter) =>
    fill(mix(sitter.hair, sitter.skin, 0.45), jawline(sitter, 0), ' opacity=".45"'),
  moustache: (sitter) => fill(sitter.hair, lip(sitter)),
  goatee: (sitter) => fill(sitter.hair, lip(sitter) + patch(sitter)),
  full: (sitter) => fill(sitter.hair, jawline(sitter, 7)) + fill(sitter.hair, lip(sitter)),
  long: (sitter) => fill(sitter.hair, jawline(sitter, 34)) + fill(sitter.hair, lip(sitter)),
};

export function beard(sitter: Sitter): string {
  return sitter.beard === "none" ? "" : drawings[sitter.beard](sitter);
}

function mouthAt({ head }: Sitter): number {
  return head.cheeks + (head.chin - head.cheeks) * 0.66;
}

/** From ear to ear, `more` below the chin, free around the lips. */
function jawline(sitter: Sitter, more: number): string {
  const { half, jaw, cheeks, fall, chin } = sitter.head;
  const [left, right] = [middle - half - 1, middle + half + 1];
  const y = mouthAt(sitter);
  return d`M${left} ${cheeks + 4}C${left} ${cheeks + fall + 4} ${middle - jaw - more * 0.3} ${chin + more} ${middle} ${chin + more}S${right} ${cheeks + fall + 4} ${right} ${cheeks + 4}C${right - 10} ${cheeks + 30} ${right - 14} ${y - 20} ${middle + 34} ${y - 14}Q${middle} ${y - 24} ${middle - 34} ${y - 14}C${left + 14} ${y - 20} ${left + 10} ${cheeks + 30} ${left} ${cheeks + 4}z`;
}

function lip(sitter: Sitter): string {
  const y = mouthAt(sitter) - 6;
  return d`M${middle} ${y - 12}q20 -5 36 14q-18 1 -36 -4q-18 5 -36 4q16 -19 36 -14z`;
}

function patch(sitter: Sitter): string {
  const y = mouthAt(sitter);
  const { chin } = sitter.head;
  return d`M${middle - 34} ${y - 6}Q${middle - 34} ${chin + 12} ${middle} ${chin + 14}T${middle + 34} ${y - 6}Q${middle + 26} ${y + 20} ${middle} ${y + 22}T${middle - 34} ${y - 6}z`;
}
