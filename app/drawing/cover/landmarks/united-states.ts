import {
  arch,
  block,
  both,
  capitol,
  disc,
  dome,
  gable,
  type Landmark,
  lighthouse,
  posts,
  row,
  suspension,
} from "./shapes.ts";

/** Rows of windows, as a tower has them on each floor. */
const rows = (x: number, width: number, height: number) =>
  Array.from(
    { length: Math.floor((height - 8) / 7) },
    (_, i) => `M${x - width / 2} ${-8 - i * 7}h${width}`,
  ).join("");

const turn = [0, 30, 60, 90, 120, 150].map((degrees) => (degrees * Math.PI) / 180);
const point = (angle: number, radius: number) =>
  `${Math.round(Math.cos(angle) * radius * 10) / 10} ${Math.round((Math.sin(angle) * radius - 58) * 10) / 10}`;

export const unitedStates: Record<string, Landmark> = {
  // East of the Mississippi and in the plains.
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
  // Along the Gulf and up the Mississippi.
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
  // From the Rockies to Hawaii.
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
