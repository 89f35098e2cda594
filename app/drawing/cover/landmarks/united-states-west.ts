import { suspension } from "./bridges.ts";
import type { Landmark } from "./landmark.ts";
import { arch, block, both, disc, dome, posts, row } from "./shapes.ts";

const saguaro = (x: number, h: number) =>
  `M${x} 2V${-h}M${x} ${-h * 0.4}h${-h * 0.26}v${-h * 0.3}M${x} ${-h * 0.52}h${h * 0.26}v${-h * 0.28}`;
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
  camelback: {
    form: "rocks",
    width: 240,
    height: 70,
    tall: 0.36,
    isWild: true,
    parts: [
      [
        "roof",
        "M-120 2L-92 -16L-78 -34L-66 -38L-52 -24L-34 -28L-14 -54L10 -70L34 -62L56 -38L84 -18L120 2z",
      ],
      [
        "cliff",
        "M10 -70L34 -62L56 -38L84 -18L120 2H60L40 -22L20 -34zM-66 -38L-52 -24L-34 -28L-40 -8L-60 2L-64 -16z",
      ],
      ["green", saguaro(-74, 34) + saguaro(56, 44) + saguaro(86, 26), 5],
    ],
  },
  "delicate-arch": {
    form: "arch",
    width: 120,
    height: 96,
    tall: 0.46,
    isWild: true,
    parts: [
      [
        "roof",
        "M-38 2L-36 -36C-40 -62 -26 -90 2 -96C28 -94 38 -70 34 -42L42 2H20L18 -34C22 -58 14 -74 0 -76C-14 -72 -20 -54 -16 -34L-14 2z",
      ],
      [
        "cliff",
        "M2 -96C28 -94 38 -70 34 -42L42 2H30L27 -40C30 -64 22 -84 2 -96zM-22 2L-24 -34C-28 -54 -20 -74 -6 -84C-22 -76 -28 -54 -24 -34z",
      ],
      ["roof", "M-110 4Q-60 -10 0 -4Q60 -8 110 4z"],
    ],
  },
  "red-fins": {
    form: "rocks",
    width: 200,
    height: 84,
    tall: 0.42,
    isWild: true,
    parts: [
      [
        "red",
        "M-90 2L-84 -40L-74 -56L-66 -44L-60 -60L-46 -70L-40 -44L-30 2zM-20 2L-10 -48L4 -76L14 -84L20 -60L30 -40L36 2zM46 2L52 -34L64 -52L74 -40L84 -28L92 2z",
      ],
      [
        "cliff",
        "M-60 -60L-46 -70L-40 -44L-30 2H-48zM14 -84L20 -60L30 -40L36 2H12L8 -40zM64 -52L74 -40L84 -28L92 2H72z",
      ],
      ["green", "M-110 4Q-60 -10 0 -6Q60 -10 110 4z"],
    ],
  },
  flatirons: {
    form: "rocks",
    width: 230,
    height: 88,
    tall: 0.44,
    isWild: true,
    parts: [
      ["green", "M-115 2C-90 -40 -60 -50 -40 -66C-16 -60 10 -76 36 -84C60 -70 90 -34 115 2z"],
      [
        "roof",
        "M-84 -8L-56 -62L-50 -64L-48 -10zM-40 -8L-18 -74L-10 -76L-4 -8zM6 -8L30 -86L40 -88L44 -8zM52 -6L66 -66L74 -64L84 -6z",
      ],
      [
        "cliff",
        "M-52 -63L-50 -64L-48 -10H-58zM-14 -75L-10 -76L-4 -8H-14zM34 -87L40 -88L44 -8H34zM70 -65L74 -64L84 -6H74z",
      ],
      ["green", "M-115 2C-70 -16 -30 -8 0 -10C50 -16 80 -6 115 2z"],
    ],
  },
  canyon: {
    form: "rocks",
    width: 260,
    height: 70,
    tall: 0.36,
    isWild: true,
    parts: [
      [
        "roof",
        "M-130 2V-58H-76L-68 -44H-58L-50 -26H-40L-30 2zM130 2V-66H84L74 -50H64L52 -30H42L30 2z",
      ],
      [
        "cliff",
        "M-130 -44H-68L-66 -38H-130zM-130 -26H-50L-48 -20H-130zM130 -50H74L70 -44H130zM130 -30H52L50 -24H130z",
      ],
      ["sand", "M-12 2L-6 -36H8L16 2z"],
      ["cliff", "M-9 -18H12L13 -12H-10z"],
    ],
  },
  "diamond-head": {
    form: "peak",
    width: 260,
    height: 66,
    tall: 0.34,
    isWild: true,
    parts: [
      [
        "rock",
        "M-130 2L-104 -14L-80 -26L-56 -34L-20 -36L6 -42L40 -60L54 -66L66 -56L84 -30L108 -12L130 2z",
      ],
      [
        "cliff",
        "M54 -66L66 -56L84 -30L108 -12L130 2H80L70 -22L58 -40zM6 -42L40 -60L44 -30L30 2H10zM-56 -34L-20 -36L-28 -12L-20 2H-44zM-104 -14L-80 -26L-84 -8L-76 2H-98z",
      ],
      ["green", "M-130 2C-80 -10 -30 -6 0 -6C50 -10 90 -4 130 2z"],
    ],
  },
};
