import { mix } from "../color.ts";
import { circle, fill } from "../pen.ts";
import { middle } from "./head.ts";
import type { Beard, Glasses, Sitter } from "./sitter.ts";
import { d, mirrored, oval, thread } from "./strokes.ts";

/** Eyes, brows, nose, mouth and what the years have drawn. */
export function face(sitter: Sitter): string {
  return (
    cheeks(sitter) + years(sitter) + eyes(sitter) + brows(sitter) + nose(sitter) + mouth(sitter)
  );
}

function eyes({ chance, head, isBroad, shade, hairShade, iris }: Sitter): string {
  const x = middle - head.half * 0.45;
  const y = head.cheeks - 4;
  const dark = mix(hairShade, "#1a1214", 0.7);
  const manner = chance.pick(["open", "open", "open", "dots", "smiling"] as const);
  if (manner === "smiling") return mirrored(thread(dark, 5, d`M${x - 13} ${y + 3}q13 -13 26 0`));
  const lash = isBroad ? "" : d`M${x - 14} ${y - 1}l-5 -4`;
  if (manner === "dots") {
    return (
      mirrored(
        fill(dark, oval(x, y, 6, 8)) +
          thread(dark, 3, lash) +
          thread(shade, 2.5, d`M${x - 10} ${y + 15}q10 5 20 0`),
      ) +
      circle("#fff", x + 2, y - 3, 2) +
      circle("#fff", 480 - x + 2, y - 3, 2)
    );
  }
  const [w, up, tilt] = [chance.whole(13, 16), chance.whole(8, 12), chance.whole(-2, 2)];
  const lid = d`M${x - w} ${y + 1 - tilt}Q${x - 2} ${y - up * 1.5} ${x + w} ${y + 1 + tilt}`;
  const look = chance.whole(-1, 2);
  return (
    mirrored(fill("#fffaf3", `${lid}${d`Q${x} ${y + 12} ${x - w} ${y + 1 - tilt}z`}`)) +
    [x + look, 480 - x + look]
      .map(
        (at) =>
          circle(iris, at, y, 7) + circle("#120c0d", at, y, 4) + circle("#fff", at + 2, y - 3, 2),
      )
      .join("") +
    mirrored(thread(dark, isBroad ? 3.5 : 4.5, lid + lash))
  );
}

function brows({ chance, head, isBroad, hairShade, age, skin }: Sitter): string {
  const x = middle - head.half * 0.45;
  const y = head.cheeks - chance.whole(25, 29);
  const ink = age === "old" ? mix(hairShade, skin, 0.25) : hairShade;
  const [arch, tilt] = [chance.whole(5, 11), chance.whole(-2, 3)];
  return mirrored(
    thread(
      ink,
      isBroad ? chance.whole(6, 8) : chance.whole(4, 6),
      d`M${x - 18} ${y + 3}Q${x - 4} ${y - arch} ${x + 15} ${y + tilt}`,
    ),
  );
}

function nose({ chance, head, shade, skin }: Sitter): string {
  const y = head.cheeks + chance.whole(32, 38);
  const w = chance.whole(9, 15);
  const tone = mix(shade, skin, 0.1);
  if (chance.yes(0.4))
    return (
      fill(
        tone,
        d`M${middle + 3} ${y - 34}q6 22 ${w} 28q4 10 ${-w - 4} 9q8 -14 1 -37z`,
        ' opacity=".8"',
      ) + thread(tone, 3.5, d`M${middle - w} ${y}q${w} 9 ${w * 2} 0`)
    );
  if (chance.yes(0.5))
    return thread(tone, 4, d`M${middle + 4} ${y - 30}q8 20 ${w - 2} 26q-2 9 ${-w - 6} 5`);
  return thread(tone, 4, d`M${middle - w} ${y - 2}q-2 6 6 5q${w - 6} 5 ${2 * w - 12} 0q8 1 6 -5`);
}

function mouth({ chance, head, skin, isBroad, shade }: Sitter): string {
  const y = head.cheeks + (head.chin - head.cheeks) * 0.66;
  const w = chance.whole(19, 27);
  const lip = isBroad
    ? mix(shade, "#7d2a26", 0.35)
    : mix(mix(skin, "#b3393a", 0.5), "#5a1a20", 0.15);
  const dark = mix(lip, "#2a0f12", 0.55);
  const manner = chance.pick(["smile", "smile", "laugh", "laugh", "lips", "grin"] as const);
  const lopsided = chance.whole(-3, 3);
  if (manner === "smile")
    return (
      thread(
        dark,
        4.5,
        d`M${middle - w} ${y - 2}Q${middle + lopsided} ${y + 15} ${middle + w} ${y - 3}`,
      ) + thread(shade, 3, d`M${middle - 8} ${y + 17}q8 4 16 0`)
    );
  if (manner === "lips") {
    const upper = d`M${middle - w} ${y}q${w * 0.6} -9 ${w - 3} -6q3 3 6 0q${w * 0.4} -3 ${w - 3} 6`;
    return (
      fill(lip, `${upper}${d`Q${middle} ${y + 20} ${middle - w} ${y}z`}`) +
      thread(dark, 3, d`M${middle - w - 3} ${y - 4}Q${middle} ${y + 12} ${middle + w + 3} ${y - 4}`)
    );
  }
  const deep = manner === "laugh" ? 24 : 17;
  const open = d`M${middle - w} ${y - 4}Q${middle} ${y + 3} ${middle + w} ${y - 4}Q${middle + w * 0.75} ${y + deep} ${middle} ${y + deep}T${middle - w} ${y - 4}z`;
  const gum = d`M${middle - w} ${y - 4}Q${middle} ${y + 3} ${middle + w} ${y - 4}Q${middle + w * 0.95} ${y + 4} ${middle + w * 0.85} ${y + 6}Q${middle} ${y + 13} ${middle - w * 0.85} ${y + 6}Q${middle - w * 0.95} ${y + 4} ${middle - w} ${y - 4}z`;
  return (
    fill(dark, open) +
    fill("#fffaf3", gum) +
    thread(lip, 3, d`M${middle - w} ${y - 4}Q${middle} ${y + 3} ${middle + w} ${y - 4}`)
  );
}

function cheeks({ chance, head, blush }: Sitter): string {
  const x = middle - head.half * 0.6;
  const y = head.cheeks + 32;
  const color = mirrored(fill(blush, oval(x, y, 15, 10), ' opacity=".5"'));
  if (!chance.yes(0.14)) return color;
  const dots = [
    [-12, -4],
    [0, 2],
    [10, -5],
    [-4, -11],
    [22, 0],
  ]
    .map(([dx = 0, dy = 0]) => d`M${x + dx} ${y + dy}h0`)
    .join("");
  return color + mirrored(thread(blush, 4, dots));
}

function years({ age, head, shade, chance }: Sitter): string {
  if (age === "young") return "";
  const x = middle - head.half * 0.45;
  const { cheeks: y } = head;
  const folds = d`M${middle - 24} ${y + 40}q-12 8 -14 24`;
  if (age === "grown") return chance.yes(0.5) ? mirrored(thread(shade, 2.5, folds)) : "";
  const eyesides = d`M${x - 24} ${y - 2}l-9 -4M${x - 24} ${y + 4}l-9 3M${x - 12} ${y + 15}q11 6 22 0`;
  const brow = d`M${middle - 26} ${head.top + 44}q26 -6 52 0M${middle - 20} ${head.top + 55}q20 -5 40 0`;
  return mirrored(thread(shade, 2.5, folds + eyesides)) + thread(shade, 2.5, brow);
}

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
