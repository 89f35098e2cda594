import type { Landmark } from "./landmark.ts";
import { arch, block, both, disc, posts } from "./shapes.ts";

/** The United States along the Gulf and up the Mississippi. */
export const unitedStatesSouth: Record<string, Landmark> = {
  "gateway-arch": {
    form: "arch",
    width: 132,
    height: 126,
    tall: 0.52,
    parts: [
      [
        "pale",
        "M-66 0C-58 -70 -36 -126 0 -126C36 -126 58 -70 66 0H58C50 -66 30 -119 0 -119C-30 -119 -50 -66 -58 0z",
      ],
      ["side", "M0 -126C36 -126 58 -70 66 0H62C54 -68 32 -122 0 -122z"],
    ],
  },
  rocket: {
    form: "needle",
    width: 76,
    height: 138,
    tall: 0.54,
    parts: [
      [
        "steel",
        "M22 0V-112M34 0V-112M22 -12L34 -26L22 -40L34 -54L22 -68L34 -82L22 -96L34 -110M22 -100H6M22 -64H8",
        1.8,
      ],
      ["white", "M-12 -4V-58L-9 -64V-94L-5 -100V-112L0 -126L5 -112V-100L9 -94V-64L12 -58V-4z"],
      ["side", "M4 -4V-100L5 -100L9 -94V-64L12 -58V-4z"],
      ["steel", "M-12 -34h24v7h-24zM-9 -72h18v5h-18zM-12 -4h24l4 4h-32z"],
      ["red", "M-12 -22L-19 -4H-12zM12 -22L19 -4H12z"],
      ["steel", "M0 -126V-138", 1.6],
      ["side", block(2, 76, 4)],
    ],
  },
  reunion: {
    form: "globe",
    width: 60,
    height: 140,
    tall: 0.54,
    parts: [
      ["wall", block(0, 7, 104) + both(9, (x) => block(x, 3.4, 104))],
      ["side", block(0, 24, 3, 40) + block(0, 24, 3, 72)],
      ["side", disc(0, -118, 20)],
      ["window", "M-14 -128h28M-18 -120h36M-18 -112h36M-13 -104h26", 2],
      ["steel", "M0 -138V-144", 1.6],
    ],
  },
  alamo: {
    form: "church",
    width: 130,
    height: 60,
    tall: 0.34,
    parts: [
      ["sand", "M-65 0V-36H-26V-42H-20C-14 -42 -14 -58 0 -60C14 -58 14 -42 20 -42H26V-36H65V0z"],
      ["side", `M-65 -36h39v3h-39zM26 -36h39v3h-39z${block(0, 52, 2.4, 30)}`],
      ["pale", posts([-17, -10, 10, 17], 0, 28), 2.4],
      [
        "window",
        arch(0, 11, 20) +
          block(-14, 4, 7, 34) +
          block(14, 4, 7, 34) +
          arch(0, 6, 9, 34) +
          block(-44, 5, 8, 12) +
          block(44, 5, 8, 12),
      ],
    ],
  },
};
