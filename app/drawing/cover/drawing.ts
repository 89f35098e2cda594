import { chanceOf } from "../chance.ts";
import { inScheme, type Scheme } from "../color.ts";
import { type Hour, inksFor, type SceneKind } from "../inks.ts";
import { city } from "./city.ts";
import { offRoad } from "./off-road.ts";
import { sceneryOf, type Whereabouts } from "./place/scenery.ts";
import type { Scene } from "./scene/scene.ts";
import { sea } from "./sea.ts";
import { type Composition, landmarks, type View, viewsOf } from "./views.ts";

export type Size = { width: number; height: number };

/** What decides how a cover looks. */
export type CoverSubject = {
  seed: string;
  kind: SceneKind;
  where: Whereabouts;
  /** Which of its views: 0 is the cover's own. */
  variant?: number;
  /** Only where the seed does not choose one. */
  hour?: Hour | undefined;
};

const painters: Record<SceneKind, (scene: Scene, composition: Composition) => string> = {
  road: city,
  urban: city,
  other: city,
  trail: offRoad,
  ultra: offRoad,
  mtb: offRoad,
  triathlon: sea,
};

const hours: Record<SceneKind, readonly [Hour, ...Hour[]]> = {
  road: ["day", "day", "dawn", "golden", "dusk", "night", "mist"],
  urban: ["dusk", "night", "night", "dawn", "day", "mist"],
  other: ["day", "dawn", "golden", "dusk", "mist"],
  trail: ["day", "day", "dawn", "golden", "mist", "dusk"],
  ultra: ["dawn", "dusk", "night", "golden", "day", "mist"],
  mtb: ["day", "golden", "golden", "dusk", "dawn"],
  triathlon: ["dawn", "day", "day", "golden", "dusk", "mist"],
};

/** Wider drawings are scaled up instead of showing more. */
const widestScene = 1180;

const defaultView: View = { composition: "street", landmark: "" };

/** Where the focus lies, as a share of the width: clear of the bib at the lower left corner. */
const focusShare = [0.54, 0.66] as const;

/** Draws a cover as an SVG document. */
export function drawing(subject: CoverSubject, size: Size, scheme: Scheme): string {
  const { seed, kind, where, variant = 0 } = subject;
  const scale = Math.min(1, widestScene / size.width);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const chance = chanceOf(`${kind} ${seed} ${where.address} ${variant}`);
  const place = sceneryOf(where);
  const views = viewsOf(kind, place, seed);
  const view = views[variant % views.length] ?? defaultView;
  const drawn = chance.pick(hours[kind]);
  const hour = subject.hour ?? (place.isFoggy ? "mist" : drawn);
  let names = 0;
  const scene: Scene = {
    width,
    height,
    kind,
    chance,
    inks: inksFor(kind, hour, chance),
    place,
    scheme,
    focus: width * chance.between(...focusShare),
    landmark: landmarks.get(view.landmark) ?? null,
    name: () => (names++).toString(36).padStart(2, "a"),
  };
  const picture = inScheme(painters[kind](scene, view.composition), scheme);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${picture}</svg>`;
}
