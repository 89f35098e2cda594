import { mix } from "../color.ts";
import { box, circle, disc, fill, line, polygon, stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";
import type { Landmark } from "../scenery.ts";
import { dome } from "./colonial.ts";

/** The best-known building of a place. Bridges are drawn with the water. */
export function landmark(scene: Scene, base: number, depth: number): string {
  const kind = scene.place.landmark;
  if (kind === "none" || kind === "bridge" || kind === "viaduct") return "";
  const x = Math.round(scene.width * scene.chance.between(0.32, 0.8));
  return painters[kind](scene, [x, Math.round(base)], scene.inks.depth(depth));
}

type Painter = (scene: Scene, at: readonly [number, number], tone: string) => string;

const painters: Record<Exclude<Landmark, "none" | "bridge" | "viaduct">, Painter> = {
  needle({ height, inks }, [x, base], tone) {
    const top = Math.round(base - height * 0.56);
    const pod = top + Math.round(height * 0.13);
    return (
      fill(
        tone,
        `${polygon([
          [x - 9, base],
          [x - 3, pod],
          [x + 3, pod],
          [x + 9, base],
        ])}M${x - 16} ${pod}l7 -9h18l7 9l-9 9h-14z`,
      ) +
      stroke(tone, 3, `M${x} ${top}V${pod}`) +
      stroke(inks.light, 2, `M${x - 12} ${pod}h24`)
    );
  },
  dome({ height, inks }, [x, base], tone) {
    const h = Math.round(height * 0.2);
    const columns = [-34, -22, -10, 2, 14, 26]
      .map((dx) => `M${x + dx + 4} ${base - h * 0.55}V${base}`)
      .join("");
    return (
      fill(
        tone,
        box(x - 46, base - h * 0.6, 92, h) +
          polygon([
            [x - 46, base - h * 0.6],
            [x, base - h * 0.95],
            [x + 46, base - h * 0.6],
          ]) +
          box(x - 24, base - h * 1.3, 48, h * 0.7),
      ) +
      fill(mix(tone, inks.roof, 0.5), dome(x, base - h * 1.28, 27)) +
      stroke(mix(tone, inks.pale, 0.3), 4, columns)
    );
  },
  pyramid({ height, inks }, [x, base], tone) {
    const steps = Array.from({ length: 6 }, (_, i) =>
      box(x - 92 + i * 14, base - (i + 1) * height * 0.042, 184 - i * 28, height * 0.043),
    );
    const top = base - height * 0.252;
    return (
      fill(mix(tone, inks.roof, 0.25), steps.join("") + box(x - 18, top - 18, 36, 19)) +
      fill(
        mix(tone, inks.pale, 0.22),
        polygon([
          [x - 8, top],
          [x + 8, top],
          [x + 15, base],
          [x - 15, base],
        ]),
      ) +
      fill(mix(tone, inks.near, 0.5), box(x - 5, top - 12, 10, 12))
    );
  },
  lighthouse({ width, height, inks }, [, base], tone) {
    const x = Math.round(width * 0.86);
    const top = Math.round(base - height * 0.34);
    const beam =
      inks.hour === "night" || inks.hour === "dusk"
        ? fill(inks.light, `M${x} ${top - 8}L${x - 300} ${top - 62}V${top + 14}z`, ' opacity=".28"')
        : "";
    const bands = [0.2, 0.55]
      .map((share) => box(x - 10 - share * 5, top + (base - top) * share, 20 + share * 10, 16))
      .join("");
    return (
      beam +
      fill(
        mix(tone, inks.pale, 0.75),
        polygon([
          [x - 10, top],
          [x + 10, top],
          [x + 16, base],
          [x - 16, base],
        ]),
      ) +
      fill(
        mix(tone, inks.roof, 0.8),
        bands +
          box(x - 13, top - 2, 26, 4) +
          polygon([
            [x - 9, top - 16],
            [x, top - 26],
            [x + 9, top - 16],
          ]),
      ) +
      fill(inks.light, box(x - 6, top - 16, 12, 14))
    );
  },
  wheel({ height, inks }, [x, base], tone) {
    const radius = Math.round(height * 0.19);
    const y = base - radius - 12;
    const spokes = Array.from({ length: 6 }, (_, i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / 6) * radius, Math.sin((i * Math.PI) / 6) * radius];
      return line([
        [x - dx, y - dy],
        [x + dx, y + dy],
      ]);
    }).join("");
    const cabins = Array.from({ length: 12 }, (_, i) =>
      disc(x + Math.cos((i * Math.PI) / 6) * radius, y + Math.sin((i * Math.PI) / 6) * radius, 4),
    ).join("");
    return (
      stroke(
        tone,
        4,
        `${line([
          [x - radius * 0.6, base],
          [x, y],
          [x + radius * 0.6, base],
        ])}${disc(x, y, radius)}`,
      ) +
      stroke(tone, 1.3, spokes) +
      fill(inks.accents[0], cabins) +
      circle(tone, x, y, 6)
    );
  },
};
