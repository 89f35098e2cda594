import { type Chance, chanceOf } from "../../chance.ts";
import { mix } from "../../color.ts";
import { circle, fill, stroke } from "../../pen.ts";
import { d, thread } from "../strokes.ts";
import type { Machine } from "./machine.ts";

type Space = { chance: Chance; deep: string; light: string };

/** A dark room with light around the head: no landscape, so that nobody takes a machine for a person. */
export function aura(seed: string, { deep, light }: Machine): string {
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
