import { mix } from "../color.ts";
import { fill } from "../pen.ts";
import { neckOf } from "./face.ts";
import { middle } from "./head.ts";
import type { Clothes, Sitter } from "./sitter.ts";
import { d, mirrored, thread } from "./strokes.ts";

const drawings: Record<Clothes, (sitter: Sitter) => string> = {
  singlet,
  tee,
  jacket,
  hoodie,
  polo,
  vest,
  whistle,
};

export function clothes(sitter: Sitter): string {
  return drawings[sitter.clothes](sitter);
}

/** Half the width of the shoulders. */
const shouldersOf = ({ isBroad }: Sitter) => (isBroad ? 168 : 142);

/** The body down to the lower edge with a round neck, `low` below the neck. */
function body(sitter: Sitter, low: number): string {
  const [n, s] = [neckOf(sitter) + 10, shouldersOf(sitter)];
  return d`M${middle - s} 480C${middle - s} 414 ${middle - s + 30} 398 ${middle - n - 26} 380L${middle - n} 364Q${middle - n + 8} ${364 + low} ${middle} ${364 + low}T${middle + n} 364L${middle + n + 26} 380C${middle + s - 30} 398 ${middle + s} 414 ${middle + s} 480z`;
}

const dim = (sitter: Sitter) => mix(sitter.cloth, "#000000", 0.22);

function arms(sitter: Sitter): string {
  const s = shouldersOf(sitter);
  return mirrored(
    thread(dim(sitter), 3.5, d`M${middle - s + 44} 480q-2 -30 8 -46`, ' opacity=".7"'),
  );
}

function tee(sitter: Sitter): string {
  const n = neckOf(sitter) + 10;
  return (
    fill(sitter.cloth, body(sitter, 26)) +
    thread(
      sitter.trim,
      7,
      d`M${middle - n} 366Q${middle - n + 8} 390 ${middle} 390T${middle + n} 366`,
    ) +
    arms(sitter)
  );
}

/** With the number of a race. */
function singlet(sitter: Sitter): string {
  const { skin, shade, cloth, trim, chance } = sitter;
  const [n, s] = [neckOf(sitter) + 14, shouldersOf(sitter)];
  const shoulders = d`M${middle - s} 480C${middle - s} 414 ${middle - s + 30} 398 ${middle - n - 26} 380L${middle - n} 360H${middle + n}L${middle + n + 26} 380C${middle + s - 30} 398 ${middle + s} 414 ${middle + s} 480z`;
  const shirt = d`M${middle - n - 36} 384L${middle - n - 6} 370Q${middle - n + 4} 420 ${middle} 420T${middle + n + 6} 370L${middle + n + 36} 384Q${middle + n + 34} 440 ${middle + s - 26} 480H${middle - s + 26}Q${middle - n - 34} 440 ${middle - n - 36} 384z`;
  const collar = d`M${middle - n - 6} 370Q${middle - n + 4} 420 ${middle} 420T${middle + n + 6} 370`;
  const bones = mirrored(thread(shade, 3, d`M${middle - 14} 392q-20 -8 -44 -6`));
  return (
    fill(skin, shoulders) +
    bones +
    fill(cloth, shirt) +
    thread(trim, 6, collar) +
    bib(String(chance.whole(100, 999)))
  );
}

/** The strokes of the digits in a box of 12 by 20. */
const digits = [
  "M6 0q6 0 6 10t-6 10t-6 -10t6 -10",
  "M2 3l5 -3v20",
  "M0 2q12 -6 11 4l-11 14h12",
  "M0 0h12l-7 8q8 0 7 7q-2 6 -12 4",
  "M9 20v-20l-9 14h12",
  "M12 0h-11v8q10 -2 11 5q-1 8 -12 6",
  "M11 0q-11 4 -11 13q0 7 6 7t6 -6t-6 -6t-6 6",
  "M0 0h12l-8 20",
  "M6 9a5 4.5 0 1 1 .1 0a6 5.5 0 1 1 -.1 0",
  "M1 20q11 -4 11 -13q0 -7 -6 -7t-6 6t6 6t6 -6",
];

