import { hashOf } from "../chance.ts";
import type { SceneKind } from "../inks.ts";
import { canada } from "./landmarks/canada.ts";
import { mexico } from "./landmarks/mexico.ts";
import { nature } from "./landmarks/nature.ts";
import { peru } from "./landmarks/peru.ts";
import type { Landmark } from "./landmarks/shapes.ts";
import { unitedStates } from "./landmarks/united-states.ts";
import { type Scenery, sceneryOf, type Whereabouts } from "./place/scenery.ts";

/** How a picture is composed. */
export type Composition =
  | "landmark"
  // Towns
  | "street"
  | "shore"
  | "park"
  | "heights"
  | "avenue"
  | "gate"
  // Off the road
  | "ridge"
  | "lake"
  | "forest"
  | "valley"
  | "crest"
  | "meadow"
  // By the sea
  | "bay"
  | "ride"
  | "beach"
  | "cape"
  | "lane";

/** What a cover shows: a composition, and with "landmark" which one. */
export type View = { composition: Composition; landmark: string };

const inTown: readonly Composition[] = ["street", "park", "heights", "avenue", "gate"];
const offRoad: readonly Composition[] = ["ridge", "forest", "valley", "crest", "meadow", "lake"];
const bySea: readonly Composition[] = ["bay", "ride", "beach", "cape", "lane"];

/** The views that a cover may show: its own first, the others for its variants. */
export function viewsAt({
  kind,
  seed,
  where,
}: {
  kind: SceneKind;
  seed: string;
  where: Whereabouts;
}): View[] {
  return viewsOf(kind, sceneryOf(where), seed);
}

/**
 * The views that a race may have, in the order of its seed: those with a landmark first. The first
 * one is its own; the others are for lists where a neighbour shows the same.
 */
export function viewsOf(kind: SceneKind, place: Scenery, seed: string): View[] {
  const isWild = kind === "trail" || kind === "ultra" || kind === "mtb";
  const compositions = isWild
    ? offRoad
    : kind === "triathlon"
      ? bySea
      : place.water === "none"
        ? inTown
        : [...inTown, "shore" as const];
  const known = place.landmarks.filter((name) => !isWild || landmarks.get(name)?.isWild);
  const hash = hashOf(`view ${seed}`);
  return [
    ...turned(known, hash).map((landmark): View => ({ composition: "landmark", landmark })),
    ...turned(compositions, hash >>> 8).map((composition) => ({ composition, landmark: "" })),
  ];
}

/** What two neighbours must not share: the form of the landmark, or the composition. */
export function motifOf({ composition, landmark }: View): string {
  return landmarks.get(landmark)?.form ?? composition;
}

/** The list from a place on that the hash chooses. */
function turned<T>(list: readonly T[], hash: number): T[] {
  const from = list.length === 0 ? 0 : hash % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}

/** All landmarks by the names that `place/cities.ts` calls them. */
export const landmarks: ReadonlyMap<string, Landmark> = new Map(
  [peru, mexico, canada, unitedStates, nature].flatMap((table) => Object.entries(table)),
);
