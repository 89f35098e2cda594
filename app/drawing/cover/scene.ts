import type { Chance } from "../chance.ts";
import { mix, type Scheme } from "../color.ts";
import type { Inks, SceneKind } from "../inks.ts";
import type { Landmark } from "./landmarks/landmark.ts";
import type { Scenery } from "./scenery.ts";

/** What every part of a drawing needs: its size, the colours, the place and the seed's numbers. */
export type Scene = {
  width: number;
  height: number;
  kind: SceneKind;
  chance: Chance;
  inks: Inks;
  place: Scenery;
  scheme: Scheme;
  /** Where the eye shall rest, from the left: in view however the picture is cropped. */
  focus: number;
  /** The landmark of the drawing, if it has one. */
  landmark: Landmark | null;
  /** A new name for a part that is drawn once and used often. */
  name(): string;
};

/** A colour with some of another in it; at night much less. */
export function tinted({ inks }: Scene, tone: string, color: string, share: number): string {
  return inks.atNight(mix(tone, color, share), mix(tone, color, share * 0.4));
}

/** The ground at a depth, as the season and the land colour it. */
export function soil(scene: Scene, depth: number): string {
  const { inks, place } = scene;
  const tone = inks.depth(depth);
  if (place.season === "snow") return mix(inks.snow, tone, 0.12 + depth * 0.1);
  if (place.season === "dry") return tinted(scene, tone, "#c9963c", 0.34);
  if (place.flora === "cacti" || place.backdrop === "dunes")
    return tinted(scene, tone, "#d08c4c", 0.34);
  return place.season === "autumn" ? tinted(scene, tone, "#b5702c", 0.16) : tone;
}
