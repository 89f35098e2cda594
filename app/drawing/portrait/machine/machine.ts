import { type Chance, chanceOf } from "../../cover/chance.ts";
import { mix } from "../../cover/color.ts";

export type Shell =
  | "orb"
  | "tablet"
  | "hexagon"
  | "capsule"
  | "pin"
  | "dome"
  | "bib"
  | "watch"
  | "shield";

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

const deeps = [
  "#123a36",
  "#14304f",
  "#33184a",
  "#10262b",
  "#3a1a2b",
  "#2a2350",
  "#3b2413",
  "#1d2731",
] as const;
const lights = ["#8ff0dc", "#ffd98a", "#ffb199", "#a9d4ff", "#e3c2ff", "#d6f29b"] as const;
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

export function machineOf(seed: string): Machine {
  const chance = chanceOf(`machine ${seed}`);
  const deep = mix(chance.pick(deeps), chance.pick(deeps), chance.between(0, 0.5));
  const light = chance.pick(lights);
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
