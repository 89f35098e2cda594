import { inTheDark, mix } from "../../color.ts";
import { circle, disc, fill, type Point, stroke } from "../../pen.ts";
import type { Scene } from "./scene.ts";

/** The sky with its sun or moon, clouds and birds. `horizon` is its lower edge. */
export function sky(scene: Scene, horizon: number): string {
  const { width, height, chance, inks } = scene;
  const x = width * chance.between(0.3, 0.8);
  const isLow = inks.hour === "dawn" || inks.hour === "dusk" || inks.hour === "golden";
  const y = isLow ? horizon * chance.between(0.5, 0.88) : height * chance.between(0.17, 0.32);
  const radius = height * (isLow ? chance.between(0.1, 0.17) : chance.between(0.07, 0.12));
  return [
    `<rect width="${width}" height="${height}" fill="${inks.skyTop}"/>`,
    veil(scene, horizon, [x, y]),
    inks.hour === "night"
      ? stars(scene, horizon)
      : inTheDark(scene.scheme, inks.hour === "mist" ? "" : stars(scene, horizon)),
    inks.hour === "night" && chance.yes(0.5)
      ? crescent(scene, x, y, radius)
      : circle(inks.sun, x, y, radius),
    inks.hour === "night" ? "" : clouds(scene, horizon),
    inks.hour !== "night" && chance.yes(0.55) ? birds(scene) : "",
  ].join("");
}

/** How the upper colour of the sky becomes the lower one: in bands, in rings around the sun, or at once. */
function veil({ width, height, chance, inks }: Scene, horizon: number, [x, y]: Point): string {
  const steps = chance.whole(2, 4);
  const tones = Array.from({ length: steps }, (_, i) =>
    mix(inks.skyTop, inks.skyLow, (i + 1) / steps),
  );
  if (chance.yes(0.45)) {
    const reach = Math.max(width, height) * 0.62;
    return tones
      .map((tone, i) => circle(tone, x, y, reach * (1 - i / steps) ** 1.25 + height * 0.16))
      .join("");
  }
  const wave = height * chance.between(0, 0.05);
  return tones
    .map((tone, i) => {
      const top = horizon * (0.12 + (0.72 * (i + 0.6)) / steps);
      const d = `M0 ${Math.round(top)}Q${Math.round(width * 0.3)} ${Math.round(top - wave)} ${width / 2} ${Math.round(top)}T${width} ${Math.round(top)}V${height}H0z`;
      return fill(tone, d);
    })
    .join("");
}

function crescent({ inks }: Scene, x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  const d = `M${Math.round(x)} ${Math.round(y - r)}a${r} ${r} 0 1 0 ${r} ${r}a${Math.round(r * 0.8)} ${Math.round(r * 0.8)} 0 0 1 ${-r} ${-r}z`;
  return fill(inks.sun, d);
}

function stars({ width, chance }: Scene, horizon: number): string {
  let [small, large] = ["", ""];
  for (let i = 0; i < width / 22; i++) {
    const at = `M${chance.whole(0, width)} ${chance.whole(4, Math.round(horizon * 0.8))}h0`;
    if (chance.yes(0.25)) large += at;
    else small += at;
  }
  const round = ' stroke-linecap="round"';
  return stroke("#fff6da", 1.3, small, round) + stroke("#fff6da", 2.6, large, round);
}

function clouds({ width, height, chance, inks }: Scene, horizon: number): string {
  const style = chance.pick(["none", "puffs", "bars", "bars"] as const);
  if (style === "none") return "";
  const tone = inks.atNight(mix(inks.skyLow, "#ffffff", 0.55), mix(inks.skyLow, inks.skyTop, 0.45));
  let d = "";
  for (let i = 0; i < chance.whole(2, 4) * Math.ceil(width / 800); i++) {
    const [x, y] = [chance.between(-20, width), chance.between(0.08, 0.5) * horizon];
    const span = chance.between(0.12, 0.26) * height * 1.7;
    if (style === "bars") {
      const s = Math.round(span);
      d += `M${Math.round(x)} ${Math.round(y)}h${s}M${Math.round(x + span * 0.3)} ${Math.round(y + 11)}h${Math.round(span * 0.8)}`;
    } else {
      const r = span / 6;
      d +=
        disc(x, y, r) + disc(x + r * 1.3, y - r * 0.6, r * 1.3) + disc(x + r * 2.9, y - r * 0.1, r);
      d += `M${Math.round(x)} ${Math.round(y)}h${Math.round(r * 2.9)}v${Math.round(r)}h${-Math.round(r * 2.9)}z`;
    }
  }
  return style === "bars"
    ? stroke(tone, 7, d, ' stroke-linecap="round" opacity=".8"')
    : fill(tone, d, ' opacity=".85"');
}

function birds({ width, height, chance, inks }: Scene): string {
  const [x, y] = [width * chance.between(0.1, 0.75), height * chance.between(0.1, 0.26)];
  let d = "";
  for (let i = 0; i < chance.whole(3, 6); i++) {
    const w = chance.whole(4, 8);
    const at = `${Math.round(x + i * chance.between(13, 21))} ${Math.round(y + chance.between(-13, 13))}`;
    d += `M${at}q${w / 2} ${-w * 0.7} ${w} 0q${w / 2} ${-w * 0.7} ${w} 0`;
  }
  return stroke(inks.depth(0.8), 1.8, d, ' stroke-linecap="round"');
}
