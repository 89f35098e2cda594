import { type Chance, chanceOf } from "../chance.ts";
import { mix } from "../color.ts";
import { box, disc, fill, polygon } from "../pen.ts";
import { d } from "./strokes.ts";

const shells = [
  "orb",
  "tablet",
  "hexagon",
  "capsule",
  "pin",
  "dome",
  "bib",
  "watch",
  "shield",
] as const;
type Shell = (typeof shells)[number];

/** What a drawn machine is like: a shell with a dark screen, and on it a face of light. */
export type Machine = {
  chance: Chance;
  shell: Shell;
  /** Half the width and half the height of the shell. */
  across: number;
  down: number;
  /** Behind everything. */
  deep: string;
  /** Of the eyes, the mouth and everything that shines. */
  light: string;
  /** A second light. */
  spark: string;
  body: string;
  bodyShade: string;
  screen: string;
};

/** A dark room and the lights that shine in it. */
const rooms: readonly [Room, ...Room[]] = [
  { deep: "#0e403b", lights: ["#8ff0dc", "#d6f29b", "#ffd98a"] },
  { deep: "#123660", lights: ["#a9d4ff", "#8ff0dc", "#ffd98a"] },
  { deep: "#3a1b57", lights: ["#e3c2ff", "#ffb199", "#a9d4ff"] },
  { deep: "#20235c", lights: ["#a9d4ff", "#e3c2ff", "#8ff0dc"] },
  { deep: "#561f22", lights: ["#ffb199", "#ffd98a", "#ffe9d6"] },
  { deep: "#1f4220", lights: ["#d6f29b", "#ffd98a", "#8ff0dc"] },
  { deep: "#1d2c3c", lights: ["#a9d4ff", "#8ff0dc", "#ffb199"] },
  { deep: "#4f3210", lights: ["#ffd98a", "#ffb199", "#ffe9d6"] },
];
type Room = { deep: string; lights: readonly [string, string, string] };

const bodies = [
  "#f4efe6",
  "#dfe8ea",
  "#d63c0b",
  "#1f8f78",
  "#3b78d1",
  "#8f56a3",
  "#f6c04d",
  "#e98a6d",
] as const;

export function machineOf(seed: string): Machine {
  const chance = chanceOf(`tin ${seed}`);
  const room = chance.pick(rooms);
  const deep = mix(room.deep, "#0c1420", chance.between(0, 0.3));
  const light = chance.pick(room.lights);
  const body = chance.pick(bodies);
  const shell = chance.pick(shells);
  const isTall = shell === "capsule" || shell === "pin" || shell === "watch";
  return {
    chance,
    shell,
    across: isTall ? chance.whole(86, 98) : chance.whole(98, 116),
    down: isTall ? chance.whole(106, 118) : chance.whole(90, 106),
    deep,
    light,
    spark: chance.pick(["#f2603a", "#f6c04d", "#ffffff", "#ff8f70"] as const),
    body,
    bodyShade: mix(body, deep, 0.34),
    screen: mix(deep, "#05080d", 0.62),
  };
}

/** The middle of every machine's head. */
export const center = { x: 240, y: 214 } as const;

const { x, y } = center;

/** The outline of a head, half as wide as `a` and half as high as `b`; corners are rounded by a line around. */
const outlines: Record<Shell, (a: number, b: number) => string> = {
  orb: (a, b) => d`M${x - a} ${y}a${a} ${b} 0 1 1 ${a * 2} 0a${a} ${b} 0 1 1 ${-a * 2} 0z`,
  tablet: (a, b) => rounded(a, b, 30),
  capsule: (a, b) => rounded(a, b, a * 0.94),
  bib: (a, b) => rounded(a, b, 8),
  watch: (a, b) => rounded(a, b, a * 0.5),
  hexagon: (a, b) =>
    polygon([
      [x - a, y],
      [x - a * 0.56, y - b],
      [x + a * 0.56, y - b],
      [x + a, y],
      [x + a * 0.56, y + b],
      [x - a * 0.56, y + b],
    ]),
  pin: (a, b) =>
    d`M${x} ${y + b * 1.16}C${x - a * 0.5} ${y + b * 0.81} ${x - a} ${y + b * 0.5} ${x - a} ${y - b * 0.1}A${a} ${a} 0 0 1 ${x + a} ${y - b * 0.1}C${x + a} ${y + b * 0.5} ${x + a * 0.5} ${y + b * 0.81} ${x} ${y + b * 1.16}z`,
  dome: (a, b) =>
    d`M${x - a} ${y + b}V${y}C${x - a} ${y - b * 1.34} ${x + a} ${y - b * 1.34} ${x + a} ${y}V${y + b}z`,
  shield: (a, b) =>
    d`M${x - a} ${y - b}H${x + a}V${y + b * 0.1}C${x + a} ${y + b * 0.7} ${x + a * 0.5} ${y + b} ${x} ${y + b * 1.12}C${x - a * 0.5} ${y + b} ${x - a} ${y + b * 0.7} ${x - a} ${y + b * 0.1}z`,
};

function rounded(a: number, b: number, r: number): string {
  return d`M${x - a + r} ${y - b}H${x + a - r}Q${x + a} ${y - b} ${x + a} ${y - b + r}V${y + b - r}Q${x + a} ${y + b} ${x + a - r} ${y + b}H${x - a + r}Q${x - a} ${y + b} ${x - a} ${y + b - r}V${y - b + r}Q${x - a} ${y - b} ${x - a + r} ${y - b}z`;
}

function soft(color: string, path: string, width: number): string {
  return `<path fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`;
}

/** The head with its screen, lit from above on the left. */
export function shell(machine: Machine): string {
  const { shell: kind, across: a, down: b, body, bodyShade, screen, light } = machine;
  const outline = outlines[kind];
  const shift = `<g transform="translate(5 8)">${soft(bodyShade, outline(a, b), 22)}</g>`;
  const glow = soft(light, outline(a * 0.83 + 3, b * 0.81 + 3), 14).replace(
    "/>",
    ' opacity=".35"/>',
  );
  const glare = fill(
    "#ffffff",
    d`M${x - a * 0.5} ${y - b * 0.6}q${a * 0.3} -16 ${a * 0.6} -10l-6 10q${-a * 0.3} -4 ${-a * 0.54} 10z`,
    ' opacity=".2"',
  );
  return (
    straps(machine) +
    shift +
    soft(body, outline(a, b), 20) +
    glow +
    soft(screen, outline(a * 0.83, b * 0.81), 14) +
    glare +
    marks(machine)
  );
}

/** A watch has straps, a bib has the holes for its pins. */
function marks({ shell: kind, across: a, down: b, deep, bodyShade, spark }: Machine): string {
  if (kind === "bib")
    return fill(deep, disc(x - a + 8, y - b + 6, 7) + disc(x + a - 8, y - b + 6, 7));
  if (kind === "watch")
    return (
      fill(spark, box(x + a + 9, y - 34, 12, 26)) + fill(bodyShade, box(x + a + 9, y + 12, 10, 22))
    );
  return "";
}

function straps({ shell: kind, across: a, down: b, spark, deep }: Machine): string {
  if (kind !== "watch") return "";
  const w = a * 0.66;
  const holes = disc(x, y - b - 46, 5) + disc(x, y - b - 72, 5);
  return fill(spark, box(x - w, -10, w * 2, y - b + 20)) + fill(deep, holes, ' opacity=".5"');
}
