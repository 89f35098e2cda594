import { mix } from "./color.ts";
import { ridge } from "./ground.ts";
import { fill, smooth, stroke } from "./pen.ts";
import type { Scene } from "./scene.ts";

const r = Math.round;

/** Water from `top` to `bottom` with reflections of the sun, and mostly with boats. */
export function water(scene: Scene, top: number, bottom: number): string {
  const { width, chance, inks } = scene;
  const tone = mix(inks.depth(0.45), inks.skyTop, inks.hour === "night" ? 0.2 : 0.45);
  const glint = mix(tone, inks.hour === "night" ? inks.light : inks.sun, 0.55);
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

/** A bridge over the water: hung from two towers, or on stone arches. */
export function bridge(scene: Scene, deck: number, foot: number): string {
  const { width, height, chance, inks, place } = scene;
  const y = r(deck);
  const tone = mix(inks.depth(0.8), inks.roof, place.landmark === "bridge" ? 0.65 : 0.25);
  if (place.landmark === "viaduct") {
    let d = `M0 ${y - 8}H${width}V${r(foot)}`;
    const span = chance.whole(52, 84);
    for (let x = Math.floor(width / span) * span; x >= 0; x -= span) {
      const w = span - 12;
      d += `H${x + w}V${y + 10 + w / 2}a${w / 2} ${w / 2} 0 0 0 ${-w} 0V${r(foot)}`;
    }
    return fill(tone, `${d}H0z`);
  }
  const rise = r(height * 0.23);
  const [left, right] = [
    r(width * chance.between(0.14, 0.26)),
    r(width * chance.between(0.68, 0.84)),
  ];
  const middle = r((left + right) / 2);
  const sag = y - 6;
  const cables = `M-20 ${y}Q${r(left * 0.6)} ${y - 6} ${left} ${y - rise}Q${middle} ${sag + rise} ${right} ${y - rise}Q${r(right + (width - right) * 0.4)} ${y - 6} ${width + 20} ${y}`;
  let hangers = "";
  for (let x = left + 16; x < right - 8; x += 16) {
    const share = (x - left) / (right - left);
    const droop =
      (1 - share) ** 2 * (y - rise) +
      2 * share * (1 - share) * (sag + rise) +
      share ** 2 * (y - rise);
    hangers += `M${x} ${y}V${r(droop)}`;
  }
  const towers = [left, right]
    .map(
      (x) =>
        `M${x - 6} ${r(foot)}V${y - rise - 8}h3v${rise}h6v${-rise}h3V${r(foot)}zM${x - 6} ${y - r(rise * 0.7)}h12v4h-12z`,
    )
    .join("");
  return (
    stroke(tone, 1.2, hangers) +
    stroke(tone, 3, cables) +
    fill(tone, `${towers}M0 ${y}h${width}v6H0z`)
  );
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
