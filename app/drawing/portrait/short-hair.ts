import { mix } from "../color.ts";
import { fill } from "../pen.ts";
import { type Head, middle } from "./head.ts";
import type { Sitter } from "./sitter.ts";
import { d, mirrored, oval, thread } from "./strokes.ts";

const front = (shapes: string): Hair => ({ behind: "", front: shapes });

export const bald = ({ head, skin, age }: Sitter): Hair =>
  front(
    age === "young"
      ? ""
      : fill(mix(skin, "#ffffff", 0.35), oval(middle - 26, head.top + 22, 16, 7)),
  );

/** Bald above, with hair on the sides. */
export function ring(sitter: Sitter): Hair {
  const { head, hair } = sitter;
  const x = middle - head.half;
  return front(
    bald(sitter).front +
      mirrored(
        fill(
          hair,
          d`M${x - 6} ${head.cheeks + 2}C${x - 12} ${head.cheeks - 40} ${x + 4} ${head.top + 32} ${x + 16} ${head.top + 26}C${x + 14} ${head.cheeks - 50} ${x + 6} ${head.cheeks - 30} ${x + 6} ${head.cheeks + 2}z`,
        ),
      ),
  );
}

export const buzz = ({ head, hair, skin, age }: Sitter): Hair =>
  front(fill(mix(hair, skin, 0.22), cap(head, age === "young" ? "round" : "peak", { lift: 3 })));

export function crop(sitter: Sitter): Hair {
  const { head, hair, hairShade, chance } = sitter;
  const line = chance.pick(["round", "peak", "high"] as const);
  const strands = d`M${middle - 30} ${head.top + 2}q-16 8 -22 24M${middle + 8} ${head.top - 2}q-14 8 -18 22M${middle + 40} ${head.top + 6}q-10 6 -14 16`;
  return front(
    fill(hair, cap(head, line, { lift: chance.whole(8, 14) })) +
      thread(hairShade, 3, strands, ' opacity=".5"'),
  );
}

export function part(sitter: Sitter): Hair {
  const { head, hair, hairShade, chance } = sitter;
  const x = middle - head.half * 0.4;
  const sweep = d`M${x + 4} ${head.top + 14}C${middle + 10} ${head.top + 6} ${middle + head.half * 0.7} ${head.top + 16} ${middle + head.half - 4} ${head.top + 54}M${x + 30} ${head.top + 2}q40 -2 62 20`;
  const shape =
    fill(hair, cap(head, "part", { lift: chance.whole(12, 18) })) +
    thread(hairShade, 3, sweep, ' opacity=".5"');
  return front(chance.yes(0.5) ? shape : `<g transform="matrix(-1 0 0 1 480 0)">${shape}</g>`);
}

/** Short sides and a high front. */
export function quiff({ head, hair, hairShade, skin, chance }: Sitter): Hair {
  const { half, top } = head;
  const up = chance.whole(24, 40);
  const sides = fill(mix(hair, skin, 0.3), cap(head, "high", { lift: 4 }));
  const crest = d`M${middle - half * 0.8} ${top + 34}C${middle - half * 1.1} ${top - up} ${middle - 6} ${top - up - 6} ${middle + half * 0.5} ${top - up + 6}Q${middle + half * 1.1} ${top - 6} ${middle + half * 0.86} ${top + 32}Q${middle + half * 0.3} ${top + 12} ${middle - half * 0.1} ${top + 22}T${middle - half * 0.8} ${top + 34}z`;
  const strands = d`M${middle - 30} ${top + 14}q4 -28 34 -34M${middle + 6} ${top + 10}q8 -20 34 -24`;
  return front(sides + fill(hair, crest) + thread(hairShade, 3, strands, ' opacity=".5"'));
}

export function shaggy({ head, hair, hairShade, chance }: Sitter): Hair {
  const { half, top, cheeks } = head;
  const locks = [0, 1, 2, 3, 4].map((i) => {
    const x = middle - half * 0.9 + i * half * 0.36;
    return d`M${x} ${top + 10}q${half * 0.1} 40 ${half * 0.36} ${chance.whole(30, 46)}q${half * 0.1} -26 0 -46z`;
  });
  const sides = mirrored(
    fill(hair, d`M${middle - half - 6} ${cheeks - 40}q-10 40 6 56q10 -22 12 -52z`),
  );
  return {
    behind: fill(
      hair,
      d`M${middle - half - 8} ${cheeks - 20}q-6 60 16 80h${half * 2 - 16}q22 -20 16 -80z`,
    ),
    front:
      fill(hair, cap(head, "round", { lift: 16 })) +
      fill(hair, locks.join("")) +
      sides +
      thread(
        hairShade,
        3,
        d`M${middle - 20} ${top - 4}q-24 8 -30 30M${middle + 20} ${top - 4}q16 6 24 24`,
        ' opacity=".5"',
      ),
  };
}

