import { mix } from "../../cover/color.ts";
import { disc, fill } from "../../cover/pen.ts";
import { middle } from "../head.ts";
import type { Sitter } from "../sitter.ts";
import { d, thread } from "../strokes.ts";
import { cap } from "./cap.ts";
import type { Hair } from "./layers.ts";

/** Curls on an arc around the skull, from `from` to `to` in quarter turns from the left over the top. */
function wreath(
  { head, chance }: Sitter,
  {
    from,
    to,
    count,
    radius,
    out,
  }: { from: number; to: number; count: number; radius: number; out: number },
): string {
  let path = "";
  for (let i = 0; i <= count; i++) {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 2;
    const [rx, ry] = [head.half + out, head.cheeks - head.top + out];
    path += disc(
      middle - Math.cos(angle) * rx,
      head.cheeks - 6 - Math.sin(angle) * ry,
      radius * chance.between(0.85, 1.15),
    );
  }
  return path;
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
      fill(
        hair,
        wreath(sitter, { from: 0.42, to: 1.58, count: 7, radius: 19, out: 2 }) +
          wreath(sitter, { from: 0.6, to: 1.4, count: 4, radius: 17, out: -20 }),
      ) +
      rings(sitter, 8),
  };
}

export function afro(sitter: Sitter): Hair {
  const { head, hair, chance } = sitter;
  const out = chance.whole(20, 36);
  return {
    behind: fill(
      hair,
      wreath(sitter, { from: -0.3, to: 2.3, count: 14, radius: 27, out }) +
        disc(middle, head.cheeks - 40, head.half + out),
    ),
    front: fill(hair, cap(head, "round", { lift: 12, down: 4 })) + rings(sitter, out),
  };
}

/** Curls down to the shoulders. */
export function cloud(sitter: Sitter): Hair {
  const { head, hair, chance } = sitter;
  const out = chance.whole(14, 24);
  const sides = [-1, 1]
    .map((side) =>
      [50, 84, 116]
        .map((down, i) =>
          disc(middle + side * (head.half + 14 + i * 7), head.cheeks + down - 20, 28),
        )
        .join(""),
    )
    .join("");
  return {
    behind: fill(hair, wreath(sitter, { from: 0, to: 2, count: 11, radius: 25, out }) + sides),
    front:
      fill(hair, cap(head, chance.pick(["part", "middle"] as const), { lift: 12, down: 6 })) +
      rings(sitter, out - 6),
  };
}

export function locs(sitter: Sitter): Hair {
  const { head, hair, chance, isBroad } = sitter;
  const long = isBroad ? 70 : 130;
  const light = mix(hair, "#c98d4a", 0.22);
  const strands = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((i) =>
      thread(
        i % 2 ? hair : light,
        15,
        d`M${middle + side * (head.half - 34 + i * 13)} ${head.top + 10 + i * 10}C${middle + side * (head.half - 2 + i * 12)} ${head.top + 40} ${middle + side * (head.half + 2 + i * 9)} ${head.cheeks} ${middle + side * (head.half - 2 + i * 8)} ${head.cheeks + long - i * chance.whole(4, 12)}`,
      ),
    ),
  );
  const front = [-0.5, -0.2, 0.12, 0.42].map((share, i) =>
    thread(
      i % 2 ? light : hair,
      14,
      d`M${middle + share * head.half} ${head.top + 30}q${share * 14} -24 ${-share * 10} -36`,
    ),
  );
  return {
    behind: strands.join(""),
    front: fill(hair, cap(head, "round", { lift: 12 })) + front.join(""),
  };
}
