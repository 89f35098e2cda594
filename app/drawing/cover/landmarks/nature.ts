import { block, cone, gable, type Landmark } from "./shapes.ts";

const saguaro = (x: number, h: number) =>
  `M${x} 2V${-h}M${x} ${-h * 0.4}h${-h * 0.26}v${-h * 0.3}M${x} ${-h * 0.52}h${h * 0.26}v${-h * 0.28}`;

/** Mountains, rocks and falls of all countries. */
export const nature: Record<string, Landmark> = {
  misti: cone(250, 110, 0.24),
  huascaran: {
    form: "peak",
    width: 230,
    height: 106,
    tall: 0.46,
    isWild: true,
    parts: [
      ["rock", "M-115 2L-70 -46L-52 -66L-34 -92L-18 -70L2 -62L26 -104L48 -78L72 -48L115 2z"],
      [
        "snow",
        "M-70 -46L-52 -66L-34 -92L-18 -70L2 -62L26 -104L48 -78L72 -48L54 -40L44 -54L30 -36L16 -50L4 -34L-14 -46L-28 -32L-44 -48L-56 -36z",
      ],
      ["cliff", "M26 -104L48 -78L72 -48L115 2H58L40 -24L44 -54L34 -66z"],
      ["side", "M-34 -92L-18 -70L2 -62L-8 -52L-22 -58z"],
    ],
  },
  // Cerro de la Silla, the saddle over Monterrey.
  silla: {
    form: "peak",
    width: 250,
    height: 96,
    tall: 0.44,
    isWild: true,
    parts: [
      [
        "rock",
        "M-125 2L-92 -30L-70 -44L-52 -78L-40 -88L-26 -64L-8 -56L10 -70L24 -96L36 -84L48 -60L70 -48L90 -26L125 2z",
      ],
      [
        "cliff",
        "M24 -96L36 -84L48 -60L70 -48L90 -26L125 2H60L48 -26L30 -40L34 -62zM-40 -88L-26 -64L-8 -56L-14 -30L-30 -12L-34 -44z",
      ],
      ["green", "M-125 2C-80 -16 -40 -12 0 -14C50 -18 90 -10 125 2z"],
    ],
  },
  "faro-hill": {
    form: "lighthouse",
    width: 200,
    height: 94,
    tall: 0.44,
    isWild: true,
    parts: [
      ["cliff", "M-100 2C-80 -18 -60 -26 -42 -46C-24 -66 -6 -72 10 -68C34 -58 50 -30 100 2z"],
      [
        "green",
        "M-100 2C-80 -18 -60 -26 -42 -46C-24 -66 -6 -72 10 -68C0 -50 -12 -30 -40 -18C-60 -8 -80 -4 -100 2z",
      ],
      ["white", block(2, 12, 12, 68) + block(2, 7, 8, 80)],
      ["window", block(2, 5, 4, 82)],
      ["red", gable(2, 9, 6, 88)],
    ],
  },
  "cabo-arch": {
    form: "arch",
    width: 190,
    height: 74,
    tall: 0.38,
    isInWater: true,
    isWild: true,
    parts: [
      [
        "sand",
        "M-95 2L-84 -24L-70 -34L-58 -58L-40 -66L-28 -54L-12 -60L6 -50L24 -54L40 -44L48 -26L54 2H30C30 -20 22 -36 8 -38C-8 -38 -16 -18 -16 2z",
      ],
      ["rock", "M-70 -34L-58 -58L-40 -66L-34 -40L-42 -16L-36 2H-64z"],
      ["sand", "M70 2L76 -36L84 -44L90 -30L95 2z"],
    ],
  },
  niagara: {
    form: "falls",
    width: 260,
    height: 84,
    tall: 0.4,
    isWild: true,
    parts: [
      ["cliff", "M-640 2V-80H-96C-70 -84 -40 -72 0 -72C40 -72 70 -84 96 -80H640V2z"],
      ["green", "M-640 -72V-84H-96q10 6 20 9q-24 0 -40 6zM640 -72V-84H96q-10 6 -20 9q24 0 40 6z"],
      ["blue", "M-90 -79C-66 -82 -40 -71 0 -71C40 -71 66 -82 90 -79L84 2H-84z"],
      [
        "white",
        "M-80 -70V0M-68 -74V-8M-54 -70V0M-40 -70V-14M-26 -68V0M-12 -68V-10M4 -68V0M18 -68V-12M32 -68V0M46 -70V-8M60 -72V0M74 -72V-10",
        4.4,
      ],
      [
        "snow",
        "M-100 4q4 -16 20 -14q8 -12 24 -6q12 -12 28 -2q14 -12 28 0q14 -12 28 0q14 -8 24 4q16 -4 22 8q20 0 26 10z",
      ],
    ],
  },
  chief: {
    form: "peak",
    width: 220,
    height: 92,
    tall: 0.46,
    isWild: true,
    parts: [
      [
        "rock",
        "M-110 2C-100 -30 -84 -58 -60 -66C-48 -70 -40 -62 -34 -60C-30 -80 -10 -94 14 -92C40 -90 52 -70 56 -52C70 -50 92 -30 110 2z",
      ],
      [
        "cliff",
        "M14 -92C40 -90 52 -70 56 -52C70 -50 92 -30 110 2H46C40 -30 44 -60 14 -92zM-34 -60C-32 -40 -40 -20 -34 2H-58C-56 -20 -48 -40 -34 -60z",
      ],
      ["pale", "M-10 -80V-30M4 -86V-20M22 -78V-34M-70 -56V-24M-84 -36V-12", 1.6],
      ["green", "M-110 2C-70 -18 -50 -4 -20 -10C20 -16 50 -4 110 2z"],
    ],
  },
  rundle: {
    form: "peak",
    width: 240,
    height: 98,
    tall: 0.46,
    isWild: true,
    parts: [
      ["rock", "M-120 2L-44 -64L-30 -66L2 -98L22 -60L34 -62L48 -40L60 -38L84 2z"],
      ["cliff", "M2 -98L22 -60L34 -62L48 -40L60 -38L84 2H26L8 -34L10 -64z"],
      ["snow", "M-44 -64L-30 -66L2 -98L10 -80L4 -64L-10 -74L-22 -56L-40 -54L-58 -40L-66 -44z"],
      ["side", "M-96 -14L-20 -42L6 -56M-70 -10L-4 -30L10 -40", 1.6],
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
