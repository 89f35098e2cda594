import { box, disc, fill, polygon } from "../../pen.ts";
import { mirrored } from "../mirror.ts";
import { d, thread } from "../strokes.ts";
import type { Machine } from "./machine.ts";
import { center } from "./shell.ts";

const { x, y } = center;

type Place = { at: number; high: number; size: number; light: string };

/** The left eye; the right one is its mirror image. */
const eyes: readonly [(place: Place) => string, ...((place: Place) => string)[]] = [
  ({ at, high, size, light }) =>
    fill(
      light,
      d`M${at - size * 0.6} ${high}v${-size * 0.4}a${size * 0.6} ${size * 0.6} 0 0 1 ${size * 1.2} 0v${size * 0.8}a${size * 0.6} ${size * 0.6} 0 0 1 ${-size * 1.2} 0z`,
    ),
  ({ at, high, size, light }) => fill(light, disc(at, high, size)),
  ({ at, high, size, light }) =>
    thread(light, 8, `${disc(at, high, size)}z`) + fill(light, disc(at, high, size * 0.3)),
  ({ at, high, size, light }) =>
    thread(light, 10, d`M${at - size} ${high + size * 0.4}q${size} ${-size * 1.3} ${size * 2} 0`),
  ({ at, high, size, light }) =>
    `<path fill="${light}" stroke="${light}" stroke-width="8" stroke-linejoin="round" d="${polygon([
      [at - size * 0.8, high],
      [at, high - size * 0.9],
      [at + size * 0.8, high],
      [at, high + size * 0.9],
    ])}"/>`,
  ({ at, high, size, light }) =>
    `<path fill="${light}" stroke="${light}" stroke-width="10" stroke-linejoin="round" d="${box(at - size * 0.6, high - size * 0.6, size * 1.2, size * 1.2)}"/>`,
  ({ at, high, size, light }) =>
    fill(
      light,
      d`M${at - size} ${high + size * 0.3}a${size} ${size} 0 0 1 ${size * 2} 0q${-size} ${size * 0.7} ${-size * 2} 0z`,
    ),
  ({ at, high, size, light }) =>
    thread(
      light,
      9,
      [0, 1, 2]
        .map((i) => d`M${at - size * 0.8} ${high - size * 0.7 + i * size * 0.7}h${size * 1.6}`)
        .join(""),
    ),
];

/** Eyes and mouth in the groups that the session moves. */
export function face(machine: Machine): string {
  const { chance, across: a, down: b, light, spark, screen } = machine;
  const size = chance.whole(15, 21);
  const place = {
    at: x - a * chance.between(0.34, 0.42),
    high: y - b * chance.between(0.14, 0.24),
    size,
    light,
  };
  const eye = chance.pick(eyes)(place);
  // In an eye of lines, it would be a hole.
  const isLine = eye.includes('fill="none"');
  const glint =
    !isLine && chance.yes(0.5)
      ? fill(screen, disc(place.at + size * 0.25, place.high - size * 0.2, size * 0.26))
      : "";
  const cheeks = chance.yes(0.55)
    ? `<g opacity=".6">${mirrored(fill(spark, disc(x - a * 0.52, y + b * 0.2, 9)))}</g>`
    : "";
  const halo = `<g opacity=".16">${mirrored(fill(light, disc(place.at, place.high, size * 1.6)))}</g>`;
  return `<g data-part="eyes">${halo}${mirrored(eye + glint)}</g>${cheeks}${mouth(machine)}`;
}

/** How the mouth stands; the session shows one of them at a time. */
function mouth({ chance, down: b, light }: Machine): string {
  const high = y + b * 0.36;
  const w = chance.whole(24, 36);
  const shapes = {
    rest: chance.pick([smile, smile, line, grin])(high, w, light),
    small: fill(
      light,
      d`M${x - w * 0.6} ${high - 6}h${w * 1.2}a7 7 0 0 1 0 14h${-w * 1.2}a7 7 0 0 1 0 -14z`,
    ),
    wide: fill(
      light,
      d`M${x - w - 4} ${high - 8}h${w * 2 + 8}q2 0 0 6q${-w * 0.4} 22 ${-w - 4} 22t${-w - 4} -22q-2 -6 0 -6z`,
    ),
    round: fill(light, disc(x, high + 2, w * 0.62)),
  };
  const drawn = Object.entries(shapes).map(
    ([name, shape]) =>
      `<g data-mouth="${name}"${name === "rest" ? "" : ' display="none"'}>${shape}</g>`,
  );
  return `<g data-part="mouth">${drawn.join("")}</g>`;
}

const smile = (high: number, w: number, light: string) =>
  thread(light, 8, d`M${x - w} ${high - 4}q${w} ${w * 0.8} ${w * 2} 0`);
const line = (high: number, w: number, light: string) =>
  thread(light, 8, d`M${x - w} ${high}h${w * 1.4}q${w * 0.4} 0 ${w * 0.6} -8`);
const grin = (high: number, w: number, light: string) =>
  fill(light, d`M${x - w} ${high - 6}q${w} 14 ${w * 2} 0q${-w * 0.2} 24 ${-w} 24t${-w} -24z`);
