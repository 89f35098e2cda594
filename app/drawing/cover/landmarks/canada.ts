import {
  arch,
  block,
  both,
  capitol,
  disc,
  gable,
  type Landmark,
  lighthouse,
  posts,
  row,
  suspension,
} from "./shapes.ts";

const fan = (x: number, side: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((i) => `M${x} ${-96 + i * 4}L${x + side * i * 17} -24`).join("");
export const canada: Record<string, Landmark> = {
  "striped-lighthouse": lighthouse("red", true),
  "capitol-green": capitol("copper"),
  "lions-gate": suspension("copper"),
  "cn-tower": {
    form: "needle",
    width: 110,
    height: 168,
    tall: 0.56,
    parts: [
      ["wall", "M-8 0L-2.5 -104H2.5L8 0z"],
      ["side", "M1 0L.6 -104H2.5L8 0z"],
      ["wall", "M-13 -112L-10 -104H10L13 -112L10 -119H-10z"],
      ["window", "M-11.5 -112H11.5", 2],
      ["wall", block(0, 5, 14, 119) + block(0, 8, 4, 132)],
      ["steel", "M0 -134V-168", 1.8],
      // The roof of the stadium beside it.
      ["white", "M14 0V-12Q34 -34 54 -12V0z"],
      ["side", "M24 0V-18M34 0V-23M44 0V-18", 1.2],
    ],
  },
  "calgary-tower": {
    form: "needle",
    width: 150,
    height: 128,
    tall: 0.5,
    parts: [
      ["wall", "M-5 0L-3.5 -100H3.5L5 0z"],
      ["red", "M-13 -112L-10 -98H10L13 -112z"],
      ["window", block(0, 24, 4, 108)],
      ["wall", block(0, 16, 5, 112)],
      ["steel", "M0 -117V-128", 1.8],
      // The saddle roof of the rink.
      ["side", "M14 0V-24Q44 -4 74 -24V0z"],
      ["white", "M14 -24Q44 -4 74 -24L70 -28Q44 -12 18 -28z"],
    ],
  },
  "peace-tower": {
    form: "tower",
    width: 150,
    height: 122,
    tall: 0.48,
    parts: [
      ["wall", block(0, 150, 30) + both(60, (x) => block(x, 22, 38))],
      [
        "copper",
        "M-75 -30L-68 -42H-49L-44 -30zM75 -30L68 -42H49L44 -30zM-44 -30L-38 -38H38L44 -30z",
      ],
      ["wall", block(0, 20, 84)],
      ["side", block(0, 24, 3, 60) + block(0, 24, 3, 82)],
      ["pale", disc(0, -72, 6)],
      ["copper", "M-11 -85L-4 -106H4L11 -85zM-1.5 -106h3v-10h-3z"],
      ["red", "M1 -122h12v7h-12z"],
      [
        "window",
        arch(0, 8, 16) +
          arch(0, 6, 18, 36) +
          row([-66, -54, -36, -24, 24, 36, 54, 66], (x) => arch(x, 5, 13, 9)),
      ],
    ],
  },
  frontenac: {
    form: "house",
    width: 170,
    height: 112,
    tall: 0.5,
    parts: [
      ["cliff", "M-110 4L-90 -8H88L112 4z"],
      [
        "sand",
        block(0, 160, 34, 6) + block(6, 40, 66, 6) + block(-66, 20, 44, 6) + block(68, 22, 46, 6),
      ],
      [
        "copper",
        "M-82 -40L-74 -54H-18L-12 -40zM28 -40L32 -54H74L82 -40zM-16 -72L-10 -98H22L28 -72zM-78 -50L-66 -72L-54 -50zM55 -52L68 -76L81 -52z",
      ],
      ["copper", gable(-10, 10, 14, 96) + gable(22, 10, 14, 96)],
      ["side", block(0, 164, 2.5, 22)],
      [
        "window",
        row(
          [-74, -62, -50, -38, -26, 38, 50, 62, 74],
          (x) => block(x, 4, 7, 12) + block(x, 4, 6, 28),
        ) + row([-6, 6, 18], (x) => block(x, 4, 7, 14) + block(x, 4, 7, 32) + block(x, 4, 7, 50)),
      ],
    ],
  },
  "olympic-tower": {
    form: "needle",
    width: 170,
    height: 108,
    tall: 0.46,
    parts: [
      ["wall", "M-85 0Q-80 -30 -36 -34H36Q72 -30 78 0z"],
      ["pale", "M-58 0Q-54 -24 -20 -26H16Q48 -24 52 0z"],
      ["wall", "M26 0C40 -46 24 -84 -14 -108L-6 -108C48 -88 76 -46 72 0z"],
      ["side", "M50 0C56 -46 36 -88 -8 -107L-6 -108C48 -88 76 -46 72 0z"],
      ["steel", "M-14 -107L-60 -26M-14 -107L-40 -28M-13 -107L-18 -28M-12 -106L4 -27", 1.1],
      ["window", "M-2 -100L14 -88", 3],
    ],
  },
  biosphere: {
    form: "globe",
    width: 104,
    height: 96,
    tall: 0.42,
    parts: [
      ["pale", disc(0, -48, 48)],
      ["wall", "M0 -96a48 48 0 0 1 0 96q20 -48 0 -96z"],
      [
        "side",
        `${disc(0, -48, 47)}M-46 -60Q0 -44 46 -60M-47 -40Q0 -22 47 -40M-40 -76Q0 -64 40 -76M-38 -20Q0 -6 38 -20M-20 -92Q-44 -48 -20 -4M20 -92Q44 -48 20 -4M0 -96V0M-34 -82Q-6 -48 -34 -14M34 -82Q6 -48 34 -14`,
        1.5,
      ],
    ],
  },
  muttart: {
    form: "pyramid",
    width: 170,
    height: 70,
    tall: 0.34,
    parts: [
      ["blue", gable(-48, 66, 56) + gable(48, 66, 56)],
      ["pale", "M-48 -56L-15 0H-44zM48 -56L81 0H52z"],
      ["blue", gable(0, 76, 70)],
      ["pale", "M0 -70L38 0H4z"],
      ["side", "M-28 0L0 -70L20 0M-66 0L-48 -56L-34 0M34 0L48 -56L66 0M-22 -30H26M-30 -14H32", 1.2],
    ],
  },
  "twisted-towers": {
    form: "tower",
    width: 70,
    height: 140,
    tall: 0.52,
    parts: [
      [
        "wall",
        "M-30 0C-18 -30 -36 -60 -28 -90C-26 -108 -30 -124 -24 -140H-2C-6 -124 -2 -108 -6 -90C-14 -60 4 -30 -6 0z",
      ],
      [
        "side",
        "M6 0C14 -30 2 -56 8 -80C10 -92 6 -104 10 -116H30C28 -104 32 -92 28 -80C24 -56 38 -30 30 0z",
      ],
      [
        "window",
        Array.from({ length: 9 }, (_, i) => `M-24 ${-12 - i * 14}h14`).join("") +
          Array.from({ length: 7 }, (_, i) => `M14 ${-12 - i * 14}h12`).join(""),
        2,
      ],
    ],
  },
  "cabot-tower": {
    form: "rocks",
    width: 210,
    height: 84,
    tall: 0.42,
    isWild: true,
    parts: [
      ["cliff", "M-105 2C-88 -30 -60 -44 -34 -48C-10 -52 12 -50 34 -42C62 -32 84 -14 105 2z"],
      [
        "green",
        "M-105 2C-88 -30 -60 -44 -34 -48C-10 -52 12 -50 34 -42C10 -36 -20 -36 -46 -24C-66 -14 -84 -6 -105 2z",
      ],
      ["wall", block(-12, 26, 16, 48) + block(2, 12, 28, 48)],
      ["side", "M-27 -64h4v4h4v-4h4v4h4v-4h4v4h4v-4h2v6h-26zM-5 -76h3v3h3v-3h3v3h3v-3h3v5h-15z"],
      ["window", arch(-18, 4, 8, 50) + arch(2, 4, 9, 60)],
      ["steel", "M2 -78V-84", 1.4],
    ],
  },
  "canada-place": {
    form: "boats",
    width: 190,
    height: 62,
    tall: 0.3,
    isInWater: true,
    parts: [
      [
        "white",
        row(
          [-72, -40, -8, 24, 56],
          (x) => `M${x - 18} -16Q${x} -24 ${x + 4} -60Q${x + 10} -24 ${x + 22} -16z`,
        ),
      ],
      [
        "side",
        row([-72, -40, -8, 24, 56], (x) => `M${x + 4} -60Q${x + 10} -24 ${x + 22} -16H${x + 8}z`),
      ],
      ["wall", block(0, 190, 16)],
      ["window", "M-90 -10H90M-90 -5H90", 1.6],
    ],
  },
  "cable-bridge": {
    form: "bridge",
    width: 230,
    height: 100,
    tall: 0.46,
    isInWater: true,
    parts: [
      ["pale", fan(0, -1) + fan(0, 1), 1.3],
      ["white", "M-9 12L-2 -100H2L9 12H4L0 -60L-4 12z"],
      ["steel", "M-640 -24H640v6H-640z"],
      ["steel", posts([-180, -120, 120, 180], -12, 18), 5],
    ],
  },
};
