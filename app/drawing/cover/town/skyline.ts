import type { Skyline } from "../place/scenery-parts.ts";
import type { Scene } from "../scene.ts";
import { colonial } from "./colonial.ts";
import { gables } from "./gables.ts";
import { harbour } from "./harbour.ts";
import { hillside } from "./hillside.ts";
import type { Row } from "./row.ts";
import { towers } from "./towers.ts";
import { village } from "./village.ts";

const painters: Record<Skyline, (scene: Scene, row: Row) => string> = {
  towers,
  colonial,
  gables,
  harbour,
  hillside,
  village,
};

/** A row of houses in the style of the place. */
export function skyline(scene: Scene, kind: Skyline, row: Row): string {
  return painters[kind](scene, row);
}
