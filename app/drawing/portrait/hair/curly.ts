import { mix } from "../../color.ts";
import { disc, fill } from "../../pen.ts";
import { middle } from "../head.ts";
import { mirrored } from "../mirror.ts";
import type { Sitter } from "../sitter.ts";
import { d, thread } from "../strokes.ts";
import { cap } from "./cap.ts";
import type { Hair } from "./layers.ts";

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
export function curls(sitter: Sitter): Hair {
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

export function afro(sitter: Sitter): Hair {
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
export function cloud(sitter: Sitter): Hair {
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

export function locs({ head, hair, chance, isBroad }: Sitter): Hair {
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
