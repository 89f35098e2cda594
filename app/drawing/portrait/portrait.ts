import { type Chance, chanceOf } from "../chance.ts";
import { inScheme, mix } from "../color.ts";
import type { Inks } from "../inks.ts";
import { box, circle, fill, type Point, polygon, smooth, stroke } from "../pen.ts";
import { clothes } from "./clothes.ts";
import { coach } from "./coach.ts";
import { beard, face, glasses, neck } from "./face.ts";
import { hairOn } from "./hair.ts";
import { earrings, ears, headPath, shadedSide } from "./head.ts";
import { headwear } from "./headwear.ts";
import { sitterOf } from "./sitter.ts";
import { d, thread } from "./strokes.ts";

/** The side of every portrait. */
const size = 480;

const drawings = { expert, coach };

/**
 * A portrait as an SVG document without ids, so that several may stand in one page. The same kind and
 * seed always give the same drawing. A coach has groups `data-part="head"`, `"eyes"` and `"mouth"`, and
 * in the mouth the shapes `data-mouth="rest"`, `"small"`, `"wide"` and `"round"`, of which the first shows.
 * @param kind - a person, or a machine that nobody takes for one
 */
export function portraitSvg(kind: "expert" | "coach", seed: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" stroke-linecap="round" stroke-linejoin="round">${inScheme(drawings[kind](seed), "light")}</svg>`;
}

/** A person in front of a landscape, in its light. */
function expert(seed: string): string {
  const sitter = sitterOf(seed);
  const { head, skin, shade, chance } = sitter;
  const hair = hairOn(sitter);
  const worn = headwear(sitter);
  const turn = chance.whole(-4, 4);
  const tilted = (shapes: string) =>
    shapes && `<g transform="rotate(${turn} 240 330)">${shapes}</g>`;
  return [
    surroundings(seed, sitter.inks),
    tilted(worn.behind + hair.behind),
    neck(sitter),
    clothes(sitter),
    tilted(
      [
        sitter.headwear === "hijab" ? "" : ears(head, skin, shade),
        fill(skin, headPath(head)),
        shadedSide(head, shade),
        beard(sitter),
        face(sitter),
        sitter.hasEarrings && sitter.headwear !== "hijab" ? earrings(head) : "",
        hair.front,
        glasses(sitter),
        worn.front,
      ].join(""),
    ),
  ].join("");
}

type Place = { chance: Chance; inks: Inks; horizon: number };

const places = [hills, peaks, town, sea, track, forest, contours, desert] as const;

/** Sky, sun and a landscape behind a head, quieter than a cover: the face is what one looks at. */
function surroundings(seed: string, inks: Inks): string {
  const chance = chanceOf(`around ${seed}`);
  const place = { chance, inks, horizon: chance.whole(280, 330) };
  return sky(place) + chance.pick(places)(place);
}

function sky({ chance, inks, horizon }: Place): string {
  const [x, y] = [chance.pick([95, 130, 350, 385]) + chance.whole(-20, 20), chance.whole(70, 190)];
  const sun = chance.whole(34, 60);
  const rings = chance.yes(0.6)
    ? [250, 165, 105]
        .map((radius, i) => circle(mix(inks.skyTop, inks.skyLow, (i + 1) / 3.4), x, y, radius))
        .join("")
    : [0.3, 0.6, 0.9]
        .map((share) =>
          fill(
            mix(inks.skyTop, inks.skyLow, share),
            d`M0 ${horizon * share}Q120 ${horizon * share - 18} 240 ${horizon * share}T480 ${horizon * share}V480H0z`,
          ),
        )
        .join("");
  const bars = chance.yes(0.5)
    ? thread(
        mix(inks.skyLow, "#ffffff", 0.55),
        8,
        d`M${chance.whole(-10, 60)} ${chance.whole(50, 120)}h${chance.whole(60, 110)}M${chance.whole(330, 400)} ${chance.whole(60, 150)}h90`,
        ' opacity=".8"',
      )
    : "";
  return `<path fill="${inks.skyTop}" d="M0 0h480v480H0z"/>${rings}${circle(inks.sun, x, y, sun)}${bars}`;
}

/** A soft line across the picture. */
function waves(chance: Chance, base: number, rise: number): Point[] {
  const phase = chance.between(0, 9);
  return Array.from(
    { length: 6 },
    (_, i): Point => [i * 106 - 20, base + Math.sin(i * chance.between(1, 1.4) + phase) * rise],
  );
}

function below(points: readonly Point[]): string {
  return `${smooth(points)}V480H-20z`;
}

function hills({ chance, inks, horizon }: Place): string {
  return [0.14, 0.3, 0.48]
    .map((depth, i) => fill(inks.depth(depth), below(waves(chance, horizon - 30 + i * 44, 24))))
    .join("");
}

function peaks({ chance, inks, horizon }: Place): string {
  let [rock, snow] = ["", ""];
  for (let x = chance.whole(-30, 10); x < 500; x += chance.whole(70, 110)) {
    const [h, w] = [chance.whole(70, 150), chance.whole(70, 100)];
    const top = horizon + 20 - h;
    rock += polygon([
      [x - w, horizon + 30],
      [x, top],
      [x + w, horizon + 30],
    ]);
    snow += polygon([
      [x - w * 0.28, top + h * 0.3],
      [x, top],
      [x + w * 0.28, top + h * 0.3],
      [x + w * 0.08, top + h * 0.22],
      [x - w * 0.06, top + h * 0.36],
    ]);
  }
  return (
    fill(inks.depth(0.22), rock) +
    fill(inks.snow, snow) +
    fill(inks.depth(0.45), below(waves(chance, horizon + 24, 14)))
  );
}

