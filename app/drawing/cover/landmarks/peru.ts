import { arch, block, church, gable, type Landmark, lighthouse, posts, row } from "./shapes.ts";

const terraces = [0, 1, 2, 3, 4].map((i) => `M${-74 + i * 5} ${-3 - i * 5}H${34 - i * 7}`).join("");
const boat = (x: number, lean: number) =>
  `M${x - 6} 0C${x - 9} -26 ${x - 6 + lean} -48 ${x + 4 + lean * 2} -72C${x + 4 + lean} -46 ${x + 9} -22 ${x + 6} 0z`;
const palm = (x: number, h: number) =>
  `M${x} 0q2 ${-h * 0.5} 0 ${-h}m0 0q7 -5 12 3m-12 -3q-7 -5 -12 3m12 -3q5 -10 11 -8m-11 8q-5 -10 -11 -8`;

export const peru: Record<string, Landmark> = {
  "cathedral-lima": church({ towers: 66, top: "bell", wall: "sand", cap: "wall", cupola: false }),
  "cathedral-twin": church({ towers: 54, top: "bell", gap: 36 }),
  "cathedral-white": church({
    towers: 62,
    top: "spire",
    wall: "white",
    cap: "white",
    gap: 40,
    cupola: false,
  }),
  "cathedral-domes": church({ towers: 50, top: "dome", wall: "pale" }),
  lighthouse: lighthouse("red", true),
  // Huayna Picchu above the terraces and the roofless houses of the citadel.
  "machu-picchu": {
    form: "peak",
    width: 176,
    height: 112,
    tall: 0.5,
    isWild: true,
    parts: [
      ["rock", "M-88 2C-74 -22 -66 -48 -52 -52C-40 -52 -34 -40 -24 -32L10 2z"],
      [
        "cliff",
        "M-30 2C-14 -30 -6 -58 6 -84C12 -98 18 -112 28 -110C40 -106 46 -84 54 -62C62 -40 76 -18 88 2z",
      ],
      [
        "rock",
        "M-30 2C-14 -30 -6 -58 6 -84C12 -98 18 -112 28 -110C22 -88 26 -66 14 -44C8 -30 12 -14 4 2z",
      ],
      ["green", "M-88 2C-60 -34 -30 -30 0 -24C30 -18 60 -10 88 2z"],
      ["pale", terraces, 1.8],
      [
        "wall",
        row(
          [-40, -26, -12, 4, 18],
          (x) =>
            `${block(x, 10, 7, 24 - Math.abs(x + 12) * 0.16)}${gable(x, 10, 6, 31 - Math.abs(x + 12) * 0.16)}`,
        ),
      ],
      ["window", row([-40, -26, -12, 4, 18], (x) => block(x, 3, 4, 24 - Math.abs(x + 12) * 0.16))],
    ],
  },
  // The little reed horses of Huanchaco, stood up to dry.
  "reed-boats": {
    form: "boats",
    width: 100,
    height: 76,
    tall: 0.36,
    isInWater: true,
    parts: [
      ["sand", boat(-34, -2) + boat(-8, 3) + boat(18, 1) + boat(40, 5)],
      [
        "side",
        row([-34, -8, 18, 40], (x) => `M${x - 7} -14h14M${x - 7.5} -28h15M${x - 5} -42h13`),
        1.8,
      ],
    ],
  },
  candelabra: {
    form: "rocks",
    width: 190,
    height: 84,
    tall: 0.4,
    isWild: true,
    parts: [
      ["sand", "M-150 4C-110 -22 -70 -66 -34 -80C-14 -87 14 -84 30 -76C70 -54 110 -10 150 4z"],
      ["rock", "M30 -76C70 -54 110 -10 150 4H60C58 -30 44 -60 30 -76z"],
      [
        "white",
        "M-10 -12V-66M-30 -50V-36H10V-50M-16 -66h12M-36 -54q6 4 12 0M4 -54q6 4 12 0M-18 -12h16M-20 -58l4 4M0 -58l-4 4",
        3.2,
      ],
    ],
  },
  oasis: {
    form: "rocks",
    width: 220,
    height: 88,
    tall: 0.42,
    isWild: true,
    parts: [
      ["sand", "M-110 2C-70 -30 -40 -70 -14 -88C10 -62 60 -20 110 2z"],
      ["rock", "M-14 -88C10 -62 60 -20 110 2H20C10 -20 -26 -46 -14 -88z"],
      ["blue", "M-50 2q40 -12 84 0z"],
      ["green", palm(-56, 26) + palm(-40, 32) + palm(34, 30) + palm(50, 24), 3],
      ["wall", block(-10, 16, 9) + block(6, 12, 7)],
    ],
  },
  "stilt-house": {
    form: "house",
    width: 120,
    height: 66,
    tall: 0.36,
    parts: [
      ["steel", posts([-44, -26, -8, 10, 28, 46], 0, 24), 2.6],
      ["wall", block(1, 104, 22, 22)],
      ["roof", "M-60 -42L-38 -66H40L62 -42z"],
      ["side", block(1, 110, 3, 20)],
      ["window", row([-34, -14, 18, 38], (x) => block(x, 8, 9, 28)) + arch(2, 9, 16, 23)],
    ],
  },
  pier: {
    form: "bridge",
    width: 150,
    height: 46,
    tall: 0.26,
    isInWater: true,
    parts: [
      ["steel", posts([-70, -54, -38, -22, -6, 10, 26, 42, 58, 74], -10, 16), 2.2],
      ["wall", "M-260 -20H82V-15H-260z"],
      ["white", block(58, 36, 16, 20)],
      ["roof", "M36 -36L46 -46H70L80 -36z"],
      ["window", row([48, 58, 68], (x) => block(x, 5, 7, 24))],
    ],
  },
};
