import { suspension } from "./bridges.ts";
import type { Landmark } from "./landmark.ts";
import { arch, block, both, disc, dome, posts, row } from "./shapes.ts";

const turn = [0, 30, 60, 90, 120, 150].map((degrees) => (degrees * Math.PI) / 180);
const point = (angle: number, radius: number) =>
  `${Math.round(Math.cos(angle) * radius * 10) / 10} ${Math.round((Math.sin(angle) * radius - 58) * 10) / 10}`;

/** The United States from the Rockies to Hawaii. */
export const unitedStatesWest: Record<string, Landmark> = {
  "golden-gate": suspension("red"),
  "space-needle": {
    form: "needle",
    width: 64,
    height: 140,
    tall: 0.54,
    parts: [
      [
        "wall",
        "M-18 0C-8 -40 -5 -70 -7 -104H-3C-1 -70 -2 -40 -8 0zM18 0C8 -40 5 -70 7 -104H3C1 -70 2 -40 8 0z",
      ],
      ["side", block(0, 5, 104) + block(0, 17, 3, 34)],
      ["white", "M-32 -108Q0 -96 32 -108L24 -113Q0 -118 -24 -113z"],
      ["roof", "M-20 -114Q0 -126 20 -114z"],
      ["window", "M-24 -110Q0 -103 24 -110", 1.8],
      ["steel", "M0 -119V-140", 1.8],
    ],
  },
  transamerica: {
    form: "pyramid",
    width: 62,
    height: 146,
    tall: 0.56,
    parts: [
      ["white", "M-26 0L0 -146L26 0z"],
      ["side", "M0 0V-146L26 0zM-17 -30L-15 -78L-10 -78L-12 -30z"],
      [
        "window",
        Array.from(
          { length: 11 },
          (_, i) => `M${-21 + i * 1.7} ${-10 - i * 9}h${Math.max(2, 19 - i * 1.7)}`,
        ).join(""),
        1.6,
      ],
      ["side", block(0, 62, 6)],
    ],
  },
  griffith: {
    form: "dome",
    width: 180,
    height: 66,
    tall: 0.36,
    parts: [
      ["cliff", "M-130 4C-90 -16 -60 -22 0 -22C60 -22 90 -14 130 4z"],
      ["green", "M-130 4C-90 -16 -60 -22 -40 -22C-60 -10 -90 -4 -130 4z"],
      [
        "white",
        block(0, 110, 14, 18) + block(0, 32, 22, 18) + both(50, (x) => block(x, 20, 20, 18)),
      ],
      ["side", block(0, 114, 2, 31)],
      ["copper", dome(0, 15, 40) + both(50, (x) => dome(x, 9, 38))],
      ["steel", block(0, 3, 8, 54)],
      ["window", row([-34, -24, 24, 34], (x) => arch(x, 4, 9, 19)) + arch(0, 7, 13, 18)],
    ],
  },
  "city-hall-la": {
    form: "tower",
    width: 90,
    height: 128,
    tall: 0.5,
    parts: [
      ["wall", block(0, 90, 30) + block(0, 60, 46) + block(0, 28, 96)],
      ["side", block(10, 8, 96) + block(24, 12, 46)],
      ["wall", "M-11 -96L-11 -106H11L11 -96zM-10 -106L-5 -118H5L10 -106z"],
      [
        "window",
        posts([-8, -2, 4], 50, 92) + posts([-24, -17], 8, 42) + posts([-38, 38], 6, 26),
        1.8,
      ],
      ["steel", "M0 -118V-128", 1.8],
    ],
  },
  "california-tower": {
    form: "church",
    width: 110,
    height: 122,
    tall: 0.5,
    parts: [
      ["sand", block(20, 70, 36) + block(-28, 24, 72)],
      ["gold", dome(22, 20, 36)],
      ["blue", "M8 -48Q22 -60 36 -48", 3],
      ["sand", block(-28, 19, 18, 74) + block(-28, 14, 12, 92)],
      ["side", block(-28, 28, 3, 71) + block(-28, 22, 3, 90)],
      ["blue", dome(-28, 7.5, 104)],
      ["steel", "M-28 -111V-122", 1.8],
      [
        "window",
        arch(-28, 7, 13, 76) +
          arch(-28, 5, 9, 93) +
          arch(20, 11, 22) +
          arch(42, 6, 12) +
          arch(-28, 6, 12, 40),
      ],
    ],
  },
  strat: {
    form: "needle",
    width: 60,
    height: 150,
    tall: 0.56,
    parts: [
      ["white", "M-16 0C-6 -40 -4 -70 -5 -112H-1L-3 0zM16 0C6 -40 4 -70 5 -112H1L3 0z"],
      ["side", block(0, 3, 112)],
      ["white", "M-7 -112L-15 -120L-13 -130H13L15 -120L7 -112z"],
      ["window", "M-13 -121H13M-12 -127H12", 2],
      ["red", "M-3 -130h6v9h-6zM-1 -139h2v-11h-2z"],
    ],
  },
  "big-wheel": {
    form: "wheel",
    width: 118,
    height: 116,
    tall: 0.48,
    parts: [
      ["steel", "M-36 0L0 -58L36 0", 4],
      [
        "side",
        turn.map((angle) => `M${point(angle, 52)}L${point(angle + Math.PI, 52)}`).join(""),
        1,
      ],
      ["white", disc(0, -58, 52), 3.4],
      [
        "red",
        [...turn, ...turn.map((angle) => angle + Math.PI)]
          .map((angle) => {
            const [x = 0, y = 0] = point(angle, 55).split(" ").map(Number);
            return disc(x, y, 4);
          })
          .join(""),
      ],
      ["steel", disc(0, -58, 6)],
    ],
  },
};
