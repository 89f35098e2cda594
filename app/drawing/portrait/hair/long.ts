import { disc, fill } from "../../pen.ts";
import { middle } from "../head.ts";
import { mirrored } from "../mirror.ts";
import type { Sitter } from "../sitter.ts";
import { d, thread } from "../strokes.ts";
import { cap } from "./cap.ts";
import type { Hair } from "./layers.ts";

const lineOf = ({ chance }: Sitter) => chance.pick(["middle", "part", "fringe"] as const);

function top(sitter: Sitter, line: ReturnType<typeof lineOf>, down = 20): string {
  const { head, hair, hairShade } = sitter;
  const strands =
    line === "middle"
      ? d`M${middle} ${head.top - 8}v20`
      : d`M${middle - 30} ${head.top + 2}q-20 12 -26 34M${middle + 30} ${head.top}q20 12 24 32`;
  return (
    fill(hair, cap(head, line, { lift: 12, down })) + thread(hairShade, 3, strands, ' opacity=".5"')
  );
}

export function straight(sitter: Sitter): Hair {
  const { head, hair, chance } = sitter;
  const { half, top: crown, cheeks } = head;
  const end = chance.whole(380, 440);
  return {
    behind: fill(
      hair,
      d`M${middle} ${crown - 12}C${middle - half - 30} ${crown - 12} ${middle - half - 18} ${cheeks} ${middle - half - 22} ${end}H${middle + half + 22}C${middle + half + 18} ${cheeks} ${middle + half + 30} ${crown - 12} ${middle} ${crown - 12}z`,
    ),
    front: top(sitter, lineOf(sitter)),
  };
}

export function waves(sitter: Sitter): Hair {
  const { head, hair, chance } = sitter;
  const { half, top: crown, cheeks } = head;
  const out = chance.whole(30, 44);
  const side = d`M${middle} ${crown - 14}C${middle - half - 34} ${crown - 14} ${middle - half - 8} ${cheeks - 20} ${middle - half - 24} ${cheeks + 30}S${middle - half - 4} ${cheeks + 80} ${middle - half - out} ${cheeks + 120}S${middle - half} ${cheeks + 190} ${middle} ${cheeks + 180}z`;
  return { behind: mirrored(fill(hair, side)), front: top(sitter, lineOf(sitter)) };
}

export function bob(sitter: Sitter): Hair {
  const { head, hair, chance } = sitter;
  const { half, top: crown, cheeks, chin } = head;
  const end = chin - chance.whole(-14, 16);
  const out = chance.whole(14, 26);
  return {
    behind: fill(
      hair,
      d`M${middle} ${crown - 12}C${middle - half - 30} ${crown - 14} ${middle - half - 16} ${cheeks} ${middle - half - out} ${end}Q${middle} ${end + 24} ${middle + half + out} ${end}C${middle + half + 16} ${cheeks} ${middle + half + 30} ${crown - 14} ${middle} ${crown - 12}z`,
    ),
    front: top(sitter, lineOf(sitter), 30),
  };
}

/** A tail that swings to one side, as when running. */
export function tail(sitter: Sitter): Hair {
  const { head, hair, hairShade, chance, trim } = sitter;
  const { half, top: crown } = head;
  const swing = chance.whole(20, 60);
  const shape =
    fill(
      hair,
      d`M${middle + half - 34} ${crown + 10}C${middle + half + swing} ${crown - 40} ${middle + half + swing + 30} ${crown + 60} ${middle + half + 20} ${crown + 190}Q${middle + half - 20} ${crown + 120} ${middle + half - 34} ${crown + 10}z`,
    ) +
    thread(
      hairShade,
      3,
      d`M${middle + half} ${crown + 20}q${swing * 0.8} 40 ${swing * 0.4} 120`,
      ' opacity=".5"',
    ) +
    thread(trim, 12, d`M${middle + half - 22} ${crown + 2}l14 22`);
  return {
    behind: chance.yes(0.5) ? shape : `<g transform="matrix(-1 0 0 1 480 0)">${shape}</g>`,
    front: top(sitter, chance.pick(["part", "middle"] as const), 6),
  };
}

export function knot(sitter: Sitter): Hair {
  const { head, hair, hairShade, chance, trim, isBroad } = sitter;
  const r = chance.whole(26, 38) - (isBroad ? 8 : 0);
  const y = head.top - r * 0.8;
  const coil = d`M${middle - r * 0.6} ${y}q${r * 0.6} ${-r * 0.7} ${r * 1.2} 0M${middle - r * 0.3} ${y + r * 0.4}q${r * 0.5} ${-r * 0.4} ${r * 0.8} 0`;
  return {
    behind: fill(hair, disc(middle, y, r)) + thread(hairShade, 3, coil, ' opacity=".55"'),
    front:
      fill(hair, cap(head, isBroad ? "peak" : "round", { lift: 10, down: 4 })) +
      thread(
        hairShade,
        3,
        d`M${middle - 40} ${head.top + 26}Q${middle - 24} ${head.top + 2} ${middle - 4} ${head.top - 6}M${middle + 40} ${head.top + 26}Q${middle + 24} ${head.top + 2} ${middle + 4} ${head.top - 6}`,
        ' opacity=".5"',
      ) +
      thread(trim, 8, d`M${middle - 16} ${head.top - 9}q16 5 32 0`),
  };
}

/** Two braids over the shoulders. */
export function braids(sitter: Sitter): Hair {
  const { head, hair, hairShade, trim, chance } = sitter;
  const x = middle - head.half - 8;
  const count = chance.whole(5, 7);
  const end = head.cheeks + 30 + count * 24;
  const braid =
    thread(hair, 25, d`M${x + 6} ${head.cheeks - 14}m-6 36${"h0m0 24".repeat(count)}`) +
    thread(
      hair,
      17,
      d`M${x + 4} ${head.cheeks - 10}Q${x - 2} ${head.cheeks + 20} ${x} ${end - 10}`,
    ) +
    thread(
      hairShade,
      3,
      d`M${x - 9} ${head.cheeks + 28}${"l9 9l9 -9m-18 24".repeat(count)}`,
      ' opacity=".6"',
    ) +
    thread(trim, 9, d`M${x - 6} ${end}h12`) +
    fill(hair, d`M${x - 7} ${end + 4}l-3 26q10 6 20 0l-3 -26z`);
  return { behind: "", front: mirrored(braid) + top(sitter, "middle", 10) };
}
