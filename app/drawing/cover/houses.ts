import { mix } from "../color.ts";
import { box, disc, fill, polygon, stroke } from "../pen.ts";
import type { Scene } from "./scene/scene.ts";

const r = Math.round;

/** Where a row of houses stands and how high it reaches at most; `depth` 0 far, 1 close. */
export type Row = { base: number; rise: number; depth: number };

/** Low houses with arches and tiled roofs, and churches above them. */
export function colonial(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const walls = ["", "", ""];
  let [roofs, holes, domes] = ["", "", ""];
  const tall = rise * 0.34;
  for (let x = -20, i = 0; x < width; i++) {
    const w = chance.whole(30, 66);
    const h = tall * chance.between(0.55, 1);
    const y = base - h;
    walls[i % 3] += box(x, y, w, height - y);
    roofs += polygon([
      [x - 3, y],
      [x + w * 0.12, y - 9],
      [x + w * 0.88, y - 9],
      [x + w + 3, y],
    ]);
    for (let c = x + 9; c < x + w - 8; c += 14)
      holes += `M${r(c)} ${r(y + h * 0.75)}v-8a3 3 0 0 1 6 0v8z`;
    x += w;
  }
  const churches = Math.max(1, r(width / 640)) + chance.whole(0, 1);
  for (let i = 0; i < churches; i++) {
    const x = (width * (i + chance.between(0.3, 0.7))) / churches;
    const h = rise * chance.between(0.55, 0.8);
    const y = base - h;
    walls[0] += box(x - 36, base - h * 0.62, 72, h) + box(x - 36, y, 16, h) + box(x + 20, y, 16, h);
    domes += bell(x - 28, y) + bell(x + 28, y) + dome(x, base - h * 0.62, 19);
    holes += `M${r(x - 6)} ${r(base - 4)}v-16a6 6 0 0 1 12 0v16z${disc(x, base - h * 0.46, 4)}`;
    holes += `M${r(x - 31)} ${r(y + 16)}v-7a3 3 0 0 1 6 0v7zM${r(x + 25)} ${r(y + 16)}v-7a3 3 0 0 1 6 0v7z`;
  }
  const tone = inks.depth(depth);
  const tints = [
    inks.whenLit(mix(tone, inks.pale, 0.3), mix(tone, inks.pale, 0.05)),
    mix(tone, inks.roof, 0.25),
    inks.whenLit(mix(tone, inks.skyLow, 0.3), mix(tone, inks.skyLow, 0.14)),
  ];
  const hole = inks.whenLit(mix(tone, inks.near, 0.6), mix(tone, inks.light, 0.8));
  return (
    walls.map((d, i) => fill(tints[i] ?? tone, d)).join("") +
    fill(mix(tone, inks.roof, 0.75), roofs + domes) +
    fill(hole, holes)
  );
}

function bell(x: number, y: number): string {
  return `M${r(x - 10)} ${r(y)}q0 -14 10 -19q10 5 10 19z${box(x - 1, y - 28, 2, 11)}${box(x - 4, y - 25, 8, 2)}`;
}

/** A dome with its lantern, standing on `y`. */
function dome(x: number, y: number, radius: number): string {
  const d = r(radius * 2);
  return `M${r(x - radius)} ${r(y)}a${d / 2} ${d / 2} 0 0 1 ${d} 0z${box(x - 3, y - radius - 8, 6, 10)}${box(x - 1, y - radius - 17, 2, 10)}`;
}

/** Narrow houses of an old town, gable by gable, and a steeple. */
export function gables(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const walls = ["", "", ""];
  let [columns, chimneys] = ["", ""];
  for (let x = -10; x < width; ) {
    const w = chance.whole(24, 40);
    const h = rise * chance.between(0.32, 0.58);
    const y = base - h;
    const top = w * chance.between(0.5, 0.9);
    const form = chance.whole(0, 3);
    const steps = `M${r(x)} ${height}V${r(y)}h${r(w * 0.18)}v${r(-top * 0.3)}h${r(w * 0.16)}v${r(-top * 0.3)}h${r(w * 0.32)}v${r(top * 0.3)}h${r(w * 0.16)}v${r(top * 0.3)}H${r(x + w)}V${height}z`;
    const pointed = polygon([
      [x, height],
      [x, y],
      [x + w / 2, y - top],
      [x + w, y],
      [x + w, height],
    ]);
    const bellShaped = `M${r(x)} ${height}V${r(y)}q${r(w * 0.3)} ${r(-top * 0.15)} ${r(w * 0.3)} ${r(-top * 0.6)}h${r(w * 0.4)}q0 ${r(top * 0.45)} ${r(w * 0.3)} ${r(top * 0.6)}V${height}z`;
    walls[chance.whole(0, 2)] += form === 0 ? steps : form === 1 ? bellShaped : pointed;
    if (chance.yes(0.5)) chimneys += box(x + w * 0.72, y - top * 0.8, 5, top);
    for (let c = x + 7; c < x + w - 4; c += 9) columns += `M${r(c)} ${r(y + 5)}V${r(base)}`;
    x += w;
  }
  const steeple = width * chance.between(0.2, 0.85);
  const high = rise * chance.between(0.8, 1);
  walls[0] += polygon([
    [steeple - 10, height],
    [steeple - 10, base - high * 0.6],
    [steeple, base - high],
    [steeple + 10, base - high * 0.6],
    [steeple + 10, height],
  ]);
  const tone = inks.depth(depth);
  const tints = [tone, mix(tone, inks.roof, 0.38), mix(tone, inks.skyLow, 0.22)];
  return (
    fill(tone, chimneys) +
    walls.map((d, i) => fill(tints[i] ?? tone, d)).join("") +
    windows(scene, depth, columns)
  );
}