function bib(number: string): string {
  const strokes = [...number].map(
    (digit, i) => `<path transform="translate(${212 + i * 22} 450)" d="${digits[Number(digit)]}"/>`,
  );
  return `<path fill="#fffdf8" d="M190 436h100v50H190z"/><path fill="#d63c0b" d="M190 436h7v50h-7z"/><g fill="none" stroke="#14181b" stroke-width="4">${strokes.join("")}</g>`;
}

function jacket(sitter: Sitter): string {
  const { cloth, trim, chance } = sitter;
  const n = neckOf(sitter) + 12;
  const wide = shouldersOf(sitter) - 9;
  const collar = d`M${middle - n - 6} 376V338Q${middle - n + 12} 366 ${middle} 372Q${middle + n - 12} 366 ${middle + n + 6} 338V376Q${middle} 420 ${middle - n - 6} 376z`;
  const yoke = chance.yes(0.6)
    ? fill(
        trim,
        d`M${middle - wide} 432Q${middle} 470 ${middle + wide} 432v14Q${middle} 484 ${middle - wide} 446z`,
        ' opacity=".9"',
      )
    : "";
  return (
    fill(cloth, body(sitter, 10)) +
    yoke +
    fill(dim(sitter), collar) +
    thread(trim, 4, d`M${middle} 374V480`) +
    fill(trim, d`M${middle - 4} 392h8v16h-8z`) +
    arms(sitter)
  );
}

function hoodie(sitter: Sitter): string {
  const n = neckOf(sitter) + 12;
  const hood = d`M${middle - n - 34} 388C${middle - n - 30} 340 ${middle - n} 330 ${middle - n + 4} 340Q${middle - 20} 390 ${middle} 396Q${middle + 20} 390 ${middle + n - 4} 340C${middle + n} 330 ${middle + n + 30} 340 ${middle + n + 34} 388Q${middle} 440 ${middle - n - 34} 388z`;
  return (
    fill(sitter.cloth, body(sitter, 16)) +
    fill(dim(sitter), hood) +
    thread(sitter.trim, 5, d`M${middle - 16} 404v44M${middle + 16} 404v52`) +
    arms(sitter)
  );
}

function polo(sitter: Sitter): string {
  const n = neckOf(sitter) + 10;
  const collar = d`M${middle - n - 4} 356L${middle - n - 22} 384L${middle - 26} 414L${middle} 388z`;
  return (
    fill(sitter.cloth, body(sitter, 30)) +
    mirrored(fill(dim(sitter), collar)) +
    thread(sitter.trim, 4, d`M${middle} 412V452`) +
    thread(sitter.trim, 7, d`M${middle} 424v0M${middle} 442v0`) +
    arms(sitter)
  );
}

/** The straps of a pack for long runs. */
function vest(sitter: Sitter): string {
  const { trim } = sitter;
  const strap = d`M${middle - 96} 376L${middle - 56} 366Q${middle - 52} 430 ${middle - 40} 480H${middle - 104}Q${middle - 104} 420 ${middle - 96} 376z`;
  const bottle =
    fill(mix(trim, "#ffffff", 0.4), d`M${middle - 90} 430h30v50h-30z`) +
    fill("#d63c0b", d`M${middle - 84} 418h18v12h-18z`);
  return (
    tee(sitter) +
    mirrored(fill(mix("#2b3036", sitter.cloth, 0.2), strap) + bottle) +
    thread("#14181b", 5, d`M${middle - 50} 446H${middle + 50}`)
  );
}

/** With a whistle on a cord. */
function whistle(sitter: Sitter): string {
  const n = neckOf(sitter) + 6;
  const cord = thread(sitter.trim, 5, d`M${middle - n} 366L${middle} 446L${middle + n} 366`);
  const pipe =
    fill("#f6c04d", d`M${middle - 8} 444h34v12h-14a14 14 0 1 1 -20 -2z`) +
    fill("#8a5a00", d`M${middle + 2} 448h8v5h-8z`);
  return tee(sitter) + cord + pipe;
}
