import { suspension } from "./bridges.ts";
import { capitol, lighthouse } from "./buildings.ts";
import type { Landmark } from "./landmark.ts";
import { arch, block, both, disc, gable, posts, row } from "./shapes.ts";

/** Rows of windows, as a tower has them on each floor. */
const rows = (x: number, width: number, height: number) =>
  Array.from(
    { length: Math.floor((height - 8) / 7) },
    (_, i) => `M${x - width / 2} ${-8 - i * 7}h${width}`,
  ).join("");

/** The United States east of the Mississippi and in the plains. */
export const unitedStatesEast: Record<string, Landmark> = {
  capitol: capitol("white", 0.44),
  "capitol-gold": capitol("gold"),
  "white-lighthouse": lighthouse("none", false),
  "blue-bridge": suspension("blue"),
  empire: {
    form: "tower",
    width: 62,
    height: 156,
    tall: 0.56,
    parts: [
      [
        "wall",
        block(0, 62, 22) +
          block(0, 48, 38) +
          block(0, 34, 96) +
          block(0, 26, 108) +
          block(0, 16, 116),
      ],
      ["side", block(13, 8, 96) + block(19, 10, 38) + block(26, 10, 22) + block(10, 6, 108)],
      ["window", posts([-12, -7, -2, 3], 26, 94), 1.5],
      ["window", posts([-20, 8], 4, 34), 1.5],
      ["wall", "M-6 -116L-3 -130H3L6 -116z"],
      ["steel", "M0 -128V-156", 2],
    ],
  },
  liberty: {
    form: "column",
    width: 66,
    height: 138,
    tall: 0.52,
    parts: [
      ["side", "M-33 0L-26 -14H26L33 0z"],
      ["wall", "M-16 -14L-12 -50H12L16 -14z"],
      ["side", block(0, 28, 4, 48)],
      [
        "copper",
        "M-11 -52C-9 -74 -10 -88 -6 -98C-6 -104 -3 -106 0 -106C4 -106 6 -103 6 -98C10 -88 10 -74 11 -52z",
      ],
      ["copper", "M-4 -94L-14 -118L-10 -120L1 -98zM2 -92l10 -2l1 16l-8 4z"],
      [
        "copper",
        "M0 -116a5.4 5.4 0 1 0 .1 0zM-7 -114l-3 -5l5 2l0 -6l4 4l2 -6l3 5l4 -4l0 6l5 -2l-4 6z",
      ],
      ["side", "M4 -54C4 -74 2 -86 5 -97C10 -88 10 -74 11 -52zM13 -94l2 15l-4 2z"],
      ["gold", "M-17 -124q-1 -9 5 -14q5 6 3 14q-4 3 -8 0z"],
    ],
  },
  willis: {
    form: "tower",
    width: 64,
    height: 150,
    tall: 0.56,
    parts: [
      ["steel", block(0, 64, 66) + block(-5, 50, 88) + block(4, 40, 104) + block(4, 26, 122)],
      ["side", block(24, 16, 66) + block(16, 16, 104) + block(12, 10, 122)],
      ["window", posts([-26, -19, -12, -5, 2], 6, 62) + posts([-5, 2], 64, 118), 1.6],
      ["white", "M0 -122V-150M9 -122V-146", 1.8],
    ],
  },
  bean: {
    form: "globe",
    width: 140,
    height: 62,
    tall: 0.3,
    parts: [
      [
        "pale",
        "M-70 -14C-72 -48 -34 -62 6 -62C46 -62 72 -44 70 -14C69 -2 52 -2 44 -8C24 -22 -16 -24 -36 -10C-46 -2 -68 0 -70 -14z",
      ],
      [
        "wall",
        "M-66 -20C-40 -10 -30 -28 0 -30C30 -32 50 -14 69 -22C72 -2 54 -1 44 -8C24 -22 -16 -24 -36 -10C-48 -2 -66 0 -66 -20z",
      ],
      ["side", "M-50 -26h5v-10h6v8h7v-16h6v14h8v-8h7v10h9v-18h6v16h8v-9h7v11h9v-6h6v8", 1.6],
      ["white", "M-40 -48Q-10 -60 26 -55", 3.4],
    ],
  },
  "independence-hall": {
    form: "church",
    width: 130,
    height: 112,
    tall: 0.46,
    parts: [
      ["red", block(0, 130, 34) + block(0, 26, 60)],
      ["roof", "M-67 -34L-58 -44H58L67 -34z"],
      ["red", block(0, 26, 18, 42)],
      [
        "white",
        block(0, 28, 3, 40) + block(0, 28, 3, 60) + block(0, 20, 14, 63) + block(0, 14, 12, 77),
      ],
      ["copper", `M-8 -89q2 -9 8 -10q6 1 8 10z${gable(0, 3, 15, 97)}`],
      ["pale", disc(0, -52, 6)],
      [
        "window",
        arch(0, 8, 18) +
          row([-56, -44, -32, -20, 20, 32, 44, 56], (x) => block(x, 5, 9, 5) + block(x, 5, 8, 20)) +
          arch(0, 6, 10, 65) +
          arch(0, 4, 8, 78),
      ],
    ],
  },
  obelisk: {
    form: "column",
    width: 60,
    height: 140,
    tall: 0.54,
    parts: [
      ["white", "M-8 0L-5.4 -130L0 -140L5.4 -130L8 0z"],
      ["side", "M0 0V-140L5.4 -130L8 0z"],
      ["green", "M-60 2Q0 -10 60 2z"],
      ["red", "M-28 -22h7v4h-7zM20 -22h7v4h-7z"],
      ["steel", posts([-28, -14, 20, 34], 0, 23), 1.1],
    ],
  },
  "crown-tower": {
    form: "tower",
    width: 80,
    height: 136,
    tall: 0.52,
    parts: [
      ["side", block(-28, 24, 72) + block(28, 26, 86)],
      ["wall", block(0, 34, 104)],
      ["wall", "M-14 -104V-116H-8V-126H-3V-136H3V-126H8V-116H14V-104z"],
      [
        "window",
        posts([-10, -4, 2, 8], 8, 100) + posts([-34, -26], 8, 66) + posts([24, 32], 8, 80),
        1.8,
      ],
    ],
  },
  renaissance: {
    form: "tower",
    width: 110,
    height: 120,
    tall: 0.48,
    parts: [
      ["side", both(40, (x) => block(x, 24, 78)) + both(20, (x) => block(x, 20, 66))],
      ["wall", "M-17 0V-114a17 6 0 0 1 34 0V0z"],
      ["window", rows(0, 26, 112) + rows(-40, 16, 74) + rows(40, 16, 74), 1.4],
      ["wall", block(0, 110, 14)],
    ],
  },
  "lift-bridge": {
    form: "bridge",
    width: 120,
    height: 92,
    tall: 0.42,
    isInWater: true,
    parts: [
      [
        "steel",
        "M-46 12V-88M-34 12V-88M46 12V-88M34 12V-88M-46 -16L-34 -30L-46 -44L-34 -58L-46 -72L-34 -86M46 -16L34 -30L46 -44L34 -58L46 -72L34 -86",
        2.4,
      ],
      ["steel", "M-52 -78H52V-88H-52z"],
      ["steel", "M-40 -82Q0 -104 40 -82", 2.6],
      ["wall", "M-640 -20H640v5H-640z"],
      ["steel", "M-34 -20L-22 -30L-10 -20L2 -30L14 -20L26 -30L34 -22M-34 -30H34", 1.8],
    ],
  },
  "stone-bridge": {
    form: "bridge",
    width: 220,
    height: 44,
    tall: 0.2,
    isInWater: true,
    parts: [
      [
        "sand",
        row(
          [-304, -266, -228, -190, -152, -114, -76, -38, 0, 38, 76, 114, 152, 190, 228, 266, 304],
          (x) => `M${x - 19} 6V-44H${x + 19}V6H${x + 15}V-14a15 15 0 0 0 -30 0V6z`,
        ),
      ],
      ["side", "M-640 -46H640v4H-640z"],
    ],
  },
  column: {
    form: "column",
    width: 90,
    height: 128,
    tall: 0.5,
    parts: [
      ["side", block(0, 90, 8) + block(0, 66, 8, 8)],
      ["wall", `${block(0, 34, 18, 16)}M-9 -34L-6 -104H6L9 -34z`],
      ["side", `M1 -34L1 -104H6L9 -34z${block(0, 20, 5, 102)}${block(0, 20, 3, 62)}`],
      ["copper", `M-4 -107l1 -14q3 -4 6 0l1 14z${disc(0, -124, 3)}`],
    ],
  },
};