/** Warehouses and cranes. */
export function harbour(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  let [bodies, lighter, columns, cranes] = ["", "", "", ""];
  for (let x = -20; x < width; ) {
    const w = chance.whole(48, 96);
    const h = rise * chance.between(0.16, 0.4);
    const y = base - h;
    if (chance.yes(0.45)) {
      const tooth = w / 3;
      for (let i = 0; i < 3; i++)
        bodies += polygon([
          [x + i * tooth, height],
          [x + i * tooth, y - 12],
          [x + (i + 1) * tooth, y + 4],
          [x + (i + 1) * tooth, height],
        ]);
    } else {
      lighter += polygon([
        [x, height],
        [x, y],
        [x + w / 2, y - 14],
        [x + w, y],
        [x + w, height],
      ]);
    }
    for (let c = x + 9; c < x + w - 6; c += 13) columns += `M${r(c)} ${r(y + 10)}V${r(base)}`;
    x += w + chance.between(0, 16);
  }
  for (let i = 0; i < 2 + r(width / 500); i++) {
    const [x, h] = [r(width * chance.between(0.05, 0.95)), r(rise * chance.between(0.62, 1))];
    const side = chance.yes(0.5) ? 1 : -1;
    cranes += `M${x} ${r(base)}v${-h}h${24 * side}v${h}M${x} ${r(base - h * 0.55)}h${24 * side}M${x - 26 * side} ${r(base - h)}h${96 * side}M${x + 12 * side} ${r(base - h)}v-18l${58 * side} 18M${x + 56 * side} ${r(base - h)}v${r(h * 0.3)}`;
  }
  const tone = inks.depth(depth);
  return (
    stroke(mix(tone, inks.roof, 0.7), 3, cranes) +
    fill(tone, bodies) +
    fill(mix(tone, inks.roof, 0.3), lighter) +
    windows(scene, depth, columns)
  );
}

/** Small coloured houses that climb a hill. */
export function hillside(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const center = width * chance.between(0.2, 0.8);
  const spread = width * chance.between(0.2, 0.34);
  const hill = (x: number) => rise * 0.86 * Math.exp(-(((x - center) / spread) ** 2)) + rise * 0.12;
  const tone = inks.depth(depth);
  const tints = [
    inks.whenLit(mix(tone, inks.pale, 0.5), mix(tone, inks.pale, 0.12)),
    mix(tone, inks.roof, 0.55),
    inks.whenLit(mix(tone, inks.skyLow, 0.35), mix(tone, inks.skyLow, 0.2)),
    tone,
  ];
  const glass = inks.whenLit(mix(tone, inks.near, 0.7), mix(tone, inks.light, 0.85));
  const slope: [number, number][] = [];
  for (let x = -10; x <= width + 40; x += 40) slope.push([x, base - hill(x) * 0.86]);
  let drawn = fill(
    mix(tone, inks.skyLow, 0.12),
    polygon([...slope, [width + 40, height], [-10, height]]),
  );
  for (const tier of [0.88, 0.56, 0.22]) {
    const walls = ["", "", "", ""];
    let panes = "";
    for (let x = -14; x < width; ) {
      const [w, h] = [chance.whole(20, 36), chance.whole(22, 38)];
      const y = base - hill(x) * tier - h * 0.6;
      if (chance.yes(0.84)) {
        const flat = box(x, y, w, h + 12);
        walls[chance.whole(0, 3)] += chance.yes(0.4)
          ? polygon([
              [x, y + h + 12],
              [x, y],
              [x + w / 2, y - 9],
              [x + w, y],
              [x + w, y + h + 12],
            ])
          : flat;
        panes += `M${r(x + 5)} ${r(y + 7)}h3m4 0h3`;
      }
      x += w + chance.between(0, 5);
    }
    drawn += walls.map((d, i) => fill(tints[i] ?? tone, d)).join("") + stroke(glass, 4, panes);
  }
  return drawn;
}

