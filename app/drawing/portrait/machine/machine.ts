import { type Chance, chanceOf } from "../../chance.ts";
import { mix } from "../../color.ts";

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