function town({ chance, inks, horizon }: Place): string {
  let [far, near, windows] = ["", "", ""];
  for (let x = -10; x < 480; x += chance.whole(36, 56)) {
    far += box(x, horizon - chance.whole(50, 150), chance.whole(30, 48), 300);
  }
  for (let x = -20; x < 480; x += chance.whole(50, 76)) {
    const [w, h] = [chance.whole(30, 46), chance.whole(10, 90)];
    near += box(x, horizon - h, w, 300);
    for (let y = horizon - h + 10; y < horizon + 40; y += 18) windows += `M${x + 8} ${y}h${w - 16}`;
  }
  return (
    fill(inks.depth(0.14), far) +
    fill(inks.depth(0.36), near) +
    `<path fill="none" stroke="${mix(inks.depth(0.36), inks.light, 0.5)}" stroke-width="4" stroke-dasharray="5 5" d="${windows}"/>` +
    fill(inks.depth(0.6), below(waves(chance, horizon + 50, 3)))
  );
}

function sea({ chance, inks, horizon }: Place): string {
  let crests = "";
  for (let i = 0; i < 16; i++)
    crests += d`M${chance.whole(0, 460)} ${horizon + 10 + chance.whole(0, 170)}h${chance.whole(14, 50)}`;
  const x = chance.pick([70, 400]);
  const y = horizon + chance.whole(10, 30);
  return (
    fill(inks.depth(0.1), below(waves(chance, horizon - 14, 8))) +
    fill(mix(inks.depth(0.4), inks.skyTop, 0.4), `M0 ${horizon}h480v200H0z`) +
    thread(mix(inks.depth(0.3), inks.pale, 0.5), 3, crests) +
    fill(inks.accents[1], d`M${x} ${y}v-46q22 24 18 46z`) +
    fill(inks.accents[0], d`M${x - 4} ${y}v-38l-16 38z`) +
    fill(inks.depth(0.9), d`M${x - 22} ${y + 3}h44l-8 9h-28z`)
  );
}

function track({ chance, inks, horizon }: Place): string {
  const tone = mix(inks.depth(0.5), "#c9583a", 0.55);
  const lanes = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        d`M-20 ${horizon + 40 + i * 30}Q240 ${horizon - 10 + i * 34} 500 ${horizon + 44 + i * 26}`,
    )
    .join("");
  return (
    fill(inks.depth(0.16), below(waves(chance, horizon - 20, 14))) +
    fill(inks.depth(0.34), `M0 ${horizon}h480v200H0z`) +
    fill(tone, d`M-20 ${horizon + 30}Q240 ${horizon - 20} 500 ${horizon + 34}V480H-20z`) +
    stroke(mix(tone, "#ffffff", 0.6), 3, lanes)
  );
}

function forest({ chance, inks, horizon }: Place): string {
  return [0.18, 0.42]
    .map((depth, row) => {
      let trees = "";
      for (let x = chance.whole(-20, 10); x < 490; x += chance.whole(28, 56)) {
        const [w, h] = [chance.whole(20, 28), chance.whole(56, 84)];
        const y = horizon + row * 54;
        trees += d`M${x} ${y - h}l${w * 0.8} ${h * 0.56}h-6l${w * 0.7} ${h * 0.7}h${-w * 3 + 12}l${w * 0.7} ${-h * 0.7}h-6z`;
      }
      return fill(inks.depth(depth), trees + below(waves(chance, horizon + 8 + row * 54, 6)));
    })
    .join("");
}

/** The lines of a map. */
function contours({ chance, inks, horizon }: Place): string {
  const points = waves(chance, horizon - 40, 22);
  const tone = inks.depth(0.3);
  const lines = [26, 54, 84, 116]
    .map((drop) => smooth(points.map(([x, y]): Point => [x, y + drop])))
    .join("");
  return (
    fill(inks.depth(0.13), below(waves(chance, horizon - 70, 20))) +
    fill(tone, below(points)) +
    stroke(mix(tone, inks.pale, 0.4), 1.6, lines)
  );
}

function desert({ chance, inks, horizon }: Place): string {
  let mesas = "";
  for (const x of [chance.whole(-20, 60), chance.whole(330, 420)]) {
    const [w, h] = [chance.whole(60, 100), chance.whole(60, 110)];
    mesas += d`M${x - 20} ${horizon + 20}l14 ${-h}h${w}l14 ${h}z`;
  }
  const x = chance.pick([60, 425]);
  const cactus = d`M${x} ${horizon + 110}v-120M${x} ${horizon + 60}h-22v-34M${x} ${horizon + 40}h22v-40`;
  return (
    fill(inks.depth(0.2), mesas) +
    fill(inks.depth(0.3), below(waves(chance, horizon + 10, 12))) +
    thread(inks.depth(0.55), 16, cactus) +
    fill(inks.depth(0.46), below(waves(chance, horizon + 70, 14)))
  );
}