/** High-rises around a centre. */
export function towers(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const center = width * chance.between(0.3, 0.75);
  const spread = width * chance.between(0.18, 0.4);
  const gap = depth > 0.7 ? 26 : 5;
  let [bodies, lighter, columns, spires] = ["", "", "", ""];
  for (let x = -12; x < width; ) {
    const w = chance.whole(18, 48);
    const crowd = Math.exp(-(((x - center) / spread) ** 2));
    const h = Math.max(26, rise * (0.28 + 0.72 * crowd) * chance.between(0.45, 1));
    const y = base - h;
    const body = tower(h > w * 1.4 ? chance.whole(0, 7) : 7, [x, y], [w, height - y]);
    if (chance.yes(0.5)) bodies += body;
    else lighter += body;
    if (chance.yes(0.16) && h > rise * 0.5) spires += `M${r(x + w / 2)} ${r(y)}v${r(-h * 0.22)}`;
    if (depth > 0.3 && chance.yes(0.75))
      for (let c = x + 7; c < x + w - 5; c += 8) columns += `M${r(c)} ${r(y + 9)}V${r(base + 4)}`;
    x += w + chance.between(0, gap);
  }
  const tone = inks.depth(depth);
  return (
    stroke(tone, 2.5, spires) +
    fill(tone, bodies) +
    fill(mix(tone, inks.skyLow, 0.14), lighter) +
    windows(scene, depth, columns)
  );
}

function tower(form: number, [x, y]: [number, number], [w, h]: [number, number]): string {
  switch (form) {
    case 0:
      return box(x, y, w, h) + box(x + w * 0.2, y - 12, w * 0.6, 13);
    case 1:
      return polygon([
        [x, y + w * 0.4],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]);
    case 2:
      return `M${r(x)} ${r(y + w / 2)}a${r(w) / 2} ${r(w) / 2} 0 0 1 ${r(w)} 0V${r(y + h)}h${-r(w)}z`;
    case 3:
      return (
        box(x, y + 14, w, h) +
        box(x + w * 0.15, y + 4, w * 0.7, 12) +
        box(x + w * 0.32, y - 8, w * 0.36, 14)
      );
    case 4:
      return polygon([
        [x, y + 12],
        [x + w / 2, y - 8],
        [x + w, y + 12],
        [x + w, y + h],
        [x, y + h],
      ]);
    default:
      return box(x, y, w, h);
  }
}

/** A few low houses with room between them, and a bell tower or a water tank. */
export function village(scene: Scene, { base, rise, depth }: Row): string {
  const { width, height, chance, inks } = scene;
  const walls = ["", "", ""];
  let [roofs, holes] = ["", ""];
  for (let x = chance.between(-30, 10), i = 0; x < width; i++) {
    const w = chance.whole(34, 62);
    const h = rise * chance.between(0.16, 0.27);
    const y = base - h;
    walls[i % 3] += box(x, y, w, height - y);
    roofs += chance.yes(0.7)
      ? polygon([
          [x - 5, y],
          [x + w * 0.24, y - rise * 0.11],
          [x + w * 0.76, y - rise * 0.11],
          [x + w + 5, y],
        ])
      : box(x - 2, y - 4, w + 4, 5);
    holes += box(x + w * 0.42, base - h * 0.6, 7, h);
    for (const share of [0.16, 0.72]) holes += box(x + w * share, y + h * 0.3, 7, 7);
    x += w + (chance.yes(0.4) ? chance.between(14, 60) : 2);
  }
  const x = r(width * chance.between(0.24, 0.8));
  const high = rise * chance.between(0.5, 0.62);
  walls[0] += box(x - 9, base - high, 18, height - base + high);
  roofs += polygon([
    [x - 12, base - high],
    [x, base - high - rise * 0.16],
    [x + 12, base - high],
  ]);
  holes += `M${x - 4} ${r(base - high + 20)}v-8a4 4 0 0 1 8 0v8z`;
  const tone = inks.depth(depth);
  const tints = [
    inks.whenLit(mix(tone, inks.pale, 0.5), mix(tone, inks.pale, 0.08)),
    mix(tone, inks.roof, 0.25),
    inks.whenLit(mix(tone, inks.skyLow, 0.42), mix(tone, inks.skyLow, 0.16)),
  ];
  const hole = inks.whenLit(mix(tone, inks.near, 0.6), mix(tone, inks.light, 0.8));
  return (
    walls.map((d, i) => fill(tints[i] ?? tone, d)).join("") +
    fill(mix(tone, inks.roof, 0.75), roofs) +
    fill(hole, holes)
  );
}

/** Windows are columns of dashes: one short path for all of them. */
export function windows({ inks, chance }: Scene, depth: number, columns: string): string {
  const isDark = inks.hour === "night" || inks.hour === "dusk";
  const tone = inks.depth(depth);
  const glass = inks.whenLit(mix(tone, inks.pale, 0.4), mix(tone, inks.light, 0.8));
  const rhythm = chance.pick(["4 5 4 14 4 5", "3 6 3 6 3 15", "6 4 6 14", "4 5 4 5 4 23"]);
  const more = ` stroke-dasharray="${isDark ? "4 5 4 14 4 5 4 5 4 23" : rhythm}"`;
  return stroke(glass, chance.pick([2, 3, 3, 4]), columns, more);
}
