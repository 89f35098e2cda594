import { mix } from "../color.ts";
import { box, fill, polygon, stroke } from "../pen.ts";
import { windows } from "./houses.ts";
import { backdrop } from "./scene/backdrop.ts";
import { trees } from "./scene/flora.ts";
import { people } from "./scene/people.ts";
import { type Scene, soil, tinted } from "./scene/scene.ts";
import { sky } from "./scene/sky.ts";
import { asphaltOf, distance, road, skyline } from "./street.ts";

const r = Math.round;

/** A wide street that leads to the horizon between two rows of houses. */
export function avenue(scene: Scene): string {
  const { width, height, chance, place, inks, focus } = scene;
  const horizon = height * 0.6;
  const [x0, y0] = [r(focus), r(horizon)];
  const isHigh = place.skyline === "towers";
  const faces = ["", ""];
  let columns = "";
  for (const side of [-1, 1]) {
    const edge = side < 0 ? -20 : width + 20;
    // From the distance to the front: each house hides a part of the one before it.
    for (const [near, far] of [
      [0.34, 0.16],
      [0.56, 0.37],
      [0.8, 0.6],
      [1.08, 0.85],
    ] as const) {
      const [a, b] = [x0 + (edge - x0) * near, x0 + (edge - x0) * far];
      const rise = height * (isHigh ? chance.between(0.42, 0.62) : chance.between(0.24, 0.32));
      const [ya, yb] = [y0 - rise * near, y0 - rise * far];
      const foot = (share: number) => y0 + height * 0.17 * share;
      const quad = polygon([
        [a, ya],
        [b, yb],
        [b, foot(far)],
        [a, foot(near)],
      ]);
      faces[chance.whole(0, 1)] += quad;
      const count = isHigh ? 5 : 3;
      for (let i = 1; i <= count; i++) {
        const share = i / (count + 1);
        const x = b + (a - b) * share;
        const depth = far + (near - far) * share;
        columns += `M${r(x)} ${r(y0 - rise * depth + 8)}V${r(y0 + height * 0.06 * depth)}`;
      }
    }
  }
  const asphalt = asphaltOf(scene);
  const half = width * 0.34 + height * 0.2;
  const spots: [number, number, number][] = [];
  for (let i = 0; i < chance.whole(6, 9); i++) {
    const share = chance.between(0.3, 0.9);
    spots.push([
      x0 + chance.between(-0.55, 0.55) * half * share * 0.8,
      y0 + (height - y0) * share,
      height * (0.03 + share * 0.085),
    ]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  const green: [number, number, number][] = [];
  for (const share of [0.3, 0.5, 0.76, 1.04])
    for (const side of [-1, 1])
      green.push([
        x0 + side * half * 1.2 * share,
        y0 + (height - y0) * share * 0.98,
        height * (0.09 + share * 0.2),
      ]);
  const tone = inks.depth(0.55);
  return [
    sky(scene, horizon),
    backdrop(scene, place.backdrop, horizon + 3, 0.1),
    skyline(scene, place.skyline, { base: horizon + 2, rise: height * 0.2, depth: 0.2 }),
    fill(soil(scene, 0.7), box(-8, horizon, width + 20, height)),
    fill(tone, faces[0] ?? ""),
    fill(mix(tone, inks.roof, 0.3), faces[1] ?? ""),
    windows(scene, 0.5, columns),
    fill(
      asphalt,
      polygon([
        [x0 - 5, y0],
        [x0 + 5, y0],
        [x0 + half, height],
        [x0 - half, height],
      ]),
    ),
    stroke(
      inks.accents[1],
      3,
      `M${x0} ${y0 + 4}V${height}`,
      ' stroke-dasharray="3 4 6 6 10 9 14 12 22 16"',
    ),
    trees(scene, green, 0.8),
    people(scene, "runner", spots),
  ].join("");
}

/** The start: an arch over the road, bunting, and the field behind it. */
export function gate(scene: Scene): string {
  const { width, height, chance, inks, focus } = scene;
  const base = height * 0.7;
  const tone = inks.accents[0];
  const [x, half] = [r(focus), r(height * 0.33)];
  const [foot, thick] = [r(height * 0.87), r(height * 0.06)];
  const top = r(height * 0.36);
  const bend = r(height * 0.12);
  const arch = `M${x - half} ${foot}V${top + bend}q0 ${-bend} ${bend} ${-bend}H${x + half - bend}q${bend} 0 ${bend} ${bend}V${foot}`;
  const flags = Array.from({ length: Math.ceil(width / 26) }, (_, i) => {
    const at = i * 26 + 6;
    const sag = ((at - x) / width) ** 2 * height * -0.4;
    const y = r(top + height * 0.1 + sag);
    return Math.abs(at - x) < half - 6 ? "" : `M${at} ${y}h14l-7 12z`;
  });
  const spots: [number, number, number][] = [];
  const count = 7 + Math.floor(width / 500);
  for (let i = 0; i < count; i++) {
    const depth = chance.between(0, 0.09) * height;
    spots.push([
      x + chance.between(-0.86, 1.1) * half,
      height * 0.87 + depth,
      height * 0.085 + depth * 0.25,
    ]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  const bunting = (shown: number) => flags.filter((_, i) => i % 3 === shown).join("");
  return [
    distance(scene, base, 0.8),
    road(scene, base),
    stroke(
      mix(inks.near, "#000000", 0.3),
      thick,
      arch,
      ' opacity=".18" transform="translate(5 3)"',
    ),
    stroke(tinted(scene, tone, inks.near, 0.04), thick, arch, ' stroke-linejoin="round"'),
    fill(
      inks.atNight("#fffaf0", mix("#fffaf0", inks.near, 0.12)),
      box(x - half * 0.56, top - thick * 0.3, half * 1.12, thick * 0.6),
    ),
    fill(mix(inks.near, "#0d1117", 0.2), checks(x, top, half * 1.12, thick * 0.6)),
    fill(inks.accents[0], bunting(0)) +
      fill(inks.accents[1], bunting(1)) +
      fill(inks.accents[2], bunting(2)),
    people(scene, "runner", spots),
  ].join("");
}

/** The black squares of a chequered band. */
function checks(x: number, y: number, width: number, height: number): string {
  const size = height / 2;
  const count = Math.floor(width / size);
  return Array.from({ length: count }, (_, i) =>
    box(x - width / 2 + i * size, y - height / 2 + (i % 2) * size, size, size),
  ).join("");
}
