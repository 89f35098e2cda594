import { groundLines, paintLandmark } from "../landmarks/paint.ts";
import type { Scene } from "../scene.ts";
import { sky } from "../sky.ts";
import type { Composition } from "../views.ts";
import { sails, swell } from "../water.ts";
import { coast, swim } from "./coast.ts";
import { beach, cape, lane, ride } from "./shore.ts";

/** Open water and its coast, for triathlons. */
export function sea(scene: Scene, composition: Composition): string {
  return (painters[composition] ?? painters.bay)(scene);
}

type Painter = (scene: Scene) => string;

const painters: Partial<Record<Composition, Painter>> & { bay: Painter } = {
  /** Swimmers before the town. */
  bay(scene) {
    const { height, chance } = scene;
    const horizon = height * chance.between(0.5, 0.58);
    return [
      sky(scene, horizon),
      coast(scene, horizon, true),
      swell(scene, horizon),
      chance.yes(0.6) ? sails(scene, horizon + 8, horizon + (height - horizon) * 0.5) : "",
      swim(scene, horizon),
    ].join("");
  },
  /** The same before the landmark. */
  landmark(scene) {
    const { height, landmark } = scene;
    const horizon = height * groundLines.sea;
    if (!landmark) return "";
    const isInWater = landmark.isInWater ?? false;
    const stands = paintLandmark(scene, landmark, horizon + (isInWater ? height * 0.03 : 3));
    return [
      sky(scene, horizon),
      coast(scene, horizon, landmark.isWild !== true),
      isInWater ? "" : stands,
      swell(scene, horizon),
      isInWater ? stands : "",
      swim(scene, horizon),
    ].join("");
  },
  ride,
  beach,
  cape,
  lane,
};
