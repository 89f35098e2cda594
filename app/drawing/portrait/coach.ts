import { type Chance, chanceOf } from "../chance.ts";
import { mix } from "../color.ts";
import { box, circle, disc, fill, polygon, stroke } from "../pen.ts";
import { center, type Machine, machineOf, shell } from "./machine.ts";
import { d, mirrored, oval, thread } from "./strokes.ts";

/** A machine with a friendly face of light. */
export function coach(seed: string): string {
  const machine = machineOf(seed);
  const head = [crown(machine), sides(machine), shell(machine), face(machine)];
  return `${aura(seed, machine)}${torso(machine)}<g data-part="head">${head.join("")}</g>`;
}

const { x, y } = center;

/** Neck and shoulders, with a sign of light on the chest. */
function torso(machine: Machine): string {
  const { chance, body, bodyShade, deep, light, spark } = machine;
  const w = chance.whole(118, 160);
  const neck =
    fill(mix(bodyShade, deep, 0.5), box(x - 34, 300, 68, 110)) +
    thread(bodyShade, 7, "M210 346h60M210 362h60M210 378h60");
  const manner = chance.pick(["round", "trapeze", "yoke"] as const);
  const chest = {
    round: d`M${x - w} 480C${x - w} 404 ${x - 70} 392 ${x} 392S${x + w} 404 ${x + w} 480z`,
    trapeze: d`M${x - w} 480L${x - w + 26} 420Q${x - w + 34} 394 ${x - w + 66} 394H${x + w - 66}Q${x + w - 34} 394 ${x + w - 26} 420L${x + w} 480z`,
    yoke: d`M${x - w} 480V440Q${x - w} 398 ${x - w + 44} 398H${x + w - 44}Q${x + w} 398 ${x + w} 440V480z`,
  }[manner];
  const shoulders = mirrored(
    fill(spark, disc(x - w + 30, 446, 16)) + thread(bodyShade, 5, d`M${x - w + 62} 480v-52`),
  );
  return neck + fill(body, chest) + shoulders + sign(chance.whole(0, 4), light, machine.screen);
}

function sign(kind: number, light: string, screen: string): string {
  const plate = fill(screen, "M192 420q0 -10 10 -10h76q10 0 10 10v70h-96z");
  const signs = [
    thread(light, 6, "M202 452h18l10 -22l16 40l10 -18h22"),
    thread(light, 7, "M214 464v-12M232 464v-30M250 464v-20M268 464v-38"),
    thread(light, 6, "M212 456l28 -28l28 28M212 474l28 -28l28 28"),
    thread(light, 6, `${disc(240, 446, 20)}z`) + fill(light, disc(240, 446, 8)),
    fill(light, "M246 420l-28 34h18l-4 24l28 -36h-18z"),
  ];
  return plate + signs[kind];
}

/** The shape that rises behind a coach's head; a watch has none, because its strap is there. */
function crown(machine: Machine): string {
  const { chance, down, light, body, bodyShade, spark } = machine;
  if (machine.shell === "watch") return "";
  const top = y - down - 8;
  const up = chance.whole(22, 44);
  const bulb = (at: number, high: number) =>
    fill(light, disc(at, high, 20), ' opacity=".25"') + fill(light, disc(at, high, 11));
  return chance.pick<() => string>([
    () => thread(bodyShade, 8, d`M${x} ${top}v${-up}`) + bulb(x, top - up),
    () =>
      mirrored(
        thread(bodyShade, 7, d`M${x - 34} ${top + 8}l-18 ${-up}`) + bulb(x - 52, top + 8 - up),
      ),
    () =>
      thread(light, 9, d`M${x - 62} ${top - 14}h124M${x - 36} ${top - 30}h72`, ' opacity=".85"'),
    () =>
      fill(
        spark,
        d`M${x - 12} ${top + 12}Q${x - 8} ${top - up - 10} ${x + 44} ${top - up}Q${x + 24} ${top - 16} ${x + 24} ${top + 12}z`,
      ),
    () =>
      [0, 1, 2]
        .map((i) =>
          thread(
            light,
            7,
            d`M${x - 16 - i * 17} ${top - 12 - i * 15}q${16 + i * 17} ${-14 - i * 8} ${32 + i * 34} 0`,
            ` opacity=".${9 - i * 2}"`,
          ),
        )
        .join(""),
    () => fill(body, box(x - 26, top - 12, 52, 26)) + fill(spark, box(x - 10, top - 24, 20, 14)),
    () => "",
  ])();
}

