import type { Landmark } from "./landmark.ts";
import { both } from "./shapes.ts";

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
