import { mix } from "../../color.ts";
import { fill, smooth, stroke } from "../../pen.ts";
import { ridge, type Scene } from "./scene.ts";

const r = Math.round;

/** Water from `top` to `bottom` with reflections of the sun, and mostly with boats. */
export function water(scene: Scene, top: number, bottom: number): string {
  const { width, chance, inks } = scene;
  const tone = inks.atNight(
    mix(inks.depth(0.45), inks.skyTop, 0.45),
    mix(inks.depth(0.45), inks.skyTop, 0.2),
  );
  const glint = inks.atNight(mix(tone, inks.sun, 0.55), mix(tone, inks.light, 0.5));
  let [lights, lines] = ["", ""];
  for (let i = 0; i < width / 26; i++) {
    const y = r(top + 5 + (bottom - top - 8) * chance.between(0, 1));
    const dash = `M${chance.whole(0, width)} ${y}h${chance.whole(8, 44)}`;
    if (chance.yes(0.35)) lights += dash;
    else lines += dash;
  }
  const round = ' stroke-linecap="round"';
  const boats = chance.yes(0.7) ? sails(scene, top, bottom) : "";
  return (
    fill(tone, `M0 ${r(top)}h${width}v${r(bottom - top)}H0z`) +
    stroke(mix(tone, inks.pale, 0.25), 2, lines, round) +
    stroke(glint, 2.5, lights, round) +
    boats
  );
}

/** Sailing boats, the nearer the larger. */
export function sails({ width, chance, inks }: Scene, top: number, bottom: number): string {
  let [hulls, mains, jibs] = ["", "", ""];
  for (let i = 0; i < chance.whole(1, 3) * Math.ceil(width / 900); i++) {
    const share = chance.between(0.08, 0.75);
    const [x, y, s] = [
      r(chance.between(0.12, 0.95) * width),
      r(top + (bottom - top) * share),
      8 + share * 12,
    ];
    hulls += `M${r(x - s)} ${y}h${r(s * 2)}l${r(-s * 0.4)} ${r(s * 0.4)}h${r(-s * 1.2)}z`;
    mains += `M${x} ${y - 2}v${r(-s * 2.4)}q${r(s * 1.1)} ${r(s * 1.2)} ${r(s * 0.9)} ${r(s * 2.4)}z`;
    jibs += `M${x - 2} ${y - 2}v${r(-s * 2)}l${r(-s * 0.8)} ${r(s * 2)}z`;
  }
  return fill(inks.depth(0.9), hulls) + fill(inks.accents[1], mains) + fill(inks.accents[0], jibs);
}

/** Rows of waves: the same line repeated, moved and, nearer, larger. */
export function swell(scene: Scene, top: number): string {
  const { width, height, chance, inks } = scene;
  const rows = chance.whole(5, 8);
  const manner = chance.pick(["long", "scales", "short"] as const);
  const name = scene.name();
  const row = manner === "scales" ? scales(width) : rollers(scene, manner === "long" ? 1.4 : 0.5);
  const drawn = Array.from({ length: rows }, (_, i) => {
    const share = (i + 1) / rows;
    const y = r(top + (height - top) * (i / rows) ** 0.9);
    const tone = mix(inks.depth(0.16 + share * 0.84), inks.skyTop, (1 - share) * 0.3);
    const scale = r((1 + share * 1.6) * 100) / 100;
    const place = `translate(${-chance.whole(12, 60)} ${y})scale(${scale})`;
    return `<use href="#${name}" fill="${tone}" stroke="${mix(tone, inks.pale, 0.35)}" transform="${place}"/>`;
  });
  return `<defs><path id="${name}" d="${row}"/></defs>${drawn.join("")}`;
}

/** A row of arches like the scales of a fish. */
function scales(width: number): string {
  const size = 20;
  const count = Math.ceil((width + 70) / size);
  return `M0 10${`a10 8 0 0 1 ${size} 0`.repeat(count)}v300h${-count * size}z`;
}

function rollers(scene: Scene, span: number): string {
  const line = ridge({ ...scene, width: scene.width + 70 }, 0, 5, span);
  return `${smooth(line)}v300H-8z`;
}