function sides({ chance, across, shell, light, bodyShade, spark }: Machine): string {
  const at = x - across - (shell === "hexagon" ? 0 : 8);
  const shapes = chance.pick<() => string>([
    () => fill(bodyShade, disc(at, y, 26)) + fill(light, disc(at, y, 11)),
    () =>
      fill(bodyShade, d`M${at + 10} ${y - 34}h-20q-12 0 -12 12v44q0 12 12 12h20z`) +
      thread(light, 5, d`M${at - 10} ${y - 14}v28`),
    () => fill(spark, d`M${at + 14} ${y - 26}q-40 -2 -52 30q30 14 52 -2z`),
    () => fill(bodyShade, oval(at, y + 6, 18, 34)) + fill(spark, oval(at - 4, y + 6, 8, 20)),
    () =>
      thread(
        light,
        6,
        d`M${at - 16} ${y - 20}q-14 20 0 40M${at - 34} ${y - 34}q-22 34 0 68`,
        ' opacity=".7"',
      ),
    () => "",
  ])();
  return shell === "watch" ? "" : mirrored(shapes);
}

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
function face(machine: Machine): string {
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

type Space = { chance: Chance; deep: string; light: string };

/** A dark room with light around the head: no landscape, so that nobody takes a machine for a person. */
function aura(seed: string, { deep, light }: Machine): string {
  const room = { chance: chanceOf(`room ${seed}`), deep, light };
  const { chance } = room;
  const glow = [236, 186, 140]
    .map((radius, i) => circle(mix(deep, light, 0.07 + i * 0.08), 240, 214, radius))
    .join("");
  return (
    fill(deep, "M0 0h480v480H0z") +
    glow +
    chance.pick([orbits, lanes, contours, sparks, rays, grid])(room)
  );
}

function orbits({ chance, light }: Space): string {
  const turn = chance.whole(-40, 40);
  const rings = [150, 190, 230]
    .map(
      (rx, i) =>
        `<ellipse cx="240" cy="214" rx="${rx}" ry="${Math.round(rx * 0.42)}" transform="rotate(${turn + i * 34} 240 214)"/>`,
    )
    .join("");
  const moons = [0, 1, 2]
    .map(() =>
      circle(light, 240 + chance.whole(-220, 220), chance.whole(40, 400), chance.whole(4, 9)),
    )
    .join("");
  return `<g fill="none" stroke="${light}" stroke-width="2.5" opacity=".4">${rings}</g>${moons}`;
}

/** The lanes of a track that run towards the viewer. */
function lanes({ chance, deep, light }: Space): string {
  const high = chance.whole(300, 340);
  const lines = [-5, -3.2, -1.8, -0.6, 0.6, 1.8, 3.2, 5]
    .map((i) => d`M${240 + i * 40} ${high}L${240 + i * 170} 480`)
    .join("");
  return (
    fill(mix(deep, "#05080d", 0.35), `M0 ${high}h480v180H0z`) +
    stroke(light, 3, `${lines}M0 ${high}h480`, ' opacity=".45"')
  );
}

function contours({ chance, light }: Space): string {
  const phase = chance.between(0, 6);
  const lines = Array.from({ length: 9 }, (_, row) => {
    const y = 60 + row * 48;
    const rise = Math.sin(phase + row * 0.7) * 40;
    return d`M-10 ${y}C100 ${y - 50 + rise} 170 ${y + 40} 250 ${y - rise}S400 ${y + 40} 490 ${y - 20}`;
  });
  return stroke(light, 2.5, lines.join(""), ' opacity=".28"');
}

function sparks({ chance, light }: Space): string {
  let [small, large] = ["", ""];
  for (let i = 0; i < 46; i++) {
    const at = d`M${chance.whole(0, 480)} ${chance.whole(0, 440)}h0`;
    if (chance.yes(0.3)) large += at;
    else small += at;
  }
  return thread(light, 3, small, ' opacity=".6"') + thread(light, 7, large, ' opacity=".5"');
}

function rays({ chance, light }: Space): string {
  const turn = chance.between(0, 1);
  const count = chance.whole(14, 24);
  const lines = Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * Math.PI * 2;
    const [from, to] = [190, 212 + (i % 3) * 26];
    return d`M${240 + Math.cos(angle) * from} ${214 + Math.sin(angle) * from}L${240 + Math.cos(angle) * to} ${214 + Math.sin(angle) * to}`;
  });
  return thread(light, 6, lines.join(""), ' opacity=".5"');
}

function grid({ chance, light }: Space): string {
  const gap = chance.whole(36, 52);
  let dots = "";
  for (let y = 24; y < 480; y += gap) for (let x = 20; x < 480; x += gap) dots += `M${x} ${y}h0`;
  return thread(light, 4, dots, ' opacity=".34"');
}
