/** A rectangle whose lower edge is `from` above the ground. */
export function block(x: number, width: number, height: number, from = 0): string {
  return `M${x - width / 2} ${-from}v${-height}h${width}v${height}z`;
}

/** A triangle on `from`: a gable, a spire, a peak. */
export function gable(x: number, width: number, height: number, from = 0): string {
  return `M${x - width / 2} ${-from}l${width / 2} ${-height}l${width / 2} ${height}z`;
}

/** Half a circle on `from`. */
export function dome(x: number, radius: number, from = 0): string {
  return `M${x - radius} ${-from}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`;
}

/** A whole circle. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`;
}

/** A gate, a door or a window with a round head. */
export function arch(x: number, width: number, height: number, from = 0): string {
  const r = width / 2;
  return `M${x - r} ${-from}v${-(height - r)}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

/** One part of a row of equal parts. */
export function row(xs: readonly number[], part: (x: number) => string): string {
  return xs.map(part).join("");
}

/** The same on both sides of the middle. */
export function both(x: number, part: (x: number) => string): string {
  return part(-x) + part(x);
}

/** Upright lines from `from` to `to` above the ground. */
export function posts(xs: readonly number[], from: number, to: number): string {
  return row(xs, (x) => `M${x} ${-from}V${-to}`);
}

type Church = {
  /** Height of the towers up to their tops. */
  towers: number;
  top: "dome" | "spire" | "bell";
  gap?: number;
  nave?: number;
  wall?: "wall" | "white" | "sand" | "pale";
  cap?: "roof" | "gold" | "wall" | "white";
  cupola?: boolean;
};

/** A church with two towers, as stands at the great squares of Peru and Mexico. */
export function church(plan: Church): Landmark {
  const { towers, top, gap = 34, nave = 46, wall = "wall", cap = "roof", cupola = true } = plan;
  const upper = towers - 18;
  const head = (x: number) => {
    if (top === "spire") return gable(x, 15, 38, towers);
    if (top === "dome") return dome(x, 8, towers) + gable(x, 3, 8, towers + 7);
    return `M${x - 8} ${-towers}q1 -13 8 -17q7 4 8 17z${block(x, 1.6, 9, towers + 15)}`;
  };
  const above = top === "spire" ? 38 : top === "dome" ? 15 : 24;
  return {
    form: "church",
    width: gap * 2 + 20,
    height: towers + above,
    tall: 0.4,
    parts: [
      ["side", cupola ? block(0, 30, nave + 8) : ""],
      [cap, cupola ? dome(0, 14, nave + 8) + block(0, 4, 7, nave + 21) : ""],
      [wall, block(0, gap * 2, nave) + gable(0, 34, 14, nave)],
      [wall, both(gap, (x) => block(x, 20, upper) + block(x, 16, 18, upper))],
      ["side", block(0, gap * 2, 3, nave * 0.55) + both(gap, (x) => block(x, 22, 2.5, upper - 1))],
      [cap, both(gap, head)],
      ["pale", block(0, 24, nave - 4)],
      ["side", posts([-8, 8], 0, nave - 8), 2],
      [
        "window",
        arch(0, 9, 20) +
          disc(0, -nave + 12, 4) +
          both(gap, (x) => arch(x, 6, 12, upper + 3) + arch(x, 5, 10, upper - 24)) +
          both(20, (x) => arch(x, 6, 13)),
      ],
    ],
  };
}

/** A parliament or a city hall with a dome over its portico. */
export function capitol(cap: "gold" | "copper" | "white", tall = 0.42): Landmark {
  return {
    form: "dome",
    width: 150,
    height: 108,
    tall,
    parts: [
      ["wall", block(0, 150, 32) + block(0, 62, 40)],
      ["side", block(0, 150, 3, 30) + both(64, (x) => block(x, 22, 4, 32))],
      ["pale", gable(0, 50, 12, 38) + block(0, 48, 6, 33)],
      ["wall", block(0, 44, 16, 40) + block(0, 34, 14, 52)],
      ["window", posts([-13, -6.5, 0, 6.5, 13], 54, 63), 2.5],
      [cap, "M-18 -66C-18 -86 -8 -92 0 -94C8 -92 18 -86 18 -66z"],
      [cap, block(0, 7, 8, 92) + gable(0, 5, 8, 100)],
      ["side", block(0, 38, 3, 64)],
      ["pale", posts([-20, -12, -4, 4, 12, 20], 0, 33), 3.4],
      ["window", posts([-66, -56, -46, -36, 36, 46, 56, 66], 6, 22), 3.6],
    ],
  };
}

/** A lighthouse, in bands of a colour or plain. */
export function lighthouse(bands: "red" | "none", cliff: boolean): Landmark {
  const foot = cliff ? 26 : 0;
  return {
    form: "lighthouse",
    width: cliff ? 130 : 50,
    height: 96 + foot,
    tall: cliff ? 0.46 : 0.42,
    parts: [
      ["cliff", cliff ? "M-95 4L-62 -14L-30 -26H30L44 -20L62 0V4z" : ""],
      ["rock", cliff ? "M-30 -26H30L44 -20L20 -12L-12 -16L-62 -14z" : ""],
      ["white", `M-12 ${-foot}L-8 ${-foot - 72}H8L12 ${-foot}z`],
      [
        "red",
        bands === "red"
          ? `M-11.4 ${-foot - 12}h22.8l-.9 -14h-21zM-9.8 ${-foot - 40}h19.6l-.8 -14h-18z`
          : "",
      ],
      ["window", arch(0, 5, 10, foot)],
      ["steel", block(0, 22, 3, foot + 72)],
      ["window", block(0, 11, 11, foot + 75)],
      ["red", `M-8 ${-foot - 86}q8 -10 16 0z${block(0, 1.4, 6, foot + 90)}`],
    ],
  };
}

/** A cone of a mountain with snow down to a line. */
export function cone(width: number, height: number, snow: number): Landmark {
  const half = width / 2;
  const mouth = height * 0.08;
  const low = -height + height * snow;
  const side = mouth + half * snow * 0.62;
  return {
    form: "peak",
    width,
    height,
    tall: 0.44,
    isWild: true,
    parts: [
      [
        "rock",
        `M${-half} 2Q${-half * 0.35} ${-height * 0.4} ${-mouth} ${-height}q${mouth} ${mouth * 0.5} ${mouth * 2} 0Q${half * 0.35} ${-height * 0.4} ${half} 2z`,
      ],
      [
        "cliff",
        `M${mouth} ${-height}Q${half * 0.35} ${-height * 0.4} ${half} 2H${half * 0.2}Q${half * 0.16} ${-height * 0.5} ${mouth * 0.2} ${-height + 3}z`,
      ],
      [
        "snow",
        `M${-mouth} ${-height}q${mouth} ${mouth * 0.5} ${mouth * 2} 0L${side} ${low}L${side * 0.55} ${low - 7}L${side * 0.2} ${low + 9}L${-side * 0.15} ${low - 6}L${-side * 0.55} ${low + 6}L${-side} ${low - 1}z`,
      ],
    ],
  };
}

const hangers = (from: number, to: number) =>
  Array.from({ length: 17 }, (_, i) => from + ((to - from) * (i + 1)) / 18)
    .map((x) => `M${x} -24V${-30 - ((x / 75) ** 2) * 54}`)
    .join("");

/** A suspension bridge: two towers and the cables between them. */
export function suspension(tone: "red" | "copper" | "blue" | "steel"): Landmark {
  const tower = (x: number) =>
    `M${x - 7} 14V-92h4V-70h6V-92h4V14h-4V-14h-6V14zM${x - 3} -40h6v-10h-6z`;
  return {
    form: "bridge",
    width: 180,
    height: 92,
    tall: 0.42,
    isInWater: true,
    parts: [
      [tone, hangers(-75, 75), 1.1],
      [tone, "M-640 -30Q-200 -26 -75 -90Q0 26 75 -90Q200 -26 640 -30", 2.6],
      [tone, both(75, tower)],
      [tone, "M-640 -24H640v6H-640z"],
    ],
  };
}

/** What a part of a landmark is made of; `scene/paint-landmark.ts` has the colours. */
export type Material =
  | "wall"
  | "side"
  | "pale"
  | "roof"
  | "gold"
  | "copper"
  | "rock"
  | "cliff"
  | "snow"
  | "green"
  | "steel"
  | "window"
  | "red"
  | "white"
  | "sand"
  | "blue";

/** What it looks like from afar: two of one form never stand near each other. */
type Form =
  | "church"
  | "dome"
  | "tower"
  | "needle"
  | "bridge"
  | "arch"
  | "pyramid"
  | "peak"
  | "rocks"
  | "lighthouse"
  | "column"
  | "boats"
  | "house"
  | "falls"
  | "wheel"
  | "globe";

/**
 * The silhouette of a landmark in its own units: its foot stands in the middle of its lower edge,
 * at 0,0. Lines may leave the box sideways, as the roadway of a bridge does.
 */
export type Landmark = {
  form: Form;
  width: number;
  height: number;
  /** How high it stands, as a share of the picture's height. */
  tall: number;
  /** Belongs to the land, not to the town: for races off the road too. */
  isWild?: true;
  /** Stands in water, whatever the place has. */
  isInWater?: true;
  /** Paths from back to front; with a number, they are lines of that width. */
  parts: readonly Part[];
};

type Part = readonly [tone: Material, path: string, line?: number];
