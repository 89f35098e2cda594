import type { Chance } from "./chance.ts";
import type { Inks } from "./inks.ts";
import type { SceneKind } from "./scene-kind.ts";
import type { Scenery } from "./scenery.ts";

/** What every part of a drawing needs: its size, the colours, the place and the seed's numbers. */
export type Scene = {
  width: number;
  height: number;
  kind: SceneKind;
  chance: Chance;
  inks: Inks;
  place: Scenery;
  /** A new name for a part that is drawn once and used often. */
  name(): string;
};