export function pixie({ head, hair, hairShade, chance }: Sitter): Hair {
  const line: Hairline = chance.pick(["fringe", "part"] as const);
  const { half, cheeks, top } = head;
  const sides = mirrored(
    fill(hair, d`M${middle - half - 5} ${cheeks - 30}q-6 26 2 48q12 -14 14 -44z`),
  );
  return front(
    fill(hair, cap(head, line, { lift: 14 })) +
      sides +
      thread(
        hairShade,
        3,
        d`M${middle - 26} ${top}q-22 10 -26 30M${middle + 24} ${top}q20 8 26 26`,
        ' opacity=".5"',
      ),
  );
}

/** Braids close to the head, from the forehead to the back. */
export function rows({ head, hair, skin, chance, isBroad }: Sitter): Hair {
  const { half, top, cheeks } = head;
  const lines = [-0.72, -0.44, -0.15, 0.15, 0.44, 0.72].map(
    (share) =>
      d`M${middle + half * share} ${top + 34 + Math.abs(share) * 26}Q${middle + half * share * 0.9} ${top + 4} ${middle + half * share * 0.4} ${top - 8}`,
  );
  const ends = isBroad
    ? ""
    : [-1, 1]
        .map((side) =>
          [0, 1, 2]
            .map((i) =>
              thread(
                i % 2 ? hair : mix(hair, "#ffffff", 0.12),
                13,
                d`M${middle + side * (half - 4 + i * 9)} ${cheeks - 10}q${side * 12} 60 ${side * chance.whole(0, 12)} ${130 + i * 8}`,
              ),
            )
            .join(""),
        )
        .join("");
  return {
    behind: ends,
    front:
      fill(hair, cap(head, "round", { lift: 8 })) + thread(mix(hair, skin, 0.4), 3, lines.join("")),
  };
}

type Hairline = "round" | "part" | "peak" | "fringe" | "high" | "middle";

/**
 * Hair that covers the skull from temple to temple.
 * @param lift - how much it stands off the skull
 * @param down - how far below the widest place of the head it goes on the sides
 */
export function cap(head: Head, line: Hairline, { lift = 10, down = 0 } = {}): string {
  const { half, top, cheeks } = head;
  const [left, right] = [middle - half - lift * 0.4, middle + half + lift * 0.4];
  const temple = cheeks - 6 + down;
  const outer = d`M${left} ${temple}C${left - 4} ${top + 14} ${middle - half * 0.76} ${top - lift} ${middle} ${top - lift}S${right + 4} ${top + 14} ${right} ${temple}`;
  return `${outer}${inner[line]({ left: left + 4, right: right - 4, temple, line: top + 34, half })}z`;
}

type Edge = { left: number; right: number; temple: number; line: number; half: number };

/** The hairline, from the right temple back to the left one. */
const inner: Record<Hairline, (edge: Edge) => string> = {
  round: ({ left, right, temple, line, half }) =>
    d`L${right - 5} ${temple}C${right - 10} ${line + 26} ${middle + half * 0.66} ${line} ${middle} ${line}S${left + 10} ${line + 26} ${left + 5} ${temple}`,
  high: ({ left, right, temple, line, half }) =>
    d`L${right - 4} ${temple}C${right - 6} ${line + 14} ${middle + half * 0.7} ${line - 22} ${middle + 4} ${line - 18}S${left + 6} ${line + 14} ${left + 4} ${temple}`,
  part: ({ left, right, temple, line, half }) =>
    d`L${right - 5} ${temple}C${right - 8} ${line + 30} ${middle + half * 0.7} ${line + 16} ${middle - half * 0.4} ${line - 14}C${middle - half * 0.6} ${line + 4} ${left + 12} ${line + 14} ${left + 5} ${temple}`,
  peak: ({ left, right, temple, line, half }) =>
    d`L${right - 5} ${temple}C${right - 6} ${line + 24} ${middle + half * 0.8} ${line - 10} ${middle + half * 0.5} ${line - 8}Q${middle + 10} ${line - 6} ${middle} ${line + 6}Q${middle - 10} ${line - 6} ${middle - half * 0.5} ${line - 8}C${middle - half * 0.8} ${line - 10} ${left + 6} ${line + 24} ${left + 5} ${temple}`,
  fringe: ({ left, right, temple, line, half }) =>
    d`L${right - 5} ${temple}Q${right - 6} ${line + 30} ${middle + half * 0.72} ${line + 24}Q${middle} ${line + 12} ${middle - half * 0.72} ${line + 24}Q${left + 6} ${line + 30} ${left + 5} ${temple}`,
  middle: ({ left, right, temple, line, half }) =>
    d`L${right - 3} ${temple}C${right - 6} ${line + 40} ${middle + half * 0.7} ${line + 14} ${middle} ${line - 20}C${middle - half * 0.7} ${line + 14} ${left + 6} ${line + 40} ${left + 3} ${temple}`,
};

/** The part drawn behind head and neck, and the part over the forehead. */
export type Hair = { behind: string; front: string };
