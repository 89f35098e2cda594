import { box, disc, fill, polygon } from "../../pen.ts";
import { d } from "../strokes.ts";
import type { Machine, Shell } from "./machine.ts";

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
