import {
  arch,
  block,
  both,
  church,
  disc,
  dome,
  gable,
  type Landmark,
  posts,
  row,
} from "./shapes.ts";

const steps = (count: number, width: number, height: number) =>
  Array.from({ length: count }, (_, i) =>
    block(0, width * (1 - i / (count + 2)), height, i * height),
  ).join("");
const arches = [-144, -112, -80, -48, -16, 16, 48, 80, 112, 144];

export const mexico: Record<string, Landmark> = {
  "cathedral-spires": church({ towers: 62, top: "spire", cap: "gold", wall: "pale", gap: 30 }),
  "cathedral-tall": church({ towers: 84, top: "bell", gap: 32, wall: "sand" }),
  // The Angel of Independence on its column.
  angel: {
    form: "column",
    width: 56,
    height: 132,
    tall: 0.5,
    parts: [
      ["side", block(0, 56, 7) + block(0, 42, 7, 7)],
      ["wall", `${block(0, 26, 12, 14)}M-6 -26L-4.6 -96H4.6L6 -26z`],
      ["pale", "M-6 -26L-4.6 -96H-1L-2 -26z"],
      ["wall", block(0, 16, 5, 96) + block(0, 11, 4, 101)],
      [
        "gold",
        "M-3 -105l1 -12q2 -5 4 0l1 12z" +
          disc(0, -121, 2.4) +
          "M-1 -115C-10 -116 -17 -124 -19 -132C-11 -131 -3 -126 0 -118C3 -126 11 -131 19 -132C17 -124 10 -116 1 -115z",
      ],
      ["gold", "M2 -118L9 -126", 1.8],
    ],
  },
  "bellas-artes": {
    form: "dome",
    width: 160,
    height: 92,
    tall: 0.4,
    parts: [
      ["white", block(0, 160, 30) + block(0, 70, 44)],
      ["side", block(0, 164, 3, 30) + block(0, 76, 3, 43)],
      [
        "gold",
        `${both(52, (x) => dome(x, 17, 33))}M-28 -46C-28 -74 -12 -82 0 -84C12 -82 28 -74 28 -46z`,
      ],
      ["roof", block(0, 8, 5, 82) + gable(0, 5, 7, 87) + both(52, (x) => block(x, 4, 5, 49))],
      ["side", "M-14 -47Q-12 -70 0 -83Q12 -70 14 -47M0 -83V-47", 1.3],
      ["window", arch(0, 26, 34) + row([-68, -54, -40, 40, 54, 68], (x) => arch(x, 7, 18, 4))],
      ["pale", posts([-20, -10, 10, 20], 0, 40), 3],
    ],
  },
  "sun-pyramid": {
    form: "pyramid",
    width: 210,
    height: 70,
    tall: 0.32,
    isWild: true,
    parts: [
      [
        "rock",
        "M-105 2L-78 -20H78L105 2zM-72 -20L-50 -40H50L72 -20zM-45 -40L-28 -57H28L45 -40zM-24 -57L-13 -70H13L24 -57z",
      ],
      [
        "cliff",
        "M40 -20L30 2H105L78 -20zM26 -40L20 -20H72L50 -40zM14 -57L10 -40H45L28 -57zM7 -70L5 -57H24L13 -70z",
      ],
      ["pale", "M-8 2L-4 -70H4L8 2z"],
    ],
  },
  "chichen-itza": {
    form: "pyramid",
    width: 170,
    height: 88,
    tall: 0.4,
    isWild: true,
    parts: [
      ["sand", steps(9, 170, 7.6)],
      [
        "rock",
        Array.from({ length: 9 }, (_, i) => block(0, 170 * (1 - i / 11), 2, i * 7.6)).join(""),
      ],
      ["pale", "M-17 0L-9 -68H9L17 0z"],
      ["side", "M-13 0L-7 -68M13 0L7 -68", 2],
      ["sand", block(0, 44, 17, 68)],
      ["rock", block(0, 48, 3, 84) + block(0, 46, 2, 72)],
      ["window", row([-11, 0, 11], (x) => block(x, 6, 11, 68))],
    ],
  },
  // The pyramid church of Cholula before the smoking Popocatépetl.
  cholula: {
    form: "peak",
    width: 240,
    height: 108,
    tall: 0.48,
    parts: [
      ["rock", "M-80 2Q14 -40 28 -96q8 5 18 0Q60 -50 125 -8V2z"],
      ["snow", "M28 -96q8 5 18 0L58 -72L49 -78L42 -64L33 -76L24 -68L19 -74z"],
      ["white", "M38 -98q-4 -6 4 -9q10 -3 16 2q-8 -1 -12 3q-4 4 -8 4z"],
      ["green", "M-120 2C-96 -20 -76 -34 -56 -38H-14C8 -32 30 -14 54 2z"],
      ["gold", block(-35, 34, 17, 37) + both(13, (x) => block(x - 35, 7, 28, 37))],
      ["roof", dome(-35, 11, 54) + block(-35, 3, 6, 64) + both(13, (x) => dome(x - 35, 4.5, 65))],
      ["window", arch(-35, 6, 11, 37) + both(13, (x) => arch(x - 35, 3, 6, 56))],
    ],
  },
  aqueduct: {
    form: "bridge",
    width: 240,
    height: 78,
    tall: 0.32,
    parts: [
      [
        "sand",
        `M-640 -78H640V2H-640z`.replace("V2", "V-70") +
          row(arches, (x) => `M${x - 19} 2V-78h6V2zM${x + 13} 2V-78h6V2z`) +
          row(arches, (x) => `M${x - 13} -70h26v12a13 13 0 0 0 -26 0z`) +
          row(
            [-368, -336, -304, -272, -240, -208, -176, 176, 208, 240, 272, 304, 336, 368],
            (x) =>
              `M${x - 19} 2V-78h6V2zM${x + 13} 2V-78h6V2zM${x - 13} -70h26v12a13 13 0 0 0 -26 0z`,
          ),
      ],
      ["side", "M-640 -80H640v3H-640z"],
    ],
  },
  "lion-arch": {
    form: "arch",
    width: 84,
    height: 96,
    tall: 0.42,
    parts: [
      ["sand", "M-42 0V-62H42V0H15V-26a15 15 0 0 0 -30 0V0z"],
      ["side", block(0, 90, 4, 60) + block(0, 84, 3, 50)],
      ["sand", block(0, 40, 12, 64)],
      ["pale", posts([-36, -22, 22, 36], 0, 50), 3.4],
      ["steel", "M-14 -76q2 -8 10 -8h10q2 -9 9 -8q5 2 3 8l-3 2v6h-4v-5h-14v5h-4v-6z"],
    ],
  },
  "juarez-x": {
    form: "arch",
    width: 90,
    height: 112,
    tall: 0.5,
    parts: [
      ["side", block(0, 90, 6)],
      [
        "red",
        "M-36 -6C-22 -30 -10 -48 -9 -58C-10 -70 -24 -92 -36 -112H-20C-10 -94 -3 -80 0 -72C3 -80 10 -94 20 -112H36C24 -92 10 -70 9 -58C10 -48 22 -30 36 -6H20C10 -22 3 -36 0 -44C-3 -36 -10 -22 -20 -6z",
      ],
      ["white", disc(0, -58, 5)],
    ],
  },
  "tijuana-arch": {
    form: "arch",
    width: 130,
    height: 104,
    tall: 0.48,
    parts: [
      [
        "white",
        "M-65 0C-58 -70 -30 -104 0 -104C30 -104 58 -70 65 0H56C50 -62 26 -95 0 -95C-26 -95 -50 -62 -56 0z",
      ],
      [
        "steel",
        "M-40 -84L-12 -26M40 -84L12 -26M-52 -56L-14 -30M52 -56L14 -30M-24 -98L-8 -40M24 -98L8 -40",
        1.4,
      ],
      ["steel", disc(0, -34, 14)],
      ["window", disc(0, -34, 10)],
    ],
  },
  "christ-hill": {
    form: "column",
    width: 190,
    height: 100,
    tall: 0.46,
    isWild: true,
    parts: [
      ["rock", "M-95 2L-60 -22L-34 -36L-10 -50H12L40 -32L66 -18L95 2z"],
      ["cliff", "M12 -50L40 -32L66 -18L95 2H30L22 -24z"],
      ["side", block(0, 14, 10, 48)],
      ["white", "M-5 -58L-4 -80H-24V-86H-4q0 -3 2 -4a4 4 0 1 1 4 0q2 1 2 4H24V-80H4L5 -58z"],
    ],
  },
  "crown-church": {
    form: "church",
    width: 70,
    height: 112,
    tall: 0.46,
    parts: [
      ["side", block(18, 34, 40)],
      ["sand", block(-6, 44, 34) + block(-6, 22, 66)],
      ["roof", gable(18, 38, 12, 40)],
      ["side", block(-6, 26, 3, 46) + block(-6, 26, 3, 64)],
      [
        "gold",
        "M-17 -70C-22 -84 -14 -94 -6 -97C2 -94 10 -84 5 -70L1 -73L-2 -70L-6 -73L-10 -70L-14 -73z" +
          block(-6, 2, 12, 96) +
          block(-6, 8, 2, 103),
      ],
      ["window", arch(-6, 8, 14, 49) + arch(-6, 10, 18) + disc(-6, -38, 4)],
    ],
  },
};
