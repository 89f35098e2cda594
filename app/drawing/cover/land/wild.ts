import { fill } from "../../pen.ts";
import { backdrop, besides } from "../backdrop.ts";
import { below, ridge } from "../ground.ts";
import { groundLines, paintLandmark } from "../landmarks/paint.ts";
import { type Scene, soil } from "../scene.ts";
import { sky } from "../sky.ts";
import type { Composition } from "../views.ts";
import { water } from "../water.ts";
import { crest, meadow } from "./heights.ts";
import { far, front, hill, hills } from "./relief.ts";
import { forest, valley } from "./woods.ts";

/** The land off the road, with its contour lines. */
export function wild(scene: Scene, composition: Composition): string {
  return (painters[composition] ?? painters.ridge)(scene);
}

type Painter = (scene: Scene) => string;

const painters: Partial<Record<Composition, Painter>> & { ridge: Painter } = {
  /** Hill behind hill. */
  ridge(scene) {
    const { height, chance } = scene;
    const horizon = height * chance.between(0.46, 0.58);
    return [
      sky(scene, horizon),
      far(scene, horizon),
      hills(scene, horizon + height * 0.02, chance.whole(2, 3)),
      front(scene),
    ].join("");
  },
  /** A lake before the mountains. */
  lake(scene) {
    const { height } = scene;
    const horizon = height * 0.52;
    return [
      sky(scene, horizon),
      far(scene, horizon),
      water(scene, horizon, height * 0.8),
      hill(scene, height * 0.74, 0.66),
      front(scene),
    ].join("");
  },
  landmark(scene) {
    const { height, landmark } = scene;
    if (!landmark) return "";
    const horizon = height * groundLines.land;
    return [
      sky(scene, horizon),
      backdrop(scene, besides(scene.place.backdrop), horizon + 4, 0.06),
      paintLandmark(scene, landmark, horizon),
      fill(soil(scene, 0.56), below(scene, ridge(scene, horizon + height * 0.02, height * 0.02))),
      front(scene),
    ].join("");
  },
  forest,
  valley,
  crest,
  meadow,
};
