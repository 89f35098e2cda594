import { mix } from "../color.ts";
import { disc, fill } from "../pen.ts";
import { middle } from "./head.ts";
import {
  bald,
  buzz,
  cap,
  crop,
  type Hair,
  part,
  pixie,
  quiff,
  ring,
  rows,
  shaggy,
} from "./short-hair.ts";
import type { Hairstyle, Sitter } from "./sitter.ts";
import { d, mirrored, thread } from "./strokes.ts";

const styles: Record<Hairstyle, (sitter: Sitter) => Hair> = {
  bald,
  ring,
  buzz,
  crop,
  part,
  quiff,
  shaggy,
  pixie,
  rows,
  curls,
  afro,
  cloud,
  locs,
  straight,
  waves,
  bob,
  tail,
  knot,
  braids,
};

export function hairOn(sitter: Sitter): Hair {
  return sitter.headwear === "hijab" ? { behind: "", front: "" } : styles[sitter.hairstyle](sitter);
}

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

function straight(sitter: Sitter): Hair {
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

function waves(sitter: Sitter): Hair {
  const { head, hair, chance } = sitter;
  const { half, top: crown, cheeks } = head;
  const out = chance.whole(30, 44);
  const side = d`M${middle} ${crown - 14}C${middle - half - 34} ${crown - 14} ${middle - half - 8} ${cheeks - 20} ${middle - half - 24} ${cheeks + 30}S${middle - half - 4} ${cheeks + 80} ${middle - half - out} ${cheeks + 120}S${middle - half} ${cheeks + 190} ${middle} ${cheeks + 180}z`;
  return { behind: mirrored(fill(hair, side)), front: top(sitter, lineOf(sitter)) };
}

function bob(sitter: Sitter): Hair {
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
function tail(sitter: Sitter): Hair {
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

function knot(sitter: Sitter): Hair {
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
function braids(sitter: Sitter): Hair {
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

type Arc = { from: number; to: number; count: number; out: number };

/**
 * Places of curls on an arc around the skull, `out` from it: from `from` to `to` in quarter turns from
 * the left over the top. Drawn as a thick line without length, each is a disc.
 */
function wreath({ head, chance }: Sitter, { from, to, count, out }: Arc): string {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 2;
    const [rx, ry] = [head.half + out, head.cheeks - head.top + out].map(
      (radius) => radius + chance.between(-3, 3),
    );
    return d`M${middle - Math.cos(angle) * (rx ?? 0)} ${head.cheeks - 6 - Math.sin(angle) * (ry ?? 0)}h0`;
  }).join("");
}

const rings = (sitter: Sitter, out: number) =>
  thread(
    sitter.hairShade,
    3,
    [-34, -8, 20, 42]
      .map((x, i) => d`M${middle + x} ${sitter.head.top - out + (i % 2) * 12}a9 9 0 1 1 12 6`)
      .join(""),
    ' opacity=".55"',
  );

/** Curls above short sides. */
function curls(sitter: Sitter): Hair {
  const { head, hair, skin } = sitter;
  return {
    behind: "",
    front:
      fill(mix(hair, skin, 0.25), cap(head, "round", { lift: 4 })) +
      thread(
        hair,
        38,
        wreath(sitter, { from: 0.42, to: 1.58, count: 7, out: 2 }) +
          wreath(sitter, { from: 0.6, to: 1.4, count: 4, out: -20 }),
      ) +
      rings(sitter, 8),
  };
}

function afro(sitter: Sitter): Hair {
  const { head, hair, chance } = sitter;
  const out = chance.whole(20, 36);
  return {
    behind:
      thread(hair, 54, wreath(sitter, { from: -0.3, to: 2.3, count: 14, out })) +
      fill(hair, disc(middle, head.cheeks - 40, head.half + out)),
    front: fill(hair, cap(head, "round", { lift: 12, down: 4 })) + rings(sitter, out),
  };
}

/** Curls down to the shoulders. */
function cloud(sitter: Sitter): Hair {
  const { head, hair, chance } = sitter;
  const out = chance.whole(14, 24);
  const sides = [-1, 1].flatMap((side) =>
    [30, 64, 96].map(
      (down, i) => d`M${middle + side * (head.half + 14 + i * 7)} ${head.cheeks + down}h0`,
    ),
  );
  return {
    behind: thread(hair, 54, wreath(sitter, { from: 0, to: 2, count: 11, out }) + sides.join("")),
    front:
      fill(hair, cap(head, chance.pick(["part", "middle"] as const), { lift: 12, down: 6 })) +
      rings(sitter, out - 6),
  };
}

function locs({ head, hair, chance, isBroad }: Sitter): Hair {
  const { half, top, cheeks } = head;
  const long = cheeks + (isBroad ? 70 : 130);
  const strands = [0, 1, 2, 3].map((i) => {
    const end = long - i * chance.whole(4, 12);
    return d`M${middle - half + 34 - i * 13} ${top + 10 + i * 10}C${middle - half + 2 - i * 12} ${top + 40} ${middle - half - 2 - i * 9} ${cheeks} ${middle - half + 2 - i * 8} ${end}`;
  });
  const fringe = [-0.5, -0.2, 0.12, 0.42].map(
    (share) => d`M${middle + share * half} ${top + 30}q${share * 14} -24 ${-share * 10} -36`,
  );
  return {
    behind: mirrored(twoTone(hair, strands)),
    front: fill(hair, cap(head, "round", { lift: 12 })) + twoTone(hair, fringe),
  };
}

/** Every other strand is a little lighter. */
function twoTone(hair: string, strands: string[]): string {
  const every = (rest: number) => strands.filter((_, i) => i % 2 === rest).join("");
  return thread(mix(hair, "#c98d4a", 0.22), 15, every(0)) + thread(hair, 15, every(1));
}
